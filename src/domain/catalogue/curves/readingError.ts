import { greatest } from "../../base/lists.ts";
import { valueAt } from "./fitScale.ts";
import { isFunction } from "./isFunction.ts";
import type { SheetAxis, SheetCurve } from "./SheetAxis.ts";
import type { Point } from "./PageDrawing.ts";
import { evenly } from "./polylines.ts";

/** How far a curve's reading may be off: along its x axis, and as a value at a given point of that axis. */
export interface ReadingError {
  readonly x: number;
  readonly y: number;
}

type Line = Pick<SheetCurve, "x" | "y" | "points">;

/** Number of pieces in which a line is examined. */
const PIECES = 12;

/**
 * How far values may be off along a line, in points of the page: across the line, and along its axis where the
 * line is steep. A line that is no function is judged across only.
 */
function offAt(line: Line): readonly { readonly point: Point; readonly off: number }[] {
  const points = evenly(line.points, PIECES + 1);
  const isSloped = isFunction(line.points);
  return points.map((point, at) => {
    const [one, other] = [points[Math.max(0, at - 1)]!, points[Math.min(PIECES, at + 1)]!];
    const [run, rise] = [other[0] - one[0], other[1] - one[1]];
    const slope = isSloped && run !== 0 ? rise / run : 0;
    return { point, off: Math.hypot(line.y.off, slope * line.x.off) };
  });
}

/** In points of the page, where it is greatest. */
export const pageError = (line: Line): ReadingError => ({
  x: line.x.off,
  y: greatest(offAt(line).map(({ off }) => off)),
});

/** In the units of the axes, where it is greatest. At most one curve in twenty is off by more than twice of it. */
export function readingError(line: Line): ReadingError {
  const most = ({ scale }: SheetAxis, at: number, off: number) =>
    Math.abs(valueAt(scale, at + off) - valueAt(scale, at));
  const points = offAt(line);
  return {
    x: greatest(points.map(({ point }) => most(line.x, point[0], line.x.off))),
    y: greatest(points.map(({ point, off }) => most(line.y, point[1], off))),
  };
}
