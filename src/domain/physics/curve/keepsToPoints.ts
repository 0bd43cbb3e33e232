import { least } from "../../base/lists.ts";
import type { Curve } from "./Curve.ts";
import type { FittedCurve } from "./FittedCurve.ts";
import { spanOf } from "./fitPolynomial.ts";
import { stationaryPoints } from "./stationaryPoints.ts";
import { valueOrNaN } from "./valueAt.ts";

/** Movement this small relative to the span is rounding. */
const ROUNDING = 1e-9;

/**
 * Whether a fit keeps the monotone behaviour of its points: it turns only beside a measured turn, once for each,
 * never against the points elsewhere, and never goes below zero where no point is.
 */
export function keepsToPoints(fitted: FittedCurve, curve: Curve): boolean {
  const { x, y } = curve;
  const tolerance = toleranceOf(curve);
  const turns = stationaryPoints(fitted);
  const along = [fitted.first, ...turns, fitted.last].map((flow) => valueOrNaN(fitted, flow));
  const floor = Math.min(0, least(y)) - tolerance;
  if (along.some((value) => value < floor)) return false;
  if (!areNoMore(along, curve)) return false;

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
    const own = Math.sign(y[at + 1]! - y[at]!);
    if (!areAllowed(moves, directionFrom(y, at - 1, -1), own, directionFrom(y, at + 1, 1))) return false;
  }
  return true;
}

const toleranceOf = ({ y }: Curve): number => ROUNDING * (spanOf(y) || Math.abs(y[0]!));

const areNoMore = (along: readonly number[], curve: Curve): boolean =>
  directions(along, toleranceOf(curve)).length <= directions([...curve.y], 0).length;

/** Whether a curve turns at most as often as its points do, wherever the turns are. */
export const turnsNoOftener = (fitted: FittedCurve, curve: Curve): boolean =>
  areNoMore(
    [fitted.first, ...stationaryPoints(fitted), fitted.last].map((flow) => valueOrNaN(fitted, flow)),
    curve,
  );

/**
 * Direction (−1 or 1, by ascending flow) between the nearest unequal neighbours when walking from an index; 0 when
 * there are none.
 */
function directionFrom(y: Float64Array, from: number, step: -1 | 1): number {
  for (let at = from; at >= 0 && at + 1 < y.length; at += step)
    if (y[at + 1] !== y[at]) return Math.sign(y[at + 1]! - y[at]!);
  return 0;
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
 * Whether the fit's moves between two points agree with the measured direction there and with those before and
 * after. The fit may still be leaving the turn before, or already entering the turn after. Two equal values have
 * no direction of their own.
 */
function areAllowed(moves: readonly number[], before: number, own: number, after: number): boolean {
  const expected = [before === own ? 0 : before, own, after === own ? 0 : after].filter((move) => move !== 0);
  let next = 0;
  return moves.every((move) => {
    next = expected.indexOf(move, next) + 1;
    return next > 0;
  });
}
