/** A file that cannot be imported at all: one sentence for the person at the terminal. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}
