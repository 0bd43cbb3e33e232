import type { Frame } from "./findFrames.ts";
import type { Word } from "./PageContent.ts";
import { clustersOf, linesOf } from "./textLines.ts";

/** Rules closer than this are one edge. */
const SAME_EDGE = 2.5;
/** A gap between columns is wider than this share of the letters' size. */
const GAP = 0.28;
/** Fewer rows prove no column. */
const FEWEST_ROWS = 2;
const FIGURE = /[\d０-９]/u;
const FIGURES = /^[<>≤≥~±\d０-９.,'\s/×—–-]+$/u;

/** Distinct positions of rules, ascending. */
export function edgesOf(positions: readonly number[]): number[] {
  const edges: number[] = [];
  for (const position of positions.toSorted((one, other) => one - other)) {
    const last = edges.at(-1);
    if (last === undefined || position - last > SAME_EDGE) edges.push(position);
  }
  return edges;
}

/** Edges of the columns: upright rules, and gaps between words that no rule divides. */
export function columnEdges(frame: Frame, words: readonly Word[]): readonly number[] {
  const edges = edgesOf([frame.left, ...frame.upright.map(({ at }) => at), frame.right]);
  return edges.flatMap((left, at) => {
    const right = edges[at + 1];
    if (right === undefined) return [left];
    const inside = words.filter((word) => {
      const centre = (word.left + word.right) / 2;
      return centre > left && centre < right;
    });
    const gaps = gapsOf(inside);
    return [left, ...(isRuled(frame) ? gaps.filter((gap) => areNamedApart(inside, gap)) : gaps)];
  });
}

/** In a frame whose columns rules divide, a gap may be the blank in 14 500. */
const isRuled = ({ upright }: Frame) => upright.length > 2;

/**
 * Whether the head of a ruled column, or its first row of figures without one, has words on both sides of a gap.
 */
function areNamedApart(words: readonly Word[], gap: number): boolean {
  const lines = linesOf(words).map(clustersOf);
  const body = lines.findIndex((line) => line.every(({ text }) => FIGURES.test(text)));
  const head = body > 0 ? lines.slice(0, body) : lines.slice(0, 1);
  return head.some((line) => line.some(({ right }) => right <= gap) && line.some(({ left }) => left >= gap));
}

/** Gaps that stay open in every row of figures. */
function gapsOf(words: readonly Word[]): readonly number[] {
  const rows = linesOf(words)
    .map(clustersOf)
    .filter((row) => row.length > 1 && 2 * row.filter(({ text }) => FIGURE.test(text)).length >= row.length);
  if (rows.length < FEWEST_ROWS) return [];
  const spans: { left: number; right: number }[] = [];
  for (const { left, right } of rows.flat().toSorted((one, other) => one.left - other.left)) {
    const last = spans.at(-1);
    if (last && left - last.right < gapOf(rows)) last.right = Math.max(last.right, right);
    else spans.push({ left, right });
  }
  return spans.slice(1).map(({ left }, at) => (left + (spans[at]?.right ?? left)) / 2);
}

const gapOf = (rows: readonly (readonly Word[])[]) => GAP * (rows[0]?.[0]?.size ?? 8);
