import { and, eq, notExists, sql } from "drizzle-orm";
import { documentPages, documents } from "../database/schema/documentSchema.ts";
import { inSlices } from "../database/inSlices.ts";
import type { Queries } from "../database/queries.ts";
import type { RangedContent } from "../http/RangedContent.ts";
import { documentContents } from "./documentContents.ts";
import { pdfInspector } from "./import/inspectPdf.ts";

/** Pages written at once. */
const SLICE = 100;
const UNREADABLE = [{ text: "", written: "", lines: [] }];

async function bytesOf(content: RangedContent): Promise<Uint8Array> {
  const parts = await new Response(content.read(0, content.size)).arrayBuffer();
  return new Uint8Array(parts);
}

interface UnreadContent {
  /** Id of a document with this content. */
  readonly id: string;
  readonly digest: string;
}

/** The result for contents that had no pages. */
interface ReadContents {
  readonly read: number;
  /** Ids of documents whose content took too long. */
  readonly late: readonly string[];
}

/**
 * The text of manuals for the search. A content is read once, in a thread: by the import that brings it or,
 * for older and bundled ones, after a start. Pages stay after the last document with their content was deleted;
 * the search joins them with the documents that exist. A content that takes too long is tried again after the next
 * start, because a busy machine may be the cause.
 */
export function textIndex(queries: Queries, open = pdfInspector) {
  const contentOf = documentContents(queries);
  let inspector: ReturnType<typeof pdfInspector> | undefined;
  let isClosed = false;
  /** Digests of contents that took too long. */
  const late = new Set<string>();

  /** Contents without pages, also those that took too long. */
  async function withoutPages(): Promise<readonly UnreadContent[]> {
    const known = queries
      .select({ one: sql`1` })
      .from(documentPages)
      .where(eq(documentPages.digest, documents.digest));
    return queries
      .selectDistinctOn([documents.digest], { id: documents.id, digest: documents.digest })
      .from(documents)
      .where(notExists(known))
      .orderBy(documents.digest);
  }

  const unread = async () => (await withoutPages()).filter(({ digest }) => !late.has(digest));

  /** Number of contents without text, or without text yet because they took too long. */
  async function wordless(): Promise<number> {
    const [found] = await queries
      .select({ count: sql<number>`count(distinct ${documents.digest})::int` })
      .from(documents)
      .innerJoin(documentPages, and(eq(documentPages.digest, documents.digest), eq(documentPages.page, 0)));
    if (late.size === 0) return found?.count ?? 0;
    const tooLong = (await withoutPages()).filter(({ digest }) => late.has(digest));
    return tooLong.length + (found?.count ?? 0);
  }

  async function textsOf(content: RangedContent) {
    inspector ??= open();
    try {
      return await inspector.texts(await bytesOf(content));
    } catch (error) {
      // The thread was stopped, which says nothing about the content.
      if (isClosed) throw error;
      return [];
    }
  }

  /** Whether it was read in time; `null` for a content that is gone. */
  async function index({ id, digest }: UnreadContent): Promise<boolean | null> {
    const content = await contentOf(id);
    if (content === null) return null;
    const pages = await textsOf(content);
    if (pages === null) {
      late.add(digest);
      return false;
    }
    const isEmpty = pages.length === 0;
    const rows = (isEmpty ? UNREADABLE : pages).map((page, at) => ({
      ...page,
      lines: [...page.lines],
      digest,
      page: isEmpty ? 0 : at + 1,
    }));
    // Writes all pages or none, because a content with a page is not read again.
    await queries.transaction(async (inside) => {
      for (const slice of inSlices(rows, SLICE))
        await inside.insert(documentPages).values(slice).onConflictDoNothing();
    });
    return true;
  }

  let last: Promise<unknown> = Promise.resolve();
  /** One content after the other, each once: the time limit counts only while a content is read. */
  function indexInTurn(content: UnreadContent): Promise<boolean | null> {
    const turn = last.then(async () => {
      const isUnread = (await unread()).some(({ digest }) => digest === content.digest);
      return isUnread ? index(content) : null;
    });
    last = turn.catch(() => {});
    return turn;
  }

  let reading: Promise<ReadContents> | null = null;
  async function readAll(): Promise<ReadContents> {
    const tooLong: string[] = [];
    let read = 0;
    for (const content of await unread()) {
      const isRead = await indexInTurn(content);
      if (isRead === true) read++;
      if (isRead === false) tooLong.push(content.id);
    }
    return { read, late: tooLong };
  }

  return {
    /** Contents that are still to be read. */
    unread,
    wordless,
    /** Reads the contents that are still to be read, for all callers at once. */
    read(): Promise<ReadContents> {
      reading ??= readAll().finally(() => (reading = null));
      return reading;
    },
    /** Reads one content, unless it is indexed. */
    async readContent(digest: string): Promise<void> {
      const found = (await unread()).find((content) => content.digest === digest);
      if (found !== undefined) await indexInTurn(found);
    },
    async close(): Promise<void> {
      isClosed = true;
      await inspector?.close();
    },
  };
}
export type TextIndex = ReturnType<typeof textIndex>;
