import type { Curve } from "./Curve.ts";
import type { FittedCurve } from "./FittedCurve.ts";
import { spanOf } from "./fitPolynomial.ts";
import { stationaryPoints } from "./stationaryPoints.ts";
import { valueOrNaN } from "./valueAt.ts";

/** Movement this small beside the span is rounding. */
const ROUNDING = 1e-9;

/**
 * Whether a fit stays within the points' own monotone behaviour: it turns only beside a measured turn, once for
 * each, never against the points elsewhere, and never below zero where no point is.
 */
export function keepsToPoints(fitted: FittedCurve, curve: Curve): boolean {
  const { x, y } = curve;
  const tolerance = ROUNDING * spanOf(y);
  const turns = stationaryPoints(fitted);
  const floor = Math.min(0, ...y) - tolerance;
  if ([fitted.first, ...turns, fitted.last].some((flow) => valueOrNaN(fitted, flow) < floor)) return false;

  let next = 0;
  for (let at = 0; at + 1 < x.length; at++) {
    // Neighbouring points exist within the loop.
    const left = x[at]!;
    const right = x[at + 1]!;
    const flows = [left];
    while (next < turns.length && turns[next]! <= right) {
      const turn = turns[next++]!;
      if (turn > left && turn < right) flows.push(turn);
    }
    flows.push(right);
    const moves = directions(
      flows.map((flow) => valueOrNaN(fitted, flow)),
      tolerance,
    );
    if (!areAllowed(moves, directionAt(y, at - 1), directionAt(y, at), directionAt(y, at + 1))) return false;
  }
  return true;
}

/** −1, 0 or 1: how the measured values go from a point to the next; 0 beyond the ends. */
function directionAt(y: Float64Array, at: number): number {
  if (at < 0 || at + 1 >= y.length) return 0;
  return Math.sign(y[at + 1]! - y[at]!);
}

function directions(values: readonly number[], tolerance: number): number[] {
  const moves: number[] = [];
  for (let at = 0; at + 1 < values.length; at++) {
    const rise = values[at + 1]! - values[at]!;
    if (Math.abs(rise) > tolerance && moves.at(-1) !== Math.sign(rise)) moves.push(Math.sign(rise));
  }
  return moves;
}

/**
 * The moves of the fit between two points against the measured direction there, and those before and after it:
 * it may still come down from the turn before, and already go into the turn after.
 */
function areAllowed(moves: readonly number[], before: number, own: number, after: number): boolean {
  // Two equal values do not say which way the curve goes between them.
  if (own === 0) return moves.length <= 2;
  const rest = [...moves];
  if (before === -own && rest[0] === before) rest.shift();
  if (after === -own && rest.at(-1) === after) rest.pop();
  return rest.length === 0 || (rest.length === 1 && rest[0] === own);
}
