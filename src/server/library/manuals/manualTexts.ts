import { and, asc, eq, isNotNull, notExists, sql } from "drizzle-orm";
import type { SearchedText } from "#api/contract/documents.ts";
import { foldedQuery } from "#domain/desk/documents/pageText.ts";
import { within } from "../../database/connection/within.ts";
import { inSlices } from "../../database/inSlices.ts";
import type { Queries } from "../../database/queries.ts";
import { ownDocumentPages, ownDocuments } from "../../database/schema/ownDocumentSchema.ts";
import { hitsOn, MOST_HIT_PAGES, TEXT_PATIENCE_MS } from "../../documents/documentTexts.ts";
import { manualBytes } from "./manualBytes.ts";
import type { ManualReader } from "./manualReader.ts";

/** Pages written in one statement. */
const SLICE = 100;
const WORDLESS = [{ text: "", written: "", lines: [] }];

/** The text of manuals, read after a manual was added or, if that was interrupted, by the next search. */
export function manualTexts(queries: Queries, reader: Pick<ManualReader, "texts">) {
  /** Running readings by manual, so that none is read twice at a time. */
  const under = new Map<string, Promise<void>>();

  const pagesOf = queries
    .select({ one: sql`1` })
    .from(ownDocumentPages)
    .where(eq(ownDocumentPages.documentId, ownDocuments.id));
  const unread = (libraryId: string) =>
    queries
      .select({ id: ownDocuments.id, byteSize: ownDocuments.byteSize })
      .from(ownDocuments)
      .where(and(eq(ownDocuments.libraryId, libraryId), isNotNull(ownDocuments.endedAt), notExists(pagesOf)));

  async function index({ id, byteSize }: Pick<typeof ownDocuments.$inferSelect, "id" | "byteSize">) {
    const pages = await reader.texts(() => manualBytes(queries, id, byteSize));
    const hasText = pages.some(({ text }) => text.trim() !== "");
    const rows = (hasText ? pages : WORDLESS).map((page, at) => ({
      ...page,
      lines: [...page.lines],
      documentId: id,
      page: hasText ? at + 1 : 0,
    }));
    // Writes all pages or none, because a manual with a page is not read again.
    await queries.transaction(async (inside) => {
      // A manual that was deleted meanwhile gets no pages.
      const held = await inside.select().from(ownDocuments).where(eq(ownDocuments.id, id)).for("share");
      if (held.length === 0) return;
      for (const slice of inSlices(rows, SLICE))
        await inside.insert(ownDocumentPages).values(slice).onConflictDoNothing();
    });
  }

  function read(manual: Parameters<typeof index>[0]): Promise<void> {
    const known = under.get(manual.id);
    if (known !== undefined) return known;
    const reading = index(manual).finally(() => under.delete(manual.id));
    under.set(manual.id, reading);
    return reading;
  }

  return {
    read,
    async search(libraryId: string, words: string): Promise<SearchedText> {
      const wanted = foldedQuery(words);
      const before = await unread(libraryId);
      if (before.length > 0)
        // If the wait was too short, the answer states what is missing.
        await within(TEXT_PATIENCE_MS, Promise.all(before.map(read))).catch(() => {});
      const ofLibrary = eq(ownDocuments.libraryId, libraryId);
      const missing = before.length === 0 ? 0 : (await unread(libraryId)).length;
      const [wordless] = await queries
        .select({ count: sql<number>`count(*)::int` })
        .from(ownDocumentPages)
        .innerJoin(ownDocuments, eq(ownDocuments.id, ownDocumentPages.documentId))
        .where(and(ofLibrary, eq(ownDocumentPages.page, 0)));
      const state = { unread: missing, wordless: wordless?.count ?? 0 };
      if (wanted === "") return { hits: [], isCut: false, ...state };
      const rows = await queries
        .select({
          id: ownDocuments.id,
          title: ownDocuments.title,
          page: ownDocumentPages.page,
          text: ownDocumentPages.text,
          written: ownDocumentPages.written,
          lines: ownDocumentPages.lines,
        })
        .from(ownDocuments)
        .innerJoin(ownDocumentPages, eq(ownDocumentPages.documentId, ownDocuments.id))
        .where(and(ofLibrary, sql`position(${wanted} in ${ownDocumentPages.text}) > 0`))
        .orderBy(sql`${ownDocuments.title} collate "C"`, ownDocuments.id, asc(ownDocumentPages.page))
        .limit(MOST_HIT_PAGES + 1);
      return { ...hitsOn(rows, wanted), ...state };
    },
  };
}
