import type { IndexedPage } from "#domain/desk/documents/pageHits.ts";
import { pageText } from "#domain/desk/documents/pageText.ts";
import { MOST_DOCUMENT_PAGES } from "#domain/desk/documents/documentLimits.ts";

/** The result of opening a file with the library that will show it. */
export type Inspection =
  | { readonly ok: true; readonly pageCount: number }
  | {
      readonly ok: false;
      readonly code: "encrypted" | "damaged" | "no-pages" | "too-many-pages" | "scripts" | "attachments";
    };

/** Used only for drawing, which is not done here; without them the library logs warnings. */
for (const name of ["DOMMatrix", "ImageData", "Path2D"]) Reflect.set(globalThis, name, Object);

/** The library's warnings would appear among the messages of the import. */
const SILENT = 0;

/** The database stores no NUL character. */
const withoutNull = (text: string) => text.replaceAll("\0", " ");

/** The text of every page, as it is searched; empty for an unreadable page. */
export async function readTexts(bytes: Uint8Array): Promise<readonly IndexedPage[]> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const task = getDocument({ data: bytes, isEvalSupported: false, enableXfa: false, verbosity: SILENT });
  try {
    const document = await task.promise;
    const pages: IndexedPage[] = [];
    for (let page = 1; page <= document.numPages; page++) {
      const opened = await document.getPage(page);
      const items = await opened.getTextContent().then(
        (content) => content.items.flatMap((item) => ("str" in item ? item : [])),
        () => [],
      );
      const { text, written, lines } = pageText(items);
      pages.push({ text: withoutNull(text), written: withoutNull(written), lines });
      opened.cleanup();
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

/** The thread's entry point: whether a file can be shown, and may be passed on. */
export async function inspect(bytes: Uint8Array): Promise<Inspection> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const task = getDocument({ data: bytes, isEvalSupported: false, enableXfa: false, verbosity: SILENT });
  try {
    const document = await task.promise;
    const { numPages } = document;
    if (numPages === 0) return { ok: false, code: "no-pages" };
    if (numPages > MOST_DOCUMENT_PAGES) return { ok: false, code: "too-many-pages" };
    if (await document.hasJSActions()) return { ok: false, code: "scripts" };
    if ((await document.getJSActions()) !== null) return { ok: false, code: "scripts" };
    if ((await document.getAttachments()) !== null) return { ok: false, code: "attachments" };
    // The first and the last page: a truncated file lacks one of them.
    for (const page of new Set([1, numPages])) await (await document.getPage(page)).getTextContent();
    return { ok: true, pageCount: numPages };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return { ok: false, code: isLocked ? "encrypted" : "damaged" };
  } finally {
    await task.destroy();
  }
}
