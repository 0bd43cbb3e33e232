import { fail, ok, type Result } from "#domain/base/result.ts";
import { pageGrids } from "#domain/base/page/pageGrids.ts";
import type { PageContent } from "#domain/base/page/PageContent.ts";
import type { SheetGrid } from "#domain/base/sheet/SheetGrid.ts";
import { pageContent } from "./pageContent.ts";
import type { TableFault } from "./tableFaults.ts";

/** More pages are a whole catalogue: its reader chooses some. */
const MOST_PAGES = 200;
/** Operators of one page; a drawing has more, a table has some thousand. */
const MOST_OPERATORS = 200_000;

/** Where the library finds character maps and fonts of files that bring none along. */
export interface PdfResources {
  readonly cMapUrl: string;
  readonly standardFontDataUrl: string;
}

/** The library's warnings are no concern of whoever reads a table. */
const SILENT = 0;

const faultOf = (error: unknown): TableFault => {
  const name = error instanceof Error ? error.name : "";
  return name === "PasswordException" ? "pdf-encrypted" : "pdf-damaged";
};

/**
 * The tables of a PDF as sheets, a page after the other.
 *
 * @param pages the first and the last page to read, from 1; all if there are not too many
 */
export async function readPdf(
  bytes: Uint8Array,
  resources: PdfResources | null,
  pages: readonly [first: number, last: number] | null,
  onPage: (done: number, of: number) => void,
): Promise<Result<readonly SheetGrid[], TableFault>> {
  const library = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const task = library.getDocument({
    data: bytes,
    ...(resources && { ...resources, cMapPacked: true, useWorkerFetch: true }),
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    verbosity: SILENT,
  });
  try {
    const document = await task.promise;
    const first = Math.max(1, pages?.[0] ?? 1);
    const last = Math.min(document.numPages, pages?.[1] ?? document.numPages);
    if (last - first + 1 > MOST_PAGES) return fail("pdf-too-many-pages");
    const read: PageContent[] = [];
    for (let number = first; number <= last; number++) {
      const page = await document.getPage(number);
      const content = await pageContent(page, library, MOST_OPERATORS);
      if (content === null) return fail("pdf-too-full");
      read.push(content);
      page.cleanup();
      onPage(number - first + 1, last - first + 1);
    }
    if (read.every(({ words }) => words.length === 0)) return fail("pdf-no-text");
    return ok(pageGrids(read, first));
  } catch (error) {
    return fail(faultOf(error));
  } finally {
    await task.destroy();
  }
}
