/** What is said of a medium once: in a few words, and what lies behind one click. */
export interface MediumNotes {
  readonly head: string;
  readonly notes: readonly string[];
}
