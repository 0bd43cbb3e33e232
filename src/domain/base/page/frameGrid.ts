import type { MergedRange } from "../sheet/SheetGrid.ts";
import { columnEdges, edgesOf } from "./frameColumns.ts";
import { isInside, type Frame } from "./findFrames.ts";
import type { Rule, Word } from "./PageContent.ts";
import { clustersOf, linesOf, phrasesOf, textOf } from "./textLines.ts";

/** A table of a page as rows and columns; a merged range has its text in its first cell. */
export interface FrameGrid {
  readonly rows: readonly (readonly (string | null)[])[];
  readonly merges: readonly MergedRange[];
  /** Edges of its columns. A table that continues on the next page has the same edges there. */
  readonly edges: readonly number[];
}

/** Share of an edge that a rule must cover to divide two cells. */
const COVERED = 0.6;
const NEAR = 3;
/** Columns that a line must fill to be a row of its own. */
const FEWEST_FILLED = 2;
const FIGURE = /[\d０-９]/u;

export function frameGrid(frame: Frame, words: readonly Word[]): FrameGrid {
  const own = words.filter((word) => isInside(word, frame));
  const xs = columnEdges(frame, own);
  const columns = xs.length - 1;
  const { ys, ruled } = rowEdges(frame, own, xs);
  const rows = ys.length - 1;
  const isDividedBelow = (row: number, column: number) =>
    !(ruled.has(row + 1) && !covers(frame.level, ys[row + 1]!, xs[column]!, xs[column + 1]!));
  const hasRule = frame.upright.length > 2;
  const isDividedRight = (row: number, column: number) =>
    !hasRule ||
    !isRuled(frame.upright, xs[column + 1]!) ||
    covers(frame.upright, xs[column + 1]!, ys[row]!, ys[row + 1]!);
  const regions = regionsOf(rows, columns, isDividedBelow, isDividedRight);
  const texts = textsByRegion(own, xs, ys, regions, frame.upright);
  const cells = Array.from({ length: rows }, () => Array<string | null>(columns).fill(null));
  const merges: MergedRange[] = [];
  for (const region of regions.all) {
    const text = texts.get(region) ?? "";
    if (text !== "") cells[region.startRow]![region.startCol] = text;
    if (region.endRow > region.startRow || region.endCol > region.startCol) merges.push(region);
  }
  const spread = hasRule ? [] : spanGroups(frame, own, xs, ys, cells);
  return { rows: cells, merges: [...merges, ...spread], edges: xs };
}

const isRuled = (rules: readonly Rule[], at: number) => rules.some((rule) => Math.abs(rule.at - at) <= NEAR);

/** Whether a rule at this position covers most of the distance between two ends. */
function covers(rules: readonly Rule[], at: number, from: number, to: number): boolean {
  let covered = 0;
  for (const rule of rules)
    if (Math.abs(rule.at - at) <= NEAR)
      covered += Math.max(0, Math.min(rule.to, to) - Math.max(rule.from, from));
  return covered >= COVERED * (to - from);
}

/**
 * Edges of the rows: level rules, and between two of them the lines of text, if several of them are rows of
 * figures. `ruled` holds the edges that a rule makes: only there may a missing piece mean a merged cell.
 */
function rowEdges(frame: Frame, words: readonly Word[], xs: readonly number[]) {
  const bands = edgesOf([frame.top, ...frame.level.map(({ at }) => at), frame.bottom]);
  const ys: number[] = [];
  const ruled = new Set<number>();
  bands.forEach((top, at) => {
    ruled.add(ys.length);
    ys.push(top);
    const bottom = bands[at + 1];
    if (bottom === undefined) return;
    const lines = linesOf(words.filter(({ middle }) => middle > top && middle < bottom));
    if (!areRows(lines, xs, frame)) return;
    for (let line = 1; line < lines.length; line++) {
      const above = lines[line - 1]?.[0]?.middle ?? top;
      const below = lines[line]?.[0]?.middle ?? bottom;
      ys.push((above + below) / 2);
    }
  });
  return { ys, ruled };
}

/**
 * Lines between two rules are rows if two of them have figures in the same columns, or nothing else divides. A
 * cell merged over rows stands in the middle of them, in columns of its own.
 */
function areRows(lines: readonly (readonly Word[])[], xs: readonly number[], { upright }: Frame): boolean {
  if (lines.length < 2) return false;
  if (upright.length <= 2) return true;
  const counts = new Map<number, number>();
  for (const line of lines)
    for (const column of new Set(
      line.filter(({ text }) => FIGURE.test(text)).map((word) => columnAt(xs, word)),
    ))
      counts.set(column, (counts.get(column) ?? 0) + 1);
  return [...counts.values()].filter((count) => count >= 2).length >= FEWEST_FILLED;
}

function columnAt(xs: readonly number[], { left, right }: Pick<Word, "left" | "right">): number {
  const centre = (left + right) / 2;
  const at = xs.findIndex((edge) => edge > centre) - 1;
  return at < 0 ? (centre < (xs[0] ?? 0) ? 0 : xs.length - 2) : at;
}

interface Regions {
  readonly all: readonly MergedRange[];
  readonly at: (row: number, column: number) => MergedRange;
}

