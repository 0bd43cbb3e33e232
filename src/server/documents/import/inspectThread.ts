import type { IndexedPage } from "#domain/desk/documents/pageHits.ts";
import { pageText } from "#domain/desk/documents/pageText.ts";
import { MOST_DOCUMENT_PAGES } from "#domain/desk/documents/documentLimits.ts";

/** What a file is found to be, by the library that will show it. */
export type Inspection =
  | { readonly ok: true; readonly pageCount: number }
  | {
      readonly ok: false;
      readonly code: "encrypted" | "damaged" | "no-pages" | "too-many-pages" | "scripts" | "attachments";
    };

/** Only for drawing, which is not done here; the library misses them aloud. */
for (const name of ["DOMMatrix", "ImageData", "Path2D"]) Reflect.set(globalThis, name, Object);

/** Its own warnings would stand between the remarks of the import. */
const SILENT = 0;

/** No database holds the sign of number 0. */
const withoutNull = (text: string) => text.replaceAll("\0", " ");

/** The text of every page, as the reader searches it. Of a page that cannot be read it is empty. */
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

/** What the thread is asked: whether a file can be shown, and may be handed on. */
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
    // The first and the last: a file that was cut short has lost one of them.
    for (const page of new Set([1, numPages])) await (await document.getPage(page)).getTextContent();
    return { ok: true, pageCount: numPages };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return { ok: false, code: isLocked ? "encrypted" : "damaged" };
  } finally {
    await task.destroy();
  }
}
