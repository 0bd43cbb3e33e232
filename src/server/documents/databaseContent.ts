import { and, eq } from "drizzle-orm";
import { documentParts } from "../database/schema/documentSchema.ts";
import type { Queries } from "../database/queries.ts";
import type { RangedContent } from "../http/RangedContent.ts";

/** Bytes of one row: a range of a large document takes a few of them. */
export const PART_BYTES = 256 * 1024;

/** Content that was cut into parts by an import. */
export function databaseContent(queries: Queries, digest: string, size: number): RangedContent {
  const partAt = async (part: number): Promise<Uint8Array> => {
    const [row] = await queries
      .select({ bytes: documentParts.bytes })
      .from(documentParts)
      .where(and(eq(documentParts.digest, digest), eq(documentParts.part, part)));
    if (row === undefined) throw new Error(`part ${part} of the document ${digest} is missing`);
    return row.bytes;
  };
  return {
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
          controller.enqueue(bytes.slice(at - start, Math.min(to - start, bytes.length)));
          at = start + bytes.length;
        },
      });
    },
  };
}
