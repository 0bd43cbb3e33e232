import { greatest, least } from "../lists.ts";
import type { Rule, UprightPage, Word } from "./PageContent.ts";
import { linesOf, clustersOf } from "./textLines.ts";

/** The box of a table on a page, with the rules inside it. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly level: readonly Rule[];
  readonly upright: readonly Rule[];
}

/** Rules this near to each other touch. */
const TOUCH = 3;
const NARROWEST = 60;
const LOWEST = 16;
/** Rows of a table without rules have at least this many words apart from each other. */
const FEWEST_COLUMNS = 3;
const FEWEST_LINES = 3;
/** Lines of text lie at least this far below each other, in sizes of their letters. */
const NEXT_LINE = 0.95;

const MOST_RULES = 3000;

interface Part {
  readonly isLevel: boolean;
  readonly rule: Rule;
}

const touch = (one: Part, other: Part): boolean => {
  if (one.isLevel === other.isLevel) {
    if (!one.isLevel) return false;
    // Level rules of one table without upright ones have the same ends.
    return Math.abs(one.rule.from - other.rule.from) < TOUCH && Math.abs(one.rule.to - other.rule.to) < TOUCH;
  }
  const [level, upright] = one.isLevel ? [one.rule, other.rule] : [other.rule, one.rule];
  return (
    upright.at >= level.from - TOUCH &&
    upright.at <= level.to + TOUCH &&
    level.at >= upright.from - TOUCH &&
    level.at <= upright.to + TOUCH
  );
};

/** The tables of a page, found by their rules; on a page without rules, by words in columns. */
export function findFrames(page: UprightPage): readonly Frame[] {
  const parts: Part[] = [
    ...page.level.map((rule) => ({ isLevel: true, rule })),
    ...page.upright.map((rule) => ({ isLevel: false, rule })),
  ];
  // A drawing, not a table.
  if (parts.length > MOST_RULES) return framesOfWords(page.words);
  const groups = groupsOf(parts);
  const frames = groups.map(frameOf).filter(({ left, right, top, bottom, level }) => {
    const isBig = right - left >= NARROWEST && bottom - top >= LOWEST && level.length >= 2;
    return (
      isBig &&
      page.words.filter((word) => isInside(word, { left, right, top, bottom })).length >= FEWEST_COLUMNS * 2
    );
  });
  const outer = frames.filter((frame) => !frames.some((other) => other !== frame && contains(other, frame)));
  return (outer.length > 0 ? splitApart(outer) : framesOfWords(page.words)).toSorted(
    (one, other) => one.top - other.top,
  );
}

export const isInside = (
  { left, right, middle }: Word,
  box: Pick<Frame, "left" | "right" | "top" | "bottom">,
): boolean => {
  const centre = (left + right) / 2;
  return (
    centre >= box.left - 1 && centre <= box.right + 1 && middle >= box.top - 1 && middle <= box.bottom + 1
  );
};

const contains = (outer: Frame, inner: Frame) =>
  outer.left <= inner.left + TOUCH &&
  outer.right >= inner.right - TOUCH &&
  outer.top <= inner.top + TOUCH &&
  outer.bottom >= inner.bottom - TOUCH &&
  (outer.right - outer.left) * (outer.bottom - outer.top) >
    (inner.right - inner.left) * (inner.bottom - inner.top);

function groupsOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const owner = parts.map((_, at) => at);
  const rootOf = (at: number): number => {
    let root = at;
    while (owner[root] !== root) root = owner[root] ?? root;
    return root;
  };
  for (let one = 0; one < parts.length; one++)
    for (let other = one + 1; other < parts.length; other++)
      if (touch(parts[one]!, parts[other]!)) owner[rootOf(other)] = rootOf(one);
  const groups = new Map<number, Part[]>();
  parts.forEach((part, at) => {
    const root = rootOf(at);
    groups.set(root, [...(groups.get(root) ?? []), part]);
  });
  return [...groups.values()];
}

function frameOf(parts: readonly Part[]): Frame {
  const level = parts.filter(({ isLevel }) => isLevel).map(({ rule }) => rule);
  const upright = parts.filter(({ isLevel }) => !isLevel).map(({ rule }) => rule);
  return {
    left: least([...level.map(({ from }) => from), ...upright.map(({ at }) => at)]),
    right: greatest([...level.map(({ to }) => to), ...upright.map(({ at }) => at)]),
    top: least([...level.map(({ at }) => at), ...upright.map(({ from }) => from)]),
    bottom: greatest([...level.map(({ at }) => at), ...upright.map(({ to }) => to)]),
    level,
    upright,
  };
}

/** Frames never overlap: of two that do, the larger one is kept. */
function splitApart(frames: readonly Frame[]): readonly Frame[] {
  const bySize = frames.toSorted((one, other) => other.bottom - other.top - (one.bottom - one.top));
  const kept: Frame[] = [];
  for (const frame of bySize) {
    const overlaps = kept.some(
      (other) =>
        frame.left < other.right - TOUCH &&
        frame.right > other.left + TOUCH &&
        frame.top < other.bottom - TOUCH &&
        frame.bottom > other.top + TOUCH,
    );
    if (!overlaps) kept.push(frame);
  }
  return kept;
}

/** Lines that follow each other with words in at least three columns. */
function framesOfWords(words: readonly Word[]): readonly Frame[] {
  const frames: Frame[] = [];
  let rows: (readonly Word[])[] = [];
  const close = () => {
    if (rows.length >= FEWEST_LINES) {
      const all = rows.flat();
      frames.push({
        left: least(all.map(({ left }) => left)) - 2,
        right: greatest(all.map(({ right }) => right)) + 2,
        top: least(all.map(({ middle, size }) => middle - size / 2)),
        bottom: greatest(all.map(({ middle, size }) => middle + size / 2)),
        level: [],
        upright: [],
      });
    }
    rows = [];
  };
  const lines = linesOf(words);
  lines.forEach((line, at) => {
    if (clustersOf(line).length >= FEWEST_COLUMNS) rows.push(line);
    else if (rows.length > 0 && (clustersOf(line).length === 2 || isBetween(lines, at))) rows.push(line);
    else close();
  });
  close();
  return frames;
}

/** Whether a name of one line stands between names of two lines: nearer to both of its neighbours than a line. */
function isBetween(lines: readonly (readonly Word[])[], at: number): boolean {
  const [before, own, after] = [lines[at - 1]?.[0], lines[at]?.[0], lines[at + 1]];
  if (!before || !own || after?.[0] === undefined) return false;
  const isNear = (one: Word, other: Word) => other.middle - one.middle < NEXT_LINE * own.size;
  return clustersOf(after).length >= FEWEST_COLUMNS && isNear(before, own) && isNear(own, after[0]);
}
