import { greatest } from "../lists.ts";
import { glueLetters } from "./glueLetters.ts";
import type { PageContent, PageLine, PageWord, Rule, UprightPage, Word } from "./PageContent.ts";

/** From the base line to the middle of a letter, as a share of its size. */
const MIDDLE = 0.36;
/** Points by which a drawn rule may lean. */
const LEAN = 0.8;
/** Rules shorter than this are parts of letters and arrows. */
const SHORTEST = 4;
/** Rules of one line that end this near to each other are one. */
const NEAR = 1.6;

/** The page turned so that most of its letters stand upright; tables are often printed across a tall page. */
export function uprightPage({ words, lines }: PageContent): UprightPage {
  const [ux, uy] = direction(words);
  const turned = (x: number, y: number) => [x * ux + y * uy, y * ux - x * uy] as const;
  const rules = rulesOf(
    lines.map(({ x1, y1, x2, y2 }) => {
      const [a, b] = turned(x1, y1);
      const [c, d] = turned(x2, y2);
      return { x1: a, y1: b, x2: c, y2: d };
    }),
  );
  const boxes = raisedAttached(words.map((word) => boxOf(word, turned, ux, uy)));
  return { words: glueLetters(boxes, rules.upright), ...rules };
}

/** One of the four directions along the page, that of most letters. */
function direction(words: readonly PageWord[]): readonly [number, number] {
  const directions = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const;
  const letters = directions.map(([ux, uy]) =>
    words.reduce((sum, { text, dx, dy }) => (dx * ux + dy * uy > 0.9 ? sum + text.length : sum), 0),
  );
  const most = letters.indexOf(greatest(letters));
  return directions[most] ?? directions[0];
}

function boxOf(
  { text, x, y, width, size, dx, dy }: PageWord,
  turned: (x: number, y: number) => readonly [number, number],
  ux: number,
  uy: number,
): Word {
  const [left, base] = turned(x, y);
  if (dx * ux + dy * uy > 0.9) return { text, left, right: left + width, middle: base - MIDDLE * size, size };
  // For letters that stand on their side only the position matters.
  const [end, last] = turned(x + dx * width, y + dy * width);
  const centre = (left + end) / 2;
  return { text, left: centre - size / 2, right: centre + size / 2, middle: (base + last) / 2, size };
}

/** Small raised figures belong to the word before them: m and ³, or the mark of a footnote. */
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const SMALLER = 0.78;

function raisedAttached(words: readonly Word[]): readonly Word[] {
  const out: Word[] = [];
  // Indexed by where words end: searching back over all words takes seconds on a full page.
  const reach = 0.25 * greatest(words.map(({ size }) => size));
  const byEnd = new Map<number, number[]>();
  const slotOf = (x: number) => Math.floor(x / Math.max(reach, 1));
  const enter = (at: number, { right }: Word) => {
    const known = byEnd.get(slotOf(right));
    if (known) known.push(at);
    else byEnd.set(slotOf(right), [at]);
  };
  const lastBefore = (word: Word): number => {
    const slot = slotOf(word.left);
    const found = [slot - 1, slot, slot + 1].flatMap((near) => {
      const last = (byEnd.get(near) ?? []).findLast((at) => touches(out[at], word));
      return last === undefined ? [] : [last];
    });
    return found.length === 0 ? -1 : greatest(found);
  };
  for (const word of words) {
    const at = RAISED_FIGURE.test(word.text) ? lastBefore(word) : -1;
    const before = out[at];
    const isRaised = before !== undefined && word.size < SMALLER * before.size && word.middle < before.middle;
    if (!isRaised) {
      enter(out.length, word);
      out.push(word);
      continue;
    }
    const raised = word.text.replace(/\d/gu, (digit) => RAISED[Number(digit)] ?? digit);
    out[at] = { ...before, text: before.text + raised, right: word.right };
    enter(at, word);
  }
  return out;
}
const RAISED_FIGURE = /^\d{1,2}\)?$/u;

const touches = (before: Word | undefined, word: Word) =>
  before !== undefined &&
  Math.abs(before.right - word.left) < 0.25 * before.size &&
  Math.abs(before.middle - word.middle) < before.size;

function rulesOf(lines: readonly PageLine[]): Pick<UprightPage, "level" | "upright"> {
  const level: Rule[] = [];
  const upright: Rule[] = [];
  for (const { x1, y1, x2, y2 } of lines) {
    const [wide, high] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
    if (high <= LEAN && wide >= SHORTEST)
      level.push({ at: (y1 + y2) / 2, from: Math.min(x1, x2), to: Math.max(x1, x2) });
    else if (wide <= LEAN && high >= SHORTEST)
      upright.push({ at: (x1 + x2) / 2, from: Math.min(y1, y2), to: Math.max(y1, y2) });
  }
  return { level: joined(level), upright: joined(upright) };
}

/** Joins the pieces of one rule that is drawn cell by cell, twice, or as a double line. */
function joined(rules: readonly Rule[]): readonly Rule[] {
  const byPosition = rules.toSorted((one, other) => one.at - other.at);
  const rows: { at: number; pieces: Rule[] }[] = [];
  for (const rule of byPosition) {
    const last = rows.at(-1);
    if (last && rule.at - last.at <= NEAR) last.pieces.push(rule);
    else rows.push({ at: rule.at, pieces: [rule] });
  }
  return rows.flatMap(({ at, pieces }) => {
    const out: { at: number; from: number; to: number }[] = [];
    for (const { from, to } of pieces.toSorted((one, other) => one.from - other.from)) {
      const last = out.at(-1);
      if (last && from <= last.to + NEAR) last.to = Math.max(last.to, to);
      else out.push({ at, from, to });
    }
    return out;
  });
}
