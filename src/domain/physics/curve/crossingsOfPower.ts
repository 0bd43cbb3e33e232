import { greatest } from "../../base/lists.ts";
import { SAME_ROOT, STANDSTILL, TOUCH } from "./Crossings.ts";
import type { CurvePieces } from "./FittedCurve.ts";
import { stationaryPoints } from "./stationaryPoints.ts";
import { systemValueAt, type SystemCurve } from "./systemCurve.ts";
import { valueOrNaN } from "./valueAt.ts";

/** A rising stretch is halved down to this share of the curve's span. */
const FINEST = 1e-6;
const MOST_HALVINGS = 200;

/**
 * The flows in m³/h, ascending, at which a curve meets Y = Y_s + K·Qⁿ of any exponent. Between its stationary
 * points a curve only falls or only rises. Where it falls it meets the system, which never falls, at most once.
 * Where both rise, a stretch is ruled out as soon as the curve's lower end lies above the system's upper end or
 * the other way round; remaining stretches are halved.
 */
export function crossingsOfPower(curve: CurvePieces, system: SystemCurve): number[] {
  const { first, last } = curve;
  const ends = [...new Set([first, ...stationaryPoints(curve), last])];
  const over = (flow: number) => valueOrNaN(curve, flow) - systemValueAt(system, flow);
  const touch = TOUCH * greatest(ends.map((flow) => Math.abs(valueOrNaN(curve, flow))));
  const found: number[] = [];
  const push = (flow: number) => {
    const known = found.at(-1);
    if (flow <= STANDSTILL * last) return;
    if (known === undefined || flow - known > SAME_ROOT * flow) found.push(flow);
  };
  const meet = (from: number, to: number) => {
    const [atFrom, atTo] = [over(from), over(to)];
    if (Math.abs(atFrom) <= touch) push(from);
    if (Math.abs(atFrom) > touch && Math.abs(atTo) > touch && atFrom > 0 !== atTo > 0)
      push(bisected(over, from, to));
    if (Math.abs(atTo) <= touch) push(to);
  };
  for (let at = 0; at + 1 < ends.length; at++) {
    // Each of these is followed by another end.
    const [from, to] = [ends[at]!, ends[at + 1]!];
    if (valueOrNaN(curve, to) <= valueOrNaN(curve, from)) meet(from, to);
    else for (const [a, b] of nearStretches(curve, system, from, to)) meet(a, b);
  }
  return found;
}

/** Stretches of a rising part, by ascending flow, in which the curve may meet the system. */
function* nearStretches(
  curve: CurvePieces,
  system: SystemCurve,
  from: number,
  to: number,
): Generator<readonly [number, number]> {
  if (valueOrNaN(curve, from) > systemValueAt(system, to)) return;
  if (valueOrNaN(curve, to) < systemValueAt(system, from)) return;
  const middle = (from + to) / 2;
  if (to - from <= FINEST * (curve.last - curve.first) || middle <= from || middle >= to) {
    yield [from, to];
    return;
  }
  yield* nearStretches(curve, system, from, middle);
  yield* nearStretches(curve, system, middle, to);
}

/** The root between two ends of opposite sign, to the last digits. */
function bisected(over: (flow: number) => number, from: number, to: number): number {
  const isFalling = over(from) > 0;
  let [low, high] = [from, to];
  for (let step = 0; step < MOST_HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (over(middle) > 0 === isFalling) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
