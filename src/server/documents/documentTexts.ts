import { within } from "../store/postgresClients.ts";
import { and, asc, eq, notExists, sql } from "drizzle-orm";
import type { SearchedText } from "#api/contract/documents.ts";
import { foldedQuery } from "#domain/desk/documents/pageText.ts";
import { pageHits } from "#domain/desk/documents/pageHits.ts";
import { documentPages, documents } from "../store/documentSchema.ts";
import { inSlices } from "../store/inSlices.ts";
import type { Queries } from "../store/queries.ts";
import { pdfInspector } from "./import/inspectPdf.ts";
import type { DocumentContent } from "./DocumentContent.ts";

/** Pages with the words that are told; more nobody walks through. */
const MOST_PAGES = 40;
const HITS_OF_A_PAGE = 3;
/** Pages written at once. */
const SLICE = 100;
/** ms that a search waits for contents that nobody has read yet. */
const PATIENCE = 1500;

const UNREADABLE = [{ text: "", written: "", lines: [] }];

async function bytesOf(content: DocumentContent): Promise<Uint8Array> {
  const parts = await new Response(content.read(0, content.size)).arrayBuffer();
  return new Uint8Array(parts);
}

/**
 * The words of all stored manuals. A content is read once, in the thread that also looks at what is imported, when words are
 * first asked for after it has come; until all are read it is told how many are missing. A content that is gone leaves its pages.
 */
export function documentTexts(queries: Queries, contentOf: (id: string) => Promise<DocumentContent | null>) {
  const unread = () => {
    const known = queries
      .select({ one: sql`1` })
      .from(documentPages)
      .where(eq(documentPages.digest, documents.digest));
    return queries
      .selectDistinctOn([documents.digest], { id: documents.id, digest: documents.digest })
      .from(documents)
      .where(notExists(known))
      .orderBy(documents.digest);
  };

  async function index(
    { id, digest }: { readonly id: string; readonly digest: string },
    { texts }: ReturnType<typeof pdfInspector>,
  ) {
    const content = await contentOf(id);
    if (content === null) return;
    const pages = await texts(await bytesOf(content)).catch(() => []);
    const isEmpty = pages.length === 0;
    const rows = (isEmpty ? UNREADABLE : pages).map((page, at) => ({
      ...page,
      lines: [...page.lines],
      digest,
      page: isEmpty ? 0 : at + 1,
    }));
    for (const slice of inSlices(rows, SLICE))
      await queries.insert(documentPages).values(slice).onConflictDoNothing();
  }

  let reading: Promise<void> | null = null;
  async function readAll() {
    const inspector = pdfInspector();
    try {
      for (const one of await unread()) await index(one, inspector);
    } finally {
      await inspector.close();
    }
  }
  /** Begins to read what nobody has read yet; one reader at a time. */
  function read(): Promise<void> {
    // Whatever comes to nothing here is begun anew by the next search.
    reading ??= readAll().then(
      () => void (reading = null),
      () => void (reading = null),
    );
    return reading;
  }

  return async function search(words: string, categoryCode: string | null): Promise<SearchedText> {
    const wanted = foldedQuery(words);
    if ((await unread()).length > 0)
      // Who has not waited long enough is told what is still unread.
      await within(PATIENCE, read()).catch(() => {});
    const missing = (await unread()).length;
    if (wanted === "") return { hits: [], isCut: false, unread: missing };
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
      .limit(MOST_PAGES + 1);
    return {
      hits: rows
        .slice(0, MOST_PAGES)
        .flatMap(({ id, title, page, ...text }) =>
          pageHits(text, wanted, HITS_OF_A_PAGE).map((hit) => ({ documentId: id, title, page, ...hit })),
        ),
      isCut: rows.length > MOST_PAGES,
      unread: missing,
    };
  };
}
