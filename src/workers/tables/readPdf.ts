import { fail, ok, type Result } from "#domain/base/result.ts";
import { pageGrids } from "#domain/base/page/pageGrids.ts";
import type { PageContent } from "#domain/base/page/PageContent.ts";
import type { SheetGrid } from "#domain/base/sheet/SheetGrid.ts";
import { openPdf, pdfFaultOf, type PdfResources } from "./openPdf.ts";
import { pageContent, type PageLimits } from "./pageContent.ts";
import type { TableFault } from "./tableFaults.ts";

/** A PDF with more pages is a whole catalogue: its reader chooses some pages. */
const MOST_PAGES = 200;
/** Limits of one page; a page with tables has some thousand operators and words. */
const MOST: PageLimits = { words: 20_000, operators: 200_000 };

/**
 * The tables of a PDF as sheets, page after page.
 *
 * @param pages the first and the last page to read, from 1; all if there are not too many
 */
export async function readPdf(
  bytes: Uint8Array,
  resources: PdfResources | null,
  pages: readonly [first: number, last: number] | null,
  onPage: (done: number, of: number) => void,
): Promise<Result<readonly SheetGrid[], TableFault>> {
  const { library, task } = await openPdf(bytes, resources);
  try {
    const document = await task.promise;
    const first = Math.max(1, pages?.[0] ?? 1);
    const last = Math.min(document.numPages, pages?.[1] ?? document.numPages);
    if (last - first + 1 > MOST_PAGES) return fail("pdf-too-many-pages");
    const read: PageContent[] = [];
    for (let number = first; number <= last; number++) {
      const page = await document.getPage(number);
      const content = await pageContent(page, library, MOST);
      if (content === null) return fail("pdf-too-full");
      read.push(content);
      page.cleanup();
      onPage(number - first + 1, last - first + 1);
    }
    if (read.every(({ words }) => words.length === 0)) return fail("pdf-no-text");
    return ok(pageGrids(read, first));
  } catch (error) {
    return fail(pdfFaultOf(error));
  } finally {
    await task.destroy();
  }
}
