import { foldedQuery, type PageText } from "./pageText.ts";

/** The text of a page as an index stores it. */
export type IndexedPage = Pick<PageText, "text" | "written" | "lines">;

/** A position on a page where the words occur, with the surrounding text. */
export interface PageHit {
  /** Counted from 1. */
  readonly line: number;
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

/** Characters shown on either side: as many as fit in a line of a list. */
const AROUND = 36;

const asLine = (text: string) => text.replaceAll(/\s+/gu, " ");

/** The line that contains a position. */
function lineAt(lines: readonly number[], position: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (lines[middle]! <= position) low = middle + 1;
    else high = middle;
  }
  return Math.max(1, low);
}

/** The first occurrences of the words on a page, as `findInPage` finds them. */
export function pageHits({ text, written, lines }: IndexedPage, query: string, most: number): PageHit[] {
  const words = foldedQuery(query);
  const hits: PageHit[] = [];
  if (words === "") return hits;
  for (
    let at = text.indexOf(words);
    at >= 0 && hits.length < most;
    at = text.indexOf(words, at + words.length)
  ) {
    const end = at + words.length;
    hits.push({
      line: lineAt(lines, at),
      before: asLine(written.slice(Math.max(0, at - AROUND), at)).trimStart(),
      words: asLine(written.slice(at, end)),
      after: asLine(written.slice(end, end + AROUND)).trimEnd(),
    });
  }
  return hits;
}
