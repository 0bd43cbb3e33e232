import { createHash } from "node:crypto";
import { and, eq, ne, notExists } from "drizzle-orm";
import type { DocumentStandard } from "#domain/desk/documents/import/DocumentStandard.ts";
import { documentPages, documentParts, documents } from "../../database/schema/documentSchema.ts";
import type { Queries } from "../../database/queries.ts";
import { brands, categories, productSeries } from "../../database/schema/schema.ts";
import { PART_BYTES } from "../../http/contentInParts.ts";
import type { TextIndex } from "../textIndex.ts";
import type { ImportedDocument } from "./documentMessages.ts";

const ID_DIGITS = 20;

/** The same title and brand make the same document, on every machine. */
const idOf = ({ title, brandCode }: ImportedDocument) =>
  `doc-${createHash("sha256")
    .update(JSON.stringify([brandCode, title]))
    .digest("hex")
    .slice(0, ID_DIGITS)}`;

/** Values to which documents may refer. */
export async function documentStandard(queries: Queries): Promise<DocumentStandard> {
  return {
    categories: await queries.select({ code: categories.code, name: categories.name }).from(categories),
    brands: await queries.select({ code: brands.code, name: brands.name }).from(brands),
    series: await queries
      .select({ id: productSeries.id, name: productSeries.name, brandCode: productSeries.brandCode })
      .from(productSeries),
  };
}

/** Whether a content is stored with all its bytes, so that it need not be written again. */
export async function holdsContent(queries: Queries, digest: string, byteSize: number): Promise<boolean> {
  const parts = await queries.$count(documentParts, eq(documentParts.digest, digest));
  return parts === Math.ceil(byteSize / PART_BYTES);
}

export const writePart = async (queries: Queries, digest: string, part: number, bytes: Uint8Array) =>
  void (await queries.insert(documentParts).values({ digest, part, bytes }).onConflictDoNothing());

/**
 * Stores a document for a written content, or replaces a document's content; the former content and its pages
 * are deleted if no document has that content any more.
 */
export function writeDocument(queries: Queries, document: ImportedDocument): Promise<"added" | "updated"> {
  return queries.transaction(async (transaction) => {
    if (!(await holdsContent(transaction, document.digest, document.byteSize)))
      throw new Error(`the content ${document.digest} is not whole`);
    const id = idOf(document);
    const [before] = await transaction
      .select({ digest: documents.digest })
      .from(documents)
      .where(eq(documents.id, id));
    const row = { ...document, fileName: null, isSample: false, origin: "imported" as const };
    await transaction
      .insert(documents)
      .values({ ...row, id })
      .onConflictDoUpdate({ target: documents.id, set: row });
    if (before === undefined) return "added";
    const shown = transaction.select().from(documents).where(eq(documents.digest, documentParts.digest));
    await transaction
      .delete(documentParts)
      .where(
        and(
          eq(documentParts.digest, before.digest),
          ne(documentParts.digest, document.digest),
          notExists(shown),
        ),
      );
    const isShown = transaction.select().from(documents).where(eq(documents.digest, documentPages.digest));
    await transaction
      .delete(documentPages)
      .where(and(eq(documentPages.digest, before.digest), notExists(isShown)));
    return "updated";
  });
}

/** Writes a document and waits until its text is indexed for the search. */
export async function keepDocument(
  queries: Queries,
  texts: Pick<TextIndex, "readContent">,
  document: ImportedDocument,
): Promise<"added" | "updated"> {
  const outcome = await writeDocument(queries, document);
  await texts.readContent(document.digest);
  return outcome;
}
