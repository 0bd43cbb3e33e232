import type { PDFPageProxy, PageViewport } from "pdfjs-dist";
import type { OpenPdf, PageContent } from "#workers/pdf/PdfClient.ts";

/** Pixels of one canvas; a slow machine can still hold a few such canvases. */
const MOST_PIXELS = 8_000_000;

/** Draws a page into a canvas of its own and returns the function that stops it. A failure is reported. */
export function drawPage(
  page: PDFPageProxy,
  viewport: PageViewport,
  onDrawn: (canvas: HTMLCanvasElement) => void,
  onFailed: () => void,
): () => void {
  const sharpness = Math.min(
    window.devicePixelRatio || 1,
    Math.sqrt(MOST_PIXELS / Math.max(1, viewport.width * viewport.height)),
  );
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.floor(viewport.width * sharpness));
  canvas.height = Math.max(1, Math.floor(viewport.height * sharpness));
  const context = canvas.getContext("2d", { alpha: false });
  if (context === null) {
    onFailed();
    return () => {};
  }
  let isWanted = true;
  const task = page.render({
    canvasContext: context,
    viewport,
    ...(sharpness === 1 ? {} : { transform: [sharpness, 0, 0, sharpness, 0, 0] }),
  });
  task.promise.then(
    () => {
      if (isWanted) onDrawn(canvas);
    },
    () => {
      if (isWanted) onFailed();
    },
  );
  return () => {
    isWanted = false;
    task.cancel();
    // Frees its memory at once.
    canvas.width = 0;
    canvas.height = 0;
  };
}

/** Lays the page's text invisibly over it, for selection and screen readers. */
export async function layText(
  { library }: OpenPdf,
  container: HTMLElement,
  textContentSource: PageContent,
  viewport: PageViewport,
): Promise<readonly HTMLElement[]> {
  // The library measures words in the document's language. With the page's language, a generic font such as
  // sans-serif may be a different one, and words would be placed beside those of the picture.
  container.lang = textContentSource.lang ?? "";
  const layer = new library.TextLayer({ textContentSource, container, viewport });
  await layer.render();
  return layer.textDivs;
}
