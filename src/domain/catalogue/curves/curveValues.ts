import { valueAt } from "./fitScale.ts";
import { evenly } from "./polylines.ts";
import { readingError } from "./readingError.ts";
import type { SheetCurve } from "./SheetAxis.ts";

/** A point of a curve in the units of its axes. */
export type CurveValue = readonly [flow: number, value: number];

/** Points that are looked at where nobody says how many. */
const USUAL = 25;
const DIGITS = 6;
const figure = (value: number) => Number(value.toPrecision(DIGITS));

/** Points at even steps along a line, as values, in the order of flow. */
export function curveValues(curve: SheetCurve, count = USUAL): readonly CurveValue[] {
  const { points, x, y } = curve;
  const { y: error } = readingError(curve);
  // A line that begins on the axis may be read a hair below it.
  const raised = (value: number) => (value < 0 && value >= -error ? 0 : value);
  const values = evenly(points, count)
    .toSorted(([one], [other]) => one - other)
    .map(([across, down]): CurveValue => [
      Math.max(0, figure(valueAt(x.scale, across))),
      raised(figure(valueAt(y.scale, down))),
    ])
    .toSorted(([one], [other]) => one - other);
  return values.filter(([flow], at) => at === 0 || flow > values[at - 1]![0]);
}
