import type { PageCharts } from "#domain/catalogue/curves/readCharts.ts";
import { openPdfCharts } from "#workers/curves/readPdfCharts.ts";
import { PdfPen, pdfOfPage, textWidth, type PdfPage, type PenPoint } from "./PdfPen.ts";

export const TEST_BOX = { left: 60, top: 40, right: 460, bottom: 340 };
const [WIDTH, HEIGHT] = [520, 400];

/** From 0 to 100 either way, a curve is told by its values. */
export const onPage = ([x, y]: PenPoint): PenPoint => [
  TEST_BOX.left + (x / 100) * (TEST_BOX.right - TEST_BOX.left),
  TEST_BOX.bottom - (y / 100) * (TEST_BOX.bottom - TEST_BOX.top),
];

/** A falling curve in so many points. */
export const falling = (count = 60, top = 80): readonly PenPoint[] =>
  Array.from({ length: count }, (_, at) => {
    const x = (90 * at) / (count - 1);
    return onPage([x, top - (x * x) / 200]);
  });

/** A frame with figures from 0 to 100 and whatever else is drawn. */
export function testPage(draw: (pen: PdfPen) => void, page: Partial<PdfPage> = {}): Uint8Array<ArrayBuffer> {
  const pen = new PdfPen(HEIGHT);
  const { left, top, right, bottom } = TEST_BOX;
  pen.stroke([0, 0, 0], 1).box(left, top, right, bottom, "S");
  for (let value = 0; value <= 100; value += 20) {
    const [x, y] = onPage([value, value]);
    pen
      .line([
        [x, bottom],
        [x, bottom + 4],
      ])
      .line([
        [left - 4, y],
        [left, y],
      ]);
    const text = String(value);
    const wide = textWidth(text, 8);
    pen.text(text, [x - wide / 2, bottom + 14], 8).text(text, [left - 8 - wide, y + 2.8], 8);
  }
  pen.text("Flow Q (m³/h)", [220, bottom + 34], 9).text("Head H (m)", [20, 220], 9, true);
  draw(pen);
  return pdfOfPage({ width: WIDTH, height: HEIGHT, content: pen.content, ...page });
}

/** @throws Error if the page is refused */
export async function chartsOf(bytes: Uint8Array<ArrayBuffer>): Promise<PageCharts> {
  const opened = await openPdfCharts(bytes, null);
  if (!opened.ok) throw new Error(opened.code);
  try {
    const page = await opened.value.page(1);
    if (!page.ok) throw new Error(page.code);
    return page.value;
  } finally {
    await opened.value.close();
  }
}
