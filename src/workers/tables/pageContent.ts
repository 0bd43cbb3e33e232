import type { PDFPageProxy } from "pdfjs-dist";
import type { PageContent, PageLine, PageWord } from "#domain/base/page/PageContent.ts";
import { unifyRadicals } from "#domain/base/unifyRadicals.ts";
import { times, type Matrix } from "./matrix.ts";
import { PathReader, type PageOperators } from "./PathReader.ts";

/** Widths as shares of the letters' size: enough to find where a word begins within a longer run. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\s/u, 0.28],
  [/[.,:;|'!ilj()/[\]-]/u, 0.3],
  [/[\u2e80-\uffef]/u, 1],
  [/[A-ZÄÖÜMWmw%]/u, 0.7],
];
const widthOf = (letter: string) => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.55;
const widthOfText = (text: string) => Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0);

/** The library's operators and their arguments. */
interface Library {
  readonly OPS: PageOperators;
}

/** Limits for reading one page; a drawing exceeds them. */
export interface PageLimits {
  readonly words: number;
  readonly operators: number;
}

/** The words and straight lines of a page, as the library reads them; `null` for a page with too many of them. */
export async function pageContent(
  page: PDFPageProxy,
  { OPS }: Library,
  most: PageLimits,
): Promise<PageContent | null> {
  const { transform } = page.getViewport({ scale: 1 });
  const view = transform as unknown as Matrix;
  const { items } = await page.getTextContent();
  // Checked before the operators are listed, which takes longer.
  if (items.length > 2 * most.words) return null;
  const words = items.flatMap((item) => ("str" in item ? wordsOf(item, view) : []));
  if (words.length > most.words) return null;
  const list = await page.getOperatorList();
  if (list.fnArray.length > most.operators) return null;
  const lines: PageLine[] = new PathReader(OPS, view).read(list);
  return { words, lines };
}

export function wordsOf(
  {
    str,
    transform,
    width,
  }: { readonly str: string; readonly transform: readonly number[]; readonly width: number },
  view: Matrix,
): readonly PageWord[] {
  const [a, b, c, d, e, f] = times(view, transform as unknown as Matrix);
  const length = Math.hypot(a, b);
  if (str.trim() === "" || length === 0) return [];
  const [dx, dy] = [a / length, b / length];
  const size = Math.hypot(c, d);
  const share = width / widthOfText(str);
  return [...unifyRadicals(str).matchAll(/\S+/gu)].map(({ 0: text, index }) => {
    const before = widthOfText(str.slice(0, index)) * share;
    return { text, x: e + dx * before, y: f + dy * before, width: widthOfText(text) * share, size, dx, dy };
  });
}
