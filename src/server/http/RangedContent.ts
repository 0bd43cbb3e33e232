/** The bytes of a file, wherever they are stored. */
export interface RangedContent {
  readonly size: number;
  /** Identifies the content in a header; other content has another tag. */
  readonly etag: string;
  /** Bytes from `from` up to, not including, `to`. */
  read(from: number, to: number): ReadableStream<Uint8Array>;
}
