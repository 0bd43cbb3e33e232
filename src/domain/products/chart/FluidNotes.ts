/** Notes on a fluid: a short text, and details behind one click. */
export interface FluidNotes {
  readonly head: string;
  readonly notes: readonly string[];
}
