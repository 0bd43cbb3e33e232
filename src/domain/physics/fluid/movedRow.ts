import type { Crossings } from "../curve/Crossings.ts";
import { crossingsOfPower } from "../curve/crossingsOfPower.ts";
import type { CurveQuantity } from "../curve/curveQuantities.ts";
import type { CurvePieces } from "../curve/FittedCurve.ts";
import { systemValueAt, type SystemCurve } from "../curve/systemCurve.ts";
import { valueOrNaN } from "../curve/valueAt.ts";
import { LAST_POINT, movedFactor, movedPieces, pointFlow, type CurveMove } from "./movedPieces.ts";

/** Points on either side that a piece's own cubic follows from, and one more that rounding may ask for. */
const MARGIN = 2;

const clamp = (at: number) => Math.min(Math.max(at, 0), LAST_POINT);

/** The last point of a moved curve at or before a flow; out of range it is an end. */
const pointBefore = (water: CurvePieces, { factors }: CurveMove, flow: number): number =>
  clamp(Math.floor(((flow / factors.flow - water.first) / (water.last - water.first)) * LAST_POINT));

/** The value of `movedPieces` at a flow of the moved curve, to the last bit: of its points only those around it are made. */
export function movedValueAt(
  water: CurvePieces,
  quantity: CurveQuantity,
  move: CurveMove,
  flow: number,
): number {
  const at = pointBefore(water, move, flow);
  return valueOrNaN(movedPieces(water, quantity, move, clamp(at - MARGIN), clamp(at + MARGIN + 1)), flow);
}

/** m of head at a point of a moved curve. */
const headAt = (water: CurvePieces, move: CurveMove, at: number): number => {
  const q = pointFlow(water, at);
  return valueOrNaN(water, q) * movedFactor("head", move, q);
};

/** A value this near to the system's decides nothing: what is left out is left out whatever the rounding. */
const NEAR = 1e-9;

/**
 * Whether a moved head curve may meet a system between two flows; false is certain, for between two points it stays between
 * their values, and a system never falls. Of one that falls and ends above zero, whose factor falls as well, two points tell.
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
    // A system below zero turns the margins about: nothing is left out there.
    if (!isOff || system.staticValue < 0) return true;
    left = right;
  }
  return false;
}

/** The last point of a falling moved curve that lies above a parabola, or the first. */
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
 * m³/h: where a head curve with a viscous liquid meets a system at the highest flow, as `operatingPoint` of the whole
 * moved curve has it, to the last bit; NaN without one. Afterwards the count of `crossings` above 1 says that it is unstable.
 *
 * @param isFalling the curve with water falls all along: it is met but once, and only the points around there are made
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
  // The piece at a cut has not its whole slope.
  const [first, end] = [from > 0 ? 1 : 0, to - from - (to < LAST_POINT ? 1 : 0)];
  const count = crossings.find(knots, first, end - first, coefficients, first * stride, stride, system);
  return count === 0 ? Number.NaN : crossings.flows[count - 1]!;
}
