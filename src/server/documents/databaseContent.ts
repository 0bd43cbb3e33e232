import { and, eq } from "drizzle-orm";
import { documentParts } from "../database/schema/documentSchema.ts";
import type { Queries } from "../database/queries.ts";
import { contentInParts } from "../http/contentInParts.ts";
import type { RangedContent } from "../http/RangedContent.ts";

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
