import { within } from "../database/connection/within.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { SearchedText } from "#api/contract/documents.ts";
import { foldedQuery } from "#domain/desk/documents/pageText.ts";
import { pageHits, type IndexedPage } from "#domain/desk/documents/pageHits.ts";
import { documentPages, documents } from "../database/schema/documentSchema.ts";
import type { Queries } from "../database/queries.ts";
import type { TextIndex } from "./textIndex.ts";

/** Most pages listed with hits. One more is queried, to know whether there are more. */
export const MOST_HIT_PAGES = 40;
const HITS_OF_A_PAGE = 3;
/** ms that a search waits for contents that are not indexed yet. */
export const TEXT_PATIENCE_MS = 1500;

interface FoundPage extends IndexedPage {
  readonly id: string;
  readonly title: string;
  readonly page: number;
}

/** The listed fields of pages that contain the words. */
export const hitsOn = (rows: readonly FoundPage[], wanted: string): Pick<SearchedText, "hits" | "isCut"> => ({
  hits: rows
    .slice(0, MOST_HIT_PAGES)
    .flatMap(({ id, title, page, ...text }) =>
      pageHits(text, wanted, HITS_OF_A_PAGE).map((hit) => ({ documentId: id, title, page, ...hit })),
    ),
  isCut: rows.length > MOST_HIT_PAGES,
});

/**
 * Searches the text of all stored manuals. Contents that are not indexed are read now; until then the answer
 * states how many are missing.
 */
export function documentTexts(
  queries: Queries,
  { unread, read, wordless }: Pick<TextIndex, "unread" | "read" | "wordless">,
) {
  return async function search(words: string, categoryCode: string | null): Promise<SearchedText> {
    const wanted = foldedQuery(words);
    let missing = (await unread()).length;
    if (missing > 0) {
      // If the wait was too short, the answer states what is missing.
      await within(TEXT_PATIENCE_MS, read()).catch(() => {});
      missing = (await unread()).length;
    }
    const state = { unread: missing, wordless: await wordless() };
    if (wanted === "") return { hits: [], isCut: false, ...state };
    const rows = await queries
      .select({
        id: documents.id,
        title: documents.title,
        page: documentPages.page,
        text: documentPages.text,
        written: documentPages.written,
        lines: documentPages.lines,
      })
      .from(documents)
      .innerJoin(documentPages, eq(documentPages.digest, documents.digest))
      .where(
        and(
          sql`position(${wanted} in ${documentPages.text}) > 0`,
          categoryCode === null ? undefined : eq(documents.categoryCode, categoryCode),
        ),
      )
      .orderBy(sql`${documents.title} collate "C"`, documents.id, asc(documentPages.page))
      .limit(MOST_HIT_PAGES + 1);
    return { ...hitsOn(rows, wanted), ...state };
  };
}
