import type { PDFPageProxy } from "pdfjs-dist";
import { fail, ok, type Result } from "#domain/base/result.ts";
import type { PageDrawing } from "#domain/catalogue/curves/PageDrawing.ts";
import { MOST_PATHS, readCharts, type PageCharts } from "#domain/catalogue/curves/readCharts.ts";
import { openPdf, pdfFaultOf, type PdfResources } from "../tables/openPdf.ts";
import { pageDrawing } from "./pageDrawing.ts";
import { hasLargePicture, pagePicture, type PagePicture } from "./pagePicture.ts";

/** Why the curves of a page were not read. */
export type CurvesFault = "pdf-encrypted" | "pdf-damaged" | "pdf-no-page" | "pdf-too-full" | "pdf-no-picture";

/** Most operators of one page. */
const MOST_OPERATORS = 400_000;
/** Pixels of a picture; the library drops larger ones. */
export const MOST_PIXELS = 64_000_000;

/** The pages of an opened PDF, examined one by one. */
export interface OpenCharts {
  readonly pages: number;
  page(number: number): Promise<Result<PageCharts, CurvesFault>>;
  /** The content of a page, to be shown beside what was read. */
  drawing(number: number): Promise<Result<PageDrawing, CurvesFault>>;
  /** Whether a picture covers most of a page. */
  hasPicture(number: number): Promise<boolean>;
  /** The largest picture of a page, such as a scan. */
  picture(number: number): Promise<Result<PagePicture, CurvesFault>>;
  close(): Promise<void>;
}

export async function openPdfCharts(
  bytes: Uint8Array,
  resources: PdfResources | null,
): Promise<Result<OpenCharts, CurvesFault>> {
  const { library, task } = await openPdf(bytes, resources, {
    isOffscreenCanvasSupported: false,
    maxImageSize: MOST_PIXELS,
  });
  try {
    const document = await task.promise;
    const readPage = async <T>(
      number: number,
      read: (page: PDFPageProxy) => Promise<Result<T, CurvesFault>>,
    ): Promise<Result<T, CurvesFault>> => {
      if (!Number.isInteger(number) || number < 1 || number > document.numPages) return fail("pdf-no-page");
      try {
        const page = await document.getPage(number);
        const result = await read(page);
        page.cleanup();
        return result;
      } catch (error) {
        return fail(pdfFaultOf(error));
      }
    };
    return ok({
      pages: document.numPages,
      page: (number: number) =>
        readPage(number, async (page) => {
          const drawing = await pageDrawing(page, library, MOST_OPERATORS);
          if (drawing === null || drawing.paths.length > MOST_PATHS) return fail("pdf-too-full");
          return ok(readCharts(drawing));
        }),
      drawing: (number: number) =>
        readPage(number, async (page) => {
          const drawing = await pageDrawing(page, library, MOST_OPERATORS);
          return drawing === null ? fail("pdf-too-full") : ok(drawing);
        }),
      hasPicture: async (number: number) => {
        const found = await readPage(number, async (page) =>
          ok(await hasLargePicture(page, library.OPS, MOST_OPERATORS)),
        );
        return found.ok && found.value;
      },
      picture: (number: number) =>
        readPage(number, async (page) => {
          const picture = await pagePicture(page, library.OPS, MOST_OPERATORS);
          return picture === null ? fail("pdf-no-picture") : ok(picture);
        }),
      close: () => task.destroy(),
    });
  } catch (error) {
    await task.destroy();
    return fail(pdfFaultOf(error));
  }
}
