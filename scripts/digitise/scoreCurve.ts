import type { Point, Polyline } from "#domain/catalogue/curves/PageDrawing.ts";
import { evenly, nearestOn } from "#domain/catalogue/curves/polylines.ts";
import type { ExpectedAxis, ExpectedCurve } from "./ExpectedChart.ts";

/** How close a curve comes to the true one, in % of the spans of its axes, as the charts' `score.mjs` counts. */
export interface CurveScore {
  readonly covered: number;
  readonly rms: number;
  readonly most: number;
}

const SAMPLES = 400;
/** A position of the true curve counts as covered if a found point is this close. */
const NEAR = 2;
const BESIDE = 10;

export const isGood = ({ covered, rms, most }: CurveScore): boolean =>
  covered >= 95 && rms <= 0.5 && most <= 1.5;
export const isFine = ({ covered, rms, most }: CurveScore): boolean =>
  covered >= 98 && rms <= 0.1 && most <= 0.3;

export const inSpans = ({ scale, min, max }: ExpectedAxis, value: number): number =>
  scale === "log" ? (100 * Math.log(value / min)) / Math.log(max / min) : (100 * (value - min)) / (max - min);

const spans = (points: Polyline, x: ExpectedAxis, y: ExpectedAxis): Polyline =>
  points
    .map(([u, v]): Point => [inSpans(x, u), inSpans(y, v)])
    .filter(([u, v]) => Number.isFinite(u) && Number.isFinite(v));

export function scoreCurve(
  { points }: Pick<ExpectedCurve, "points">,
  found: Polyline,
  x: ExpectedAxis,
  y: ExpectedAxis,
): CurveScore {
  const whole = spans(points, x, y);
  const line = spans(found, x, y);
  if (line.length === 0) return { covered: 0, rms: 100, most: 100 };
  const there = evenly(whole, SAMPLES).map((place) => nearestOn(line, place).away);
  const hit = there.filter((away) => away <= NEAR);
  // Where the found curve ends early, the truth is not compared with it: `covered` states that.
  const inner = there.some((away) => away <= BESIDE) ? (hit.length === there.length ? there : hit) : [];
  const back = line.length > 1 ? evenly(line, SAMPLES).map((place) => nearestOn(whole, place).away) : [];
  const all = inner.length + back.length > 0 ? [...inner, ...back] : [100];
  return {
    covered: (100 * hit.length) / there.length,
    rms: Math.sqrt(all.reduce((sum, away) => sum + away * away, 0) / all.length),
    most: all.reduce((top, away) => Math.max(top, away), 0),
  };
}

/** Value of a line at an x, in spans; `null` outside its range. */
function valueOn(sorted: Polyline, x: number): number | null {
  const after = sorted.findIndex(([u]) => u >= x);
  const [one, other] = [sorted[after - 1], sorted[after]];
  if (!other || (!one && other[0] !== x)) return null;
  if (!one || other[0] === one[0]) return other[1];
  return one[1] + ((x - one[0]) / (other[0] - one[0])) * (other[1] - one[1]);
}

/** The greatest error of a value at the same x, in % of the span; by distance for a line that is no function. */
export function greatestError(
  { points, shape }: Pick<ExpectedCurve, "points" | "shape">,
  found: Polyline,
  x: ExpectedAxis,
  y: ExpectedAxis,
): number {
  if (shape === "relation") return scoreCurve({ points }, found, x, y).most;
  const sorted = spans(found, x, y).toSorted(([one], [other]) => one - other);
  return evenly(spans(points, x, y), SAMPLES).reduce((top, [at, value]) => {
    const read = valueOn(sorted, at);
    return read === null ? top : Math.max(top, Math.abs(read - value));
  }, 0);
}
