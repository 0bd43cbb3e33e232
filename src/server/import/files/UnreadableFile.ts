/** A file that cannot be imported at all, whatever it holds: one sentence for the person at the terminal. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}
