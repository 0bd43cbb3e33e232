import { valueAt } from "#domain/catalogue/curves/fitScale.ts";
import type { SheetCurve } from "#domain/catalogue/curves/SheetAxis.ts";
import type { Box, Point, Polyline } from "#domain/catalogue/curves/PageDrawing.ts";
import { pageError } from "#domain/catalogue/curves/readingError.ts";
import type { ExpectedAxis, ExpectedCurve } from "./ExpectedChart.ts";
import { greatestError } from "./scoreCurve.ts";

/** What is said of a curve's error and what it is, in % of the span of its axis. */
export interface StatedError {
  readonly stated: number;
  readonly greatest: number;
}

/** The greatest error of so many curves is at most twice the stated one, which is no more in the middle, in %. */
const TRUE = 0.95;
const MIDDLE = 0.6;

export const valuesOf = ({ points, x, y }: SheetCurve): Polyline =>
  points.map(([across, down]): Point => [valueAt(x.scale, across), valueAt(y.scale, down)]);

/** @param frame whose ends are those of the axes */
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

/** Whether what is said of all curves together is true and says something. */
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
