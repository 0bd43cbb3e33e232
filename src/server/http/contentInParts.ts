import type { RangedContent } from "./RangedContent.ts";

/** Bytes of one row: a range of a large document takes a few of them. */
export const PART_BYTES = 256 * 1024;

interface StoredContent {
  readonly size: number;
  /** SHA-256, hex. */
  readonly digest: string;
  readonly partAt: (part: number) => Promise<Uint8Array | undefined>;
}

/** Content stored in parts; a range reads only the parts that it needs. */
export const contentInParts = ({ size, digest, partAt }: StoredContent): RangedContent => ({
  size,
  etag: `"${digest}"`,
  read(from, to) {
    let at = from;
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (at >= to) return controller.close();
        const part = Math.floor(at / PART_BYTES);
        const start = part * PART_BYTES;
        const bytes = await partAt(part);
        if (bytes === undefined) throw new Error(`part ${part} of the document ${digest} is missing`);
        controller.enqueue(bytes.slice(at - start, Math.min(to - start, bytes.length)));
        at = start + bytes.length;
      },
    });
  },
});
