import { groupBy } from "#domain/base/groupBy.ts";
import type { PDFPageProxy } from "pdfjs-dist";
import type { PageWord } from "#domain/base/page/PageContent.ts";
import type { PageDrawing } from "#domain/catalogue/curves/PageDrawing.ts";
import type { Matrix } from "../tables/matrix.ts";
import { wordsOf } from "../tables/pageContent.ts";
import { DrawingReader } from "./DrawingReader.ts";
import type { DrawingOperators } from "./pdfOperators.ts";
import type { TextMark } from "./TextPen.ts";

/** The library's operators and their arguments. */
interface Library {
  readonly OPS: DrawingOperators;
}

/** The visible content of a page: words with their colours, and every path. `null` if there is too much of it. */
export async function pageDrawing(
  page: PDFPageProxy,
  { OPS }: Library,
  mostOperators: number,
): Promise<PageDrawing | null> {
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const view = transform as unknown as Matrix;
  const list = await page.getOperatorList();
  if (list.fnArray.length > mostOperators) return null;
  const { paths, marks } = new DrawingReader(OPS, view).read(list);
  const { items } = await page.getTextContent();
  const words = items.flatMap((item) => ("str" in item ? wordsOf(item, view) : []));
  const byLine = groupBy(marks, ({ y }) => Math.round(y));
  return { width, height, paths, words: words.map((word) => ({ ...word, colour: colourAt(word, byLine) })) };
}

/** The colour of the run that begins at the word, or before it on the same line. */
function colourAt(
  { x, y, dx, dy, size }: PageWord,
  byLine: ReadonlyMap<number, readonly TextMark[]>,
): string {
  const row = Math.round(y);
  const marks = (Math.abs(dx) > 0.9 ? [row - 1, row, row + 1] : [...byLine.keys()]).flatMap(
    (line) => byLine.get(line) ?? [],
  );
  let [best, nearest] = ["", Number.POSITIVE_INFINITY];
  for (const mark of marks) {
    const along = (x - mark.x) * dx + (y - mark.y) * dy;
    const across = Math.abs((x - mark.x) * dy - (y - mark.y) * dx);
    if (across > 0.3 * size || along < -0.5 * size || along >= nearest) continue;
    [best, nearest] = [mark.colour, along];
  }
  return best;
}
