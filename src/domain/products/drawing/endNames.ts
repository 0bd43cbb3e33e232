import { greatest } from "../../base/lists.ts";
import type { ChartDrawing, LineMark } from "./ChartDrawing.ts";
import { firstIndex, lastDrawn } from "./lineIndexes.ts";
import { isCovered, type Rect } from "./placeLabels.ts";
import { placeNames } from "./placeNames.ts";
import type { PlacedName, Plot } from "./Plot.ts";
import { isProductRole } from "./Role.ts";

/** The end of a curve, and its name. */
interface End {
  readonly line: LineMark;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * Distance from the longest curve to a column of names, in units of the usual distance of a name; leaders need
 * room to spread.
 */
const COLUMN = 3;

/** Width that a column of names takes behind the longest curve. */
export const columnRoom = (widths: readonly number[], beside: number): number =>
  COLUMN * beside + greatest(widths);

/**
 * Places the names of a grid's curves: each at its curve's end, or above it where the axis leaves no room behind.
 * Where products are compared and a name would cover another name or curve, all names stand in one column with
 * leaders to their curves: behind the longest curve, or elsewhere where it is free. Quantities of a single product
 * differ in colour and axis as well, so their names stay at the ends.
 */
export function endNames(drawing: ChartDrawing, plot: Plot): PlacedName[] {
  const ends = endsOf(drawing, plot);
  const atEnds = namesAtEnds(ends, plot);
  if (!ends.some(({ line }) => isProductRole(line.role))) return atEnds;
  const curves = drawnCurves(drawing, plot);
  let [best, least] = [atEnds, hits(atEnds, curves)];
  if (least === 0) return best;
  for (const names of columns(ends, plot)) {
    const own = hits(names, curves);
    if (own < least) [best, least] = [names, own];
    if (own === 0) break;
  }
  return best;
}

function endsOf({ lines, grid }: ChartDrawing, { x, y, lettering }: Plot): End[] {
  return lines.flatMap((line) => {
    const end = line.kind === "system" ? -1 : lastDrawn(line);
    // A line that is drawn anywhere has a last index on the grid.
    const top = end < 0 ? null : y(line.axis, line.values[end]!);
    return top === null ? [] : [{ line, x: x(grid[end]!), y: top, width: lettering.measure(line.name) }];
  });
}

function namesAtEnds(ends: readonly End[], { pane, lettering }: Plot): PlacedName[] {
  const { line: height, beside } = lettering;
  const left = (end: End) => Math.min(end.x + beside, pane.left + pane.width - end.width);
  const middles = placeNames(
    ends.map((end) => ({ x: left(end), y: end.y - pane.top, width: end.width })),
    pane.height,
    height,
  );
  return ends.map((end, at) => ({
    line: end.line,
    box: { left: left(end), top: pane.top + middles[at]! - height / 2, width: end.width, height },
    leader: null,
  }));
}

/**
 * Possible columns, the best first: names as near to the ends as possible, then without gaps at growing distance.
 */
function* columns(ends: readonly End[], { pane, lettering }: Plot): Generator<PlacedName[]> {
  const { line: height, beside } = lettering;
  const right = pane.left + pane.width - greatest(ends.map(({ width }) => width));
  const left = Math.min(greatest(ends.map(({ x }) => x)) + COLUMN * beside, right);
  const named = (middles: readonly number[]) =>
    ends.map((end, at) => nameInColumn(end, left, middles[at]!, lettering));
  yield named(
    placeNames(
      ends.map(({ y, width }) => ({ x: left, y: y - pane.top, width })),
      pane.height,
      height,
    ).map((middle) => pane.top + middle),
  );
  const order = [...ends.keys()].sort((one, other) => ends[one]!.y - ends[other]!.y);
  const middle = ends.reduce((sum, { y }) => sum + y, 0) / ends.length;
  const wanted = middle - (ends.length * height) / 2;
  const tops: number[] = [];
  for (let top = pane.top; top + ends.length * height <= pane.top + pane.height; top += height / 2)
    tops.push(top);
  for (const top of tops.sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted)))
    yield named(ends.map((_, at) => top + (order.indexOf(at) + 0.5) * height));
}

function nameInColumn(
  { line, x, y, width }: End,
  left: number,
  middle: number,
  { line: height, beside }: Plot["lettering"],
): PlacedName {
  const isBeside = left > x && left - x <= COLUMN * beside && Math.abs(middle - y) <= height / 4;
  return {
    line,
    box: { left, top: middle - height / 2, width, height },
    leader: isBeside ? null : [x, y, left - beside / 3, middle],
  };
}

/** A curve as it is drawn: the x and y of its points, up to its last one. */
interface DrawnCurve {
  readonly line: LineMark;
  readonly xs: Float64Array;
  /** NaN where nothing is drawn. */
  readonly ys: Float64Array;
}

/** Each possible box of a name is compared with every point of every curve, so the points are computed once. */
function drawnCurves({ lines, grid }: ChartDrawing, { x, y }: Plot): DrawnCurve[] {
  return lines
    .filter(({ kind }) => kind !== "system")
    .map((line) => {
      const count = lastDrawn(line) + 1;
      const heightAt = (at: number) => y(line.axis, line.values[at] ?? Number.NaN) ?? Number.NaN;
      return {
        line,
        xs: Float64Array.from({ length: count }, (_, at) => x(grid[at]!)),
        ys: Float64Array.from({ length: count }, (_, at) => heightAt(at)),
      };
    });
}

/** Number of names that another name or a curve covers; a name without a leader may touch its own curve. */
function hits(names: readonly PlacedName[], curves: readonly DrawnCurve[]): number {
  let sum = 0;
  for (const [at, { line, box, leader }] of names.entries()) {
    for (const other of names.slice(at + 1)) if (isCovered(box, other.box)) sum++;
    for (const curve of curves)
      if ((curve.line !== line || leader !== null) && runsThrough(curve, box)) sum++;
  }
  return sum;
}

function runsThrough({ xs, ys }: DrawnCurve, { left, top, width, height }: Rect): boolean {
  const [right, bottom, end] = [left + width, top + height, xs.length - 1];
  const first = firstIndex(end, (at) => xs[at]! > left);
  for (let at = Math.max(1, first); at <= end; at++) {
    const [from, to, start, stop] = [xs[at - 1]!, xs[at]!, ys[at - 1]!, ys[at]!];
    if (from >= right) return false;
    const slope = stop - start;
    const one = start + (slope * (Math.max(from, left) - from)) / (to - from);
    const other = start + (slope * (Math.min(to, right) - from)) / (to - from);
    if (to > left && Math.min(one, other) < bottom && Math.max(one, other) > top) return true;
  }
  return false;
}
