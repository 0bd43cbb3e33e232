/** Notes on a fluid: a short text, and details behind one click. */
export interface MediumNotes {
  readonly head: string;
  readonly notes: readonly string[];
}
