/** The bytes of a file, wherever they are kept. */
export interface RangedContent {
  readonly size: number;
  /** Names the content in a header: another content has another. */
  readonly etag: string;
  /** Bytes from `from` up to, not including, `to`. */
  read(from: number, to: number): ReadableStream<Uint8Array>;
}
