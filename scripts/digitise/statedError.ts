import { valueAt } from "#domain/catalogue/curves/fitScale.ts";
import type { SheetCurve } from "#domain/catalogue/curves/SheetAxis.ts";
import type { Box, Point, Polyline } from "#domain/catalogue/curves/PageDrawing.ts";
import { pageError } from "#domain/catalogue/curves/readingError.ts";
import type { ExpectedAxis, ExpectedCurve } from "./ExpectedChart.ts";
import { greatestError } from "./scoreCurve.ts";

/** The stated and the actual error of a curve, in % of its axis' span. */
export interface StatedError {
  readonly stated: number;
  readonly greatest: number;
}

/**
 * For at least this share of curves the greatest error must be at most twice the stated one, and the median at
 * most the stated one, in %.
 */
const TRUE = 0.95;
const MIDDLE = 0.6;

export const valuesOf = ({ points, x, y }: SheetCurve): Polyline =>
  points.map(([across, down]): Point => [valueAt(x.scale, across), valueAt(y.scale, down)]);

/** @param frame whose ends are the ends of the axes */
export function statedError(
  expected: ExpectedCurve,
  sheet: SheetCurve,
  { left, right, top, bottom }: Box,
  values: Polyline,
  x: ExpectedAxis,
  y: ExpectedAxis,
): StatedError {
  const error = pageError(sheet);
  const [across, up] = [(100 * error.x) / (right - left), (100 * error.y) / (bottom - top)];
  return {
    stated: expected.shape === "relation" ? Math.max(across, up) : up,
    greatest: greatestError(expected, values, x, y),
  };
}

export const statedWords = (one: StatedError | null): string =>
  one ? `e ${one.stated.toFixed(3)} of ${one.greatest.toFixed(3)}` : "";

/** Whether the stated errors of all curves together are true and small enough to be useful. */
export function statedGoal(errors: readonly StatedError[]): {
  readonly isReached: boolean;
  readonly says: string;
} {
  const held = errors.filter(({ stated, greatest }) => greatest <= 2 * stated).length;
  const share = held / errors.length;
  const middle =
    errors.map(({ stated }) => stated).toSorted((one, other) => one - other)[errors.length >> 1] ?? 0;
  return {
    isReached: share >= TRUE && middle <= MIDDLE,
    says: `stated errors: ${held} of ${errors.length} curves are off by at most 2e (${(100 * share).toFixed(1)} %), median e ${middle.toFixed(3)} % of the span`,
  };
}
