import { unifyRadicals } from "../../base/unifyRadicals.ts";

/** A run of text as a PDF page holds it. */
export interface TextRun {
  readonly str: string;
  /** A line ends after it. */
  readonly hasEOL: boolean;
}

/** The searchable text of a page, with the start of each run. */
export interface PageText {
  readonly text: string;
  /** The same characters as written. */
  readonly written: string;
  /** Start of each line. */
  readonly lines: readonly number[];
  readonly starts: readonly number[];
  readonly lengths: readonly number[];
}

/** A character of a run. */
interface Spot {
  readonly run: number;
  readonly offset: number;
}

/** From `from` up to, but not including, `to`. */
export interface TextMatch {
  readonly from: Spot;
  readonly to: Spot;
}

const HAN = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
const FIRST_WIDE = 0xff_01;
const LAST_WIDE = 0xff_5e;
const TO_NARROW = 0xfe_e0;

/** Folds one character into one character, so that positions stay: lower case, half width, one kind of blank. */
function foldedSign(sign: string): string {
  const code = sign.charCodeAt(0);
  const narrow = code >= FIRST_WIDE && code <= LAST_WIDE ? String.fromCharCode(code - TO_NARROW) : sign;
  const small = narrow.toLowerCase();
  if (/\s/u.test(small)) return " ";
  return small.length === 1 ? small : narrow;
}

const folded = (text: string): string => unifyRadicals(text).split("").map(foldedSign).join("");

/** A line break between Chinese characters is no blank. */
const needsBlank = (before: string, after: string) =>
  before !== "" && after !== "" && !HAN.test(before.slice(-1)) && !HAN.test(after.charAt(0));

export function pageText(runs: readonly TextRun[]): PageText {
  const starts: number[] = [];
  const lengths: number[] = [];
  const lines: number[] = [];
  let text = "";
  let written = "";
  let isNewLine = true;
  for (const { str, hasEOL } of runs) {
    const part = folded(str);
    if (isNewLine && part !== "") {
      if (needsBlank(text, part) && !text.endsWith(" ")) {
        text += " ";
        written += " ";
      }
      lines.push(text.length);
    }
    starts.push(text.length);
    lengths.push(part.length);
    text += part;
    // Character for character, so that positions agree in both texts.
    written += str;
    if (part !== "") isNewLine = false;
    isNewLine ||= hasEOL;
  }
  return { text, written, lines, starts, lengths };
}

/** The last run that begins at or before a position and contains it. */
function spotOf({ starts, lengths }: PageText, position: number, isEnd: boolean): Spot {
  let low = 0;
  let high = starts.length - 1;
  const reach = isEnd ? position - 1 : position;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (starts[middle]! <= reach) low = middle;
    else high = middle - 1;
  }
  while (low > 0 && lengths[low] === 0) low--;
  return { run: low, offset: Math.min(position - starts[low]!, lengths[low]!) };
}

/** The typed words in folded form; empty if there are none. */
export const foldedQuery = (query: string): string => folded(query).trim().replaceAll(/ +/gu, " ");

/** Every occurrence of the words on a page, in order and without overlap. */
export function findInPage(page: PageText, query: string): TextMatch[] {
  const words = foldedQuery(query);
  if (words === "") return [];
  const matches: TextMatch[] = [];
  for (let at = page.text.indexOf(words); at >= 0; at = page.text.indexOf(words, at + words.length))
    matches.push({ from: spotOf(page, at, false), to: spotOf(page, at + words.length, true) });
  return matches;
}
