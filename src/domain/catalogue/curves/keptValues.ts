import type { Curve } from "../../physics/curve/Curve.ts";
import { fitCurve } from "../../physics/curve/fitCurve.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { curveValues, type CurveValue } from "./curveValues.ts";
import { readingError } from "./readingError.ts";
import type { SheetCurve } from "./SheetAxis.ts";

type Values = readonly CurveValue[];

/** A curve is kept by so many points at least, and by no more than these. */
const FEWEST_POINTS = 11;
export const MOST_POINTS = 25;
/** Number of points at which a fit is compared with the line. */
const CLOSELY = 200;
/** Least distance of two points, in these steps: nearer readings show their errors and not the shape. */
const APART = 2;

export const asCurve = (values: Values): Curve => ({
  x: Float64Array.from(values, ([flow]) => flow),
  y: Float64Array.from(values, ([, value]) => value),
});

/** A line as closely as fits are held against it. */
export const closeValues = (curve: SheetCurve): Values => curveValues(curve, CLOSELY);

/**
 * The points by which a product keeps a line: evenly along it, then more where the product's own fit leaves it
 * most, until that stays within the reading error. Where no choice does, the points whose fit leaves the line
 * least.
 *
 * @param most points, at most 25
 */
export function keptValues(curve: SheetCurve, most = MOST_POINTS): Values {
  const read = closeValues(curve);
  if (read.length <= Math.min(FEWEST_POINTS, most)) return read;
  const { y: error } = readingError(curve);
  let chosen = spread(read.length, Math.min(FEWEST_POINTS, most));
  let best = judged(read, pointsOf(read, chosen));
  for (let now = best; now.miss > error && chosen.length < most;) {
    const worst = now.worst(chosen);
    if (worst < 0) break;
    chosen = [...chosen, worst].sort((one, other) => one - other);
    now = judged(read, pointsOf(read, chosen));
    if (now.miss < best.miss) best = now;
  }
  if (best.miss <= error) return best.values;
  // A fit may leap where a point is moved by half a step, so points between the steps are tried as well.
  for (const even of [pointsOf(read, spread(read.length, most)), curveValues(curve, most)]) {
    const found = judged(read, even);
    if (found.miss < best.miss) best = found;
  }
  return best.values;
}

const pointsOf = (read: Values, chosen: readonly number[]): Values => chosen.map((index) => read[index]!);

/** Indexes at even steps, with both ends. */
const spread = (steps: number, count: number): readonly number[] => [
  ...new Set(
    Array.from({ length: count }, (_, at) => Math.round((at * (steps - 1)) / Math.max(1, count - 1))),
  ),
];

/** Some points of a line, and how far their fit leaves it. */
function judged(read: Values, values: Values) {
  const fitted = fitCurve(asCurve(values));
  const misses = read.map(([flow, value]) => Math.abs(valueOrNaN(fitted, flow) - value));
  return {
    values,
    miss: misses.reduce((most, miss) => Math.max(most, miss), 0),
    /** The step at which the fit is furthest off, among those with room for a point; -1 if there is none. */
    worst: (taken: readonly number[]): number =>
      misses.reduce(
        (worst, miss, step) =>
          miss > (misses[worst] ?? 0) && taken.every((other) => Math.abs(other - step) >= APART)
            ? step
            : worst,
        -1,
      ),
  };
}
