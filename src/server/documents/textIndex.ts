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

  async function unread(): Promise<readonly UnreadContent[]> {
    const known = queries
      .select({ one: sql`1` })
      .from(documentPages)
      .where(eq(documentPages.digest, documents.digest));
    const found = await queries
      .selectDistinctOn([documents.digest], { id: documents.id, digest: documents.digest })
      .from(documents)
      .where(notExists(known))
      .orderBy(documents.digest);
    return found.filter(({ digest }) => !late.has(digest));
  }

  /** Number of contents without text, or without text yet because they took too long. */
  async function wordless(): Promise<number> {
    const [found] = await queries
      .select({ count: sql<number>`count(distinct ${documents.digest})::int` })
      .from(documents)
      .innerJoin(documentPages, and(eq(documentPages.digest, documents.digest), eq(documentPages.page, 0)));
    return late.size + (found?.count ?? 0);
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

  async function index({ id, digest }: UnreadContent): Promise<void> {
    const content = await contentOf(id);
    if (content === null) return;
    const pages = await textsOf(content);
    if (pages === null) {
      late.add(digest);
      return;
    }
    const isEmpty = pages.length === 0;
    const rows = (isEmpty ? UNREADABLE : pages).map((page, at) => ({
      ...page,
      lines: [...page.lines],
      digest,
      page: isEmpty ? 0 : at + 1,
    }));
    // All pages or none: a content with a page is not read again.
    await queries.transaction(async (inside) => {
      for (const slice of inSlices(rows, SLICE))
        await inside.insert(documentPages).values(slice).onConflictDoNothing();
    });
  }

  let reading: Promise<number> | null = null;
  async function readAll(): Promise<number> {
    const missing = await unread();
    for (const one of missing) await index(one);
    return missing.length;
  }

  return {
    /** Contents that are still to be read. */
    unread,
    wordless,
    /** Reads the contents that are still to be read, one reader at a time; returns how many remained. */
    read(): Promise<number> {
      reading ??= readAll().finally(() => (reading = null));
      return reading;
    },
    /** Reads one content, unless it is indexed. */
    async readContent(digest: string): Promise<void> {
      const found = (await unread()).find((content) => content.digest === digest);
      if (found !== undefined) await index(found);
    },
    async close(): Promise<void> {
      isClosed = true;
      await inspector?.close();
    },
  };
}
export type TextIndex = ReturnType<typeof textIndex>;