/** Cells that nothing divides are one; each region is the box around its cells. */
function regionsOf(
  rows: number,
  columns: number,
  isDividedBelow: (row: number, column: number) => boolean,
  isDividedRight: (row: number, column: number) => boolean,
): Regions {
  const taken = Array.from({ length: rows }, () => Array<MergedRange | null>(columns).fill(null));
  const all: MergedRange[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (taken[row]![column]) continue;
      let endCol = column;
      while (endCol + 1 < columns && !isDividedRight(row, endCol) && !taken[row]![endCol + 1]) endCol++;
      let endRow = row;
      while (endRow + 1 < rows && spans(endRow, column, endCol)) endRow++;
      const region = { startRow: row, startCol: column, endRow, endCol };
      for (let r = row; r <= endRow; r++) for (let c = column; c <= endCol; c++) taken[r]![c] = region;
      all.push(region);
    }
  return { all, at: (row, column) => taken[row]![column]! };

  function spans(row: number, from: number, to: number): boolean {
    for (let column = from; column <= to; column++)
      if (isDividedBelow(row, column) || taken[row + 1]![column]) return false;
    return true;
  }
}

function textsByRegion(
  words: readonly Word[],
  xs: readonly number[],
  ys: readonly number[],
  regions: Regions,
  upright: readonly Rule[],
) {
  const byRegion = new Map<MergedRange, Word[]>();
  for (const line of linesOf(words))
    for (const cluster of phrasesOf(line, xs.slice(1, -1), upright)) {
      const row = Math.max(0, ys.findIndex((edge) => edge > cluster.middle) - 1);
      const region = regions.at(Math.min(row, ys.length - 2), columnAt(xs, cluster));
      const own = byRegion.get(region);
      if (own) own.push(cluster);
      else byRegion.set(region, [cluster]);
    }
  return new Map([...byRegion].map(([region, own]) => [region, textOf(own)]));
}

/**
 * Groups of a head without upright rules: a title over several columns stands in the middle of them, above a
 * rule as long as they are or above blanks. Moves it to the first of its columns.
 */
function spanGroups(
  frame: Frame,
  words: readonly Word[],
  xs: readonly number[],
  ys: readonly number[],
  cells: (string | null)[][],
): readonly MergedRange[] {
  const merges: MergedRange[] = [];
  const areFigures = cells.map(
    (row) => 2 * row.filter((text) => text !== null && FIGURE.test(text)).length > row.length,
  );
  // A row of figures above a row of names belongs to an axis: 扬程 stands below the flows.
  const areNames = (row: readonly (string | null)[] | undefined) =>
    row?.some((text) => text !== null) === true && !row.some((text) => FIGURE.test(text ?? ""));
  const first = areFigures.findIndex((isBody, row) => isBody && !areNames(cells[row + 1]));
  for (let row = 0; row + 1 <= first; row++) {
    // The last row of a head names single columns, unless an axis stands above it.
    if (areFigures[row] || (row + 1 === first && !areFigures.slice(0, row).includes(true))) continue;
    const line = words.filter(({ middle }) => middle > ys[row]! && middle < ys[row + 1]!);
    const clusters = clustersOf(line.toSorted((one, other) => one.left - other.left));
    const texts = cells[row]!;
    // Figures stand under every column, so they indicate a group only where no other name does.
    const below = belowOf(cells.slice(row + 1, Math.max(first, row + 2)));
    const taken = clusters.map((cluster) => spanOf(cluster, frame, xs, below, clusters));
    clusters.forEach((cluster, at) => {
      const [from, to] = taken[at]!;
      if (to === from) return;
      // A group that is wider than a column has its words in several.
      for (let column = from; column <= to; column++) texts[column] = null;
      texts[from] = cluster.text;
      merges.push({ startRow: row, startCol: from, endRow: row, endCol: to });
    });
  }
  return merges;
}

/** The first text of each column below a row of the head: names beside a group may stand lower than its parts. */
const belowOf = (rows: readonly (readonly (string | null)[])[]): readonly (string | null)[] =>
  (rows[0] ?? []).map(
    (_, column) => rows.map((texts) => texts[column]).find((text) => text !== null) ?? null,
  );

function spanOf(
  cluster: Word,
  { level, left, right }: Frame,
  xs: readonly number[],
  below: readonly (string | null)[],
  line: readonly Word[],
): readonly [number, number] {
  const ownColumn = columnAt(xs, cluster);
  const centre = (cluster.left + cluster.right) / 2;
  const rule = level.find(
    ({ at, from, to }) =>
      at > cluster.middle &&
      at - cluster.middle < 2.5 * cluster.size &&
      from < centre &&
      to > centre &&
      to - from < 0.9 * (right - left),
  );
  if (rule) {
    const inside = xs.slice(0, -1).flatMap((edge, column) => {
      const middle = (edge + xs[column + 1]!) / 2;
      return middle > rule.from && middle < rule.to ? [column] : [];
    });
    return [inside[0] ?? ownColumn, inside.at(-1) ?? ownColumn];
  }
  const others = new Set(line.filter((other) => other !== cluster).map((other) => columnAt(xs, other)));
  let best: readonly [number, number] = [ownColumn, ownColumn];
  for (let from = ownColumn; from >= 0 && isFree(from); from--)
    for (let to = ownColumn; to < xs.length - 1 && isFree(to); to++) {
      const middle = (xs[from]! + xs[to + 1]!) / 2;
      const width = (xs[to + 1]! - xs[from]!) / (to - from + 1);
      if (Math.abs(middle - centre) < 0.3 * width && to - from > best[1] - best[0]) best = [from, to];
    }
  return best;

  function isFree(column: number): boolean {
    return column === ownColumn ? below[column] !== null : !others.has(column) && below[column] !== null;
  }
}
