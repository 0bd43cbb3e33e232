import { and, eq } from "drizzle-orm";
import { documentParts } from "../database/schema/documentSchema.ts";
import type { Queries } from "../database/queries.ts";
import type { RangedContent } from "../http/RangedContent.ts";

/** Bytes of one row: a range of a large document takes a few of them. */
export const PART_BYTES = 256 * 1024;

interface StoredContent {
  readonly size: number;
  /** SHA-256, hex. */
  readonly digest: string;
  readonly partAt: (part: number) => Promise<Uint8Array | undefined>;
}

/** Content that stands in parts, of which a range takes those that it needs. */
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

/** Content that was cut into parts by an import. */
export const databaseContent = (queries: Queries, digest: string, size: number): RangedContent =>
  contentInParts({
    size,
    digest,
    async partAt(part) {
      const [row] = await queries
        .select({ bytes: documentParts.bytes })
        .from(documentParts)
        .where(and(eq(documentParts.digest, digest), eq(documentParts.part, part)));
      return row?.bytes;
    },
  });
