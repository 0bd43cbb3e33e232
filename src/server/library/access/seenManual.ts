import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { OpenedDocument } from "#api/contract/documents.ts";
import type { Queries } from "../../database/queries.ts";
import { users } from "../../database/schema/accountSchema.ts";
import { libraries } from "../../database/schema/librarySchema.ts";
import { ownDocumentParts, ownDocuments } from "../../database/schema/ownDocumentSchema.ts";
import { contentInParts } from "../../http/contentInParts.ts";
import type { RangedContent } from "../../http/RangedContent.ts";
import { isMemberOf, type Asking } from "./productTables.ts";

/** The stored bytes of a manual, from one part on. */
export async function manualPart(
  queries: Queries,
  manualId: string,
  part: number,
): Promise<Uint8Array | undefined> {
  const [row] = await queries
    .select({ bytes: ownDocumentParts.bytes })
    .from(ownDocumentParts)
    .where(and(eq(ownDocumentParts.documentId, manualId), eq(ownDocumentParts.part, part)));
  return row?.bytes;
}

/** A manual that the caller may see as a current member of its library; `null` for everybody else. */
export async function seenManual(
  queries: Queries,
  { caller }: Asking,
  id: string,
): Promise<{ readonly document: OpenedDocument; readonly content: RangedContent } | null> {
  const user = await caller();
  if (user === null) return null;
  const [found] = await queries
    .select({
      manual: ownDocuments,
      library: { id: libraries.id, name: libraries.name },
      addedBy: sql<string | null>`${users.name}`,
    })
    .from(ownDocuments)
    .innerJoin(libraries, eq(libraries.id, ownDocuments.libraryId))
    .leftJoin(users, eq(users.id, ownDocuments.addedBy))
    .where(
      and(
        eq(ownDocuments.id, id),
        isNotNull(ownDocuments.endedAt),
        isMemberOf(ownDocuments.libraryId, user.userId),
      ),
    );
  if (found === undefined) return null;
  const { manual, library, addedBy } = found;
  const { title, byteSize, pageCount, digest } = manual;
  return {
    document: {
      ...{ id, title, pageCount, byteSize, library },
      ...{ gjwCategoryCode: null, gjwCategoryName: null, brandCode: null, brandName: null },
      ...{ productSeriesId: null, language: "und", isSample: false },
      source: `${addedBy ?? "已删除的帐号"} 加入“${library.name}”`,
    },
    content: contentInParts({
      size: byteSize,
      // A completely sent manual has its digest.
      digest: digest ?? id,
      partAt: (part) => manualPart(queries, id, part),
    }),
  };
}
