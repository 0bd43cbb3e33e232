import type { Crossings } from "../curve/Crossings.ts";
import { crossingsOfPower } from "../curve/crossingsOfPower.ts";
import type { CurveQuantity } from "../curve/curveQuantities.ts";
import type { CurvePieces } from "../curve/FittedCurve.ts";
import { systemValueAt, type SystemCurve } from "../curve/systemCurve.ts";
import { valueOrNaN } from "../curve/valueAt.ts";
import { LAST_POINT, movedFactor, movedPieces, pointFlow, type CurveMove } from "./movedPieces.ts";

/** A piece's cubic depends on one point on either side; rounding may need one more. */
const MARGIN = 2;

const clamp = (at: number) => Math.min(Math.max(at, 0), LAST_POINT);

/** Index of the last point of a moved curve at or before a flow; outside the range, the nearer end. */
const pointBefore = (water: CurvePieces, { factors }: CurveMove, flow: number): number =>
  clamp(Math.floor(((flow / factors.flow - water.first) / (water.last - water.first)) * LAST_POINT));

/**
 * The value of `movedPieces` at a flow of the moved curve, to the last bit; only the points around the flow are
 * made.
 */
export function movedValueAt(
  water: CurvePieces,
  quantity: CurveQuantity,
  move: CurveMove,
  flow: number,
): number {
  const at = pointBefore(water, move, flow);
  return valueOrNaN(movedPieces(water, quantity, move, clamp(at - MARGIN), clamp(at + MARGIN + 1)), flow);
}

/** Head in m at a point of a moved curve. */
const headAt = (water: CurvePieces, move: CurveMove, at: number): number => {
  const q = pointFlow(water, at);
  return valueOrNaN(water, q) * movedFactor("head", move, q);
};

/** A value this near to the system's decides nothing, so rounding never excludes a stretch wrongly. */
const NEAR = 1e-9;

/**
 * Whether a moved head curve may meet a system between two flows. `false` is certain, because between two points
 * the curve stays between their values and a system never falls. For a falling curve that ends above zero, two
 * points are enough, because its factor falls too.
 */
export function mayMeetBetween(
  water: CurvePieces,
  move: CurveMove,
  system: SystemCurve,
  from: number,
  to: number,
  isFalling: boolean,
): boolean {
  const { flow: share } = move.factors;
  if (water.last * share < from || water.first * share > to) return false;
  const before = pointBefore(water, move, from) - 1;
  const after = pointBefore(water, move, to) + 2;
  const isBelow = (value: number, flow: number) => value < systemValueAt(system, flow) * (1 - NEAR);
  const isAbove = (value: number, flow: number) => value > systemValueAt(system, flow) * (1 + NEAR);
  if (isFalling && headAt(water, move, LAST_POINT) >= 0)
    return (
      !(before >= 0 && isBelow(headAt(water, move, before), from)) &&
      !(after <= LAST_POINT && isAbove(headAt(water, move, after), to))
    );
  let at = Math.max(before, 0);
  for (let left = headAt(water, move, at); at < Math.min(after, LAST_POINT); at++) {
    const right = headAt(water, move, at + 1);
    const isOff =
      isBelow(Math.max(left, right), pointFlow(water, at) * share) ||
      isAbove(Math.min(left, right), pointFlow(water, at + 1) * share);
    // With a system below zero the margins would work the wrong way, so nothing is excluded.
    if (!isOff || system.staticValue < 0) return true;
    left = right;
  }
  return false;
}

/** Index of the last point of a falling moved curve that lies above a parabola, or 0. */
function lastAbove(water: CurvePieces, move: CurveMove, system: SystemCurve): number {
  let [low, high] = [0, LAST_POINT];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const q = pointFlow(water, middle) * move.factors.flow;
    if (headAt(water, move, middle) >= systemValueAt(system, q)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The flow in m³/h at which a head curve with a viscous liquid meets a system at the highest flow; equal to
 * `operatingPoint` of the whole moved curve to the last bit, NaN without one. Afterwards a count of `crossings`
 * above 1 means that it is unstable.
 *
 * @param isFalling the curve with water falls throughout: it is met only once, and only the points around there
 * are made
 */
export function movedOperatingPoint(
  water: CurvePieces,
  move: CurveMove,
  system: SystemCurve,
  isFalling: boolean,
  crossings: Crossings,
): number {
  if (system.exponent !== 2) {
    const found = crossingsOfPower(movedPieces(water, "head", move), system);
    crossings.count = found.length;
    return found.at(-1) ?? Number.NaN;
  }
  const isMetOnce = isFalling && headAt(water, move, LAST_POINT) >= 0;
  const at = isMetOnce ? lastAbove(water, move, system) : 0;
  const [from, to] = isMetOnce ? [clamp(at - MARGIN), clamp(at + MARGIN)] : [0, LAST_POINT];
  const { knots, coefficients, stride } = movedPieces(water, "head", move, from, to);
  // The piece at a cut does not have its full slope.
  const [first, end] = [from > 0 ? 1 : 0, to - from - (to < LAST_POINT ? 1 : 0)];
  const count = crossings.find(knots, first, end - first, coefficients, first * stride, stride, system);
  return count === 0 ? Number.NaN : crossings.flows[count - 1]!;
}
