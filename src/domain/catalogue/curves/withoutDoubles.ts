import type { ChartLine } from "./ChartLine.ts";
import type { Box, Polyline } from "./PageDrawing.ts";
import { boundsOf, evenly, nearestOn } from "./polylines.ts";

/** Lines that lie on each other all along are one. */
const SAME = 0.3;
/** Edges of the boxes of such lines differ by less than this. */
const EDGE = 1;
/** Number of points of a line that are compared. */
const SAMPLES = 24;

/** A line with what is asked of it again and again. */
interface Measured {
  readonly line: ChartLine;
  readonly box: Box;
  readonly points: Polyline;
}

const measured = (line: ChartLine): Measured => ({
  line,
  box: boundsOf(line.points),
  points: evenly(line.points, SAMPLES),
});

const hasSameBox = (one: Box, other: Box): boolean =>
  Math.abs(one.left - other.left) < EDGE &&
  Math.abs(one.right - other.right) < EDGE &&
  Math.abs(one.top - other.top) < EDGE &&
  Math.abs(one.bottom - other.bottom) < EDGE;

const liesOn = (one: Measured, other: Measured): boolean =>
  one.points.every((point) => nearestOn(other.line.points, point).away < SAME);

const isSame = (one: Measured, other: Measured): boolean =>
  hasSameBox(one.box, other.box) && liesOn(one, other) && liesOn(other, one);

/**
 * Numbers of cells wrap here: four of them make one exact number, and lines that then share a cell are compared.
 */
const CELLS = 8191;
const cellOf = (edge: number): number => ((Math.floor(edge / EDGE) % CELLS) + CELLS) % CELLS;
const NEIGHBOURS = [-1, 0, 1];

/** The cells in which a box that is the same may lie: its own and those around it, by all four edges. */
function* cellsAround({ left, top, right, bottom }: Box): Generator<number> {
  for (const a of NEIGHBOURS)
    for (const b of NEIGHBOURS)
      for (const c of NEIGHBOURS)
        for (const d of NEIGHBOURS)
          yield keyOf({
            left: left + a * EDGE,
            top: top + b * EDGE,
            right: right + c * EDGE,
            bottom: bottom + d * EDGE,
          });
}

const keyOf = ({ left, top, right, bottom }: Box): number =>
  ((cellOf(left) * CELLS + cellOf(top)) * CELLS + cellOf(right)) * CELLS + cellOf(bottom);

/**
 * A halo, a shadow or a line drawn twice: what was painted last is seen. Lines are kept by the cells of their
 * boxes' edges, so that each is compared with those of nearly its box alone.
 *
 * @param onCompared called for every pair that is compared
 */
export function withoutDoubles(
  lines: readonly ChartLine[],
  onCompared: () => void = () => {},
): readonly ChartLine[] {
  const kept: ChartLine[] = [];
  const byCell = new Map<number, Measured[]>();
  const isKept = (own: Measured): boolean => {
    for (const key of cellsAround(own.box))
      for (const other of byCell.get(key) ?? []) {
        onCompared();
        if (isSame(own, other)) return true;
      }
    return false;
  };
  for (const line of lines.toReversed()) {
    const own = measured(line);
    if (isKept(own)) continue;
    kept.push(line);
    const key = keyOf(own.box);
    const cell = byCell.get(key);
    if (cell === undefined) byCell.set(key, [own]);
    else cell.push(own);
  }
  return kept.toReversed();
}
