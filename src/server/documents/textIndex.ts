import { eq, notExists, sql } from "drizzle-orm";
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
  /** Of a document that has it. */
  readonly id: string;
  readonly digest: string;
}

/**
 * The text of manuals, as it is searched. A content is read once, in a thread: by the import that brings it, or, where it came
 * before that or with the program, after a start. A content that is gone leaves its pages. One that takes too long is tried
 * again after the next start: a machine at work is no property of a manual.
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

  /** How many contents have no words, or none yet because they took too long. */
  async function wordless(): Promise<number> {
    const empty = eq(documentPages.page, 0);
    return late.size + (await queries.$count(documentPages, empty));
  }

  async function textsOf(content: RangedContent) {
    inspector ??= open();
    try {
      return await inspector.texts(await bytesOf(content));
    } catch (error) {
      // The thread was ended under it: that tells nothing of the content.
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
    // Whole or not at all: whatever has a page is not read again.
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
    /** Reads what nobody has read yet, one reader at a time; answers how many contents were left. */
    read(): Promise<number> {
      reading ??= readAll().finally(() => (reading = null));
      return reading;
    },
    /** Reads one content, unless it is known. */
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
