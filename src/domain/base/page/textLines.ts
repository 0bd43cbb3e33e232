import type { Rule, Word } from "./PageContent.ts";

/** Words of one line differ in height by less than this share of their size. */
const SAME_LINE = 0.5;
/** A blank between words of one phrase is narrower than this share of their size. */
const PHRASE_GAP = 0.5;
const BLANK = 0.14;

/** Words by lines from top to bottom, each from left to right. */
export function linesOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const lines: { middle: number; words: Word[] }[] = [];
  for (const word of words.toSorted((one, other) => one.middle - other.middle)) {
    const last = lines.at(-1);
    if (last && word.middle - last.middle < SAME_LINE * word.size) last.words.push(word);
    else lines.push({ middle: word.middle, words: [word] });
  }
  return lines.map((line) => line.words.toSorted((one, other) => one.left - other.left));
}

/** Phrases of a line: words with no more than a blank between them. */
export function clustersOf(line: readonly Word[]): readonly Word[] {
  const clusters: Word[] = [];
  for (const word of line) {
    const last = clusters.at(-1);
    if (last && word.left - last.right < PHRASE_GAP * Math.max(word.size, last.size))
      clusters[clusters.length - 1] = {
        ...last,
        text: last.text + blankBetween(last, word) + word.text,
        right: word.right,
      };
    else clusters.push(word);
  }
  return clusters;
}

/**
 * Phrases of a line: words with at most a blank between them. A phrase ends where an edge of a column lies between
 * two words, or a rule between their middles. In narrow columns a name may be wider than its column and stays
 * whole.
 */
export function phrasesOf(
  line: readonly Word[],
  edges: readonly number[],
  upright: readonly Rule[],
): readonly Word[] {
  const phrases: Word[] = [];
  line.forEach((word, at) => {
    const last = phrases.at(-1);
    const isNear = last && word.left - last.right < PHRASE_GAP * Math.max(word.size, last.size);
    const isRuled = () => isRuledBetween(line[at - 1] ?? word, word, upright);
    if (last && isNear && !edges.some((edge) => edge >= last.right && edge <= word.left) && !isRuled())
      phrases[phrases.length - 1] = {
        ...last,
        text: last.text + blankBetween(last, word) + word.text,
        right: word.right,
      };
    else phrases.push(word);
  });
  return phrases;
}

/** A full-width character may reach over the rule beside it. */
function isRuledBetween(one: Word, other: Word, upright: readonly Rule[]): boolean {
  const [from, to] = [(one.left + one.right) / 2, (other.left + other.right) / 2];
  return upright.some(
    (rule) => rule.at > from && rule.at < to && rule.from < other.middle && rule.to > other.middle,
  );
}

const blankBetween = (one: Word, other: Word) => (other.left - one.right > BLANK * other.size ? " " : "");

const HAN_END = /[\p{Script=Han}，。、；：（]$/u;
/** Two figures above each other in one cell are two: their lines stay apart. */
const FIGURE_END = /[\d０-９]\S{0,2}$/u;
const FIGURE_START = /^[\d０-９]/u;
const HAN_START = /^[\p{Script=Han}，。、；：）]/u;
/** A program breaks lines behind BPT10- and, where a cell is narrow, behind №11. of №11.2. */
const BROKEN_END = /[\p{L}\p{N}][-–/]$/u;
const BROKEN_START = /^[\p{L}\p{N}№]/u;
const POINT_END = /[\p{L}№-]\d+\.$/u;
const isBroken = (text: string, line: string) =>
  (BROKEN_END.test(text) && BROKEN_START.test(line)) || (POINT_END.test(text) && FIGURE_START.test(line));

/** The text of words that stand in one cell or line of text. */
export function textOf(words: readonly Word[]): string {
  return linesOf(words)
    .map((line) =>
      line.reduce(
        (text, word, at) =>
          at === 0 ? word.text : text + blankBetween(line[at - 1] ?? word, word) + word.text,
        "",
      ),
    )
    .reduce((text, line) => {
      if (text === "") return line;
      if (isBroken(text, line) || (HAN_END.test(text) && HAN_START.test(line))) return text + line;
      return FIGURE_END.test(text) && FIGURE_START.test(line) ? `${text}\n${line}` : `${text} ${line}`;
    }, "");
}
