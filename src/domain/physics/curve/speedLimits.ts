import { greatest, least } from "../../base/lists.ts";
import { fail, ok, type Result } from "../../base/result.ts";
import { speedRate, type SpeedRate } from "../../base/units.ts";
import type { FittedCurve } from "./FittedCurve.ts";
import { operatingPoint } from "./operatingPoint.ts";
import { FULL_RATE } from "./regulate.ts";
import { stationaryPoints } from "./stationaryPoints.ts";
import { systemOf, type DesignPoint, type SystemCurve } from "./systemCurve.ts";
import { valueOrNaN } from "./valueAt.ts";

/**
 * The speed at which a machine meets a duty exactly, as a share of full speed: Q_d/q*, where q* is its flow on the
 * similarity parabola through the duty. That parabola belongs to the machine: its exponent is 2 and it starts at
 * the origin, whatever the system is. Q_d over the operating flow gives the same only on a closed system. Above 1,
 * full speed is not enough.
 */
export function speedForDuty(
  fitted: FittedCurve,
  { flow, value }: DesignPoint,
  regulatedTo: CurveAt = () => fitted,
): Result<SpeedRate, "no-crossing"> {
  const system = systemOf({ flow, value });
  const rate = steadyRate((at) => {
    const similar = operatingPoint(at === FULL_RATE ? fitted : regulatedTo(at), system);
    return similar.ok ? flow / similar.value.flow : Number.NaN;
  });
  return Number.isNaN(rate) ? fail("no-crossing") : ok(speedRate(rate));
}

/** The curve regulated to a speed (share of full speed), for curves whose shape depends on the speed. */
export type CurveAt = (rate: number) => FittedCurve;

const MOST_TURNS = 60;
const SETTLED = 1e-13;

/**
 * The fixed point of `asked`, iterated from full speed. With a viscous liquid the curve of a slower pump is
 * slightly lower, so little that a few iterations settle. NaN where no speed is found.
 */
export function steadyRate(asked: (rate: number) => number): number {
  let rate: number = FULL_RATE;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const next = asked(rate);
    if (!(Math.abs(next - rate) > SETTLED * rate)) return next;
    rate = next;
  }
  return rate;
}

/**
 * The least speed r at which a running machine moves anything against a static head, within its measured range.
 * With exponent 2, r² times the greatest h(q) − K·q² must reach Y_s. 0 without static head.
 */
export function leastRunning(
  fitted: FittedCurve,
  system: SystemCurve,
  regulatedTo: CurveAt = () => fitted,
): SpeedRate {
  if (system.staticValue <= 0) return speedRate(0);
  return speedRate(
    steadyRate((rate) => leastRunningOf(rate === FULL_RATE ? fitted : regulatedTo(rate), system)),
  );
}

function leastRunningOf(fitted: FittedCurve, system: SystemCurve): SpeedRate {
  const { staticValue, exponent } = system;
  if (exponent === 2) return speedRate(Math.sqrt(staticValue / greatestOver(fitted, system.k)));
  return speedRate(leastOfPower(fitted, system));
}

/**
 * The speed at which a machine at rest opens its check valve: √(Y_s/h(0)), known only for a curve measured from
 * zero flow. A machine with a drooping curve starts at a higher speed than it stops at. Above 1 it never starts.
 */
export function leastStarting(
  fitted: FittedCurve,
  { staticValue }: SystemCurve,
): Result<SpeedRate, "start-unknown"> {
  if (staticValue <= 0) return ok(speedRate(0));
  return fitted.first > 0
    ? fail("start-unknown")
    : ok(speedRate(Math.sqrt(staticValue / valueOrNaN(fitted, fitted.first))));
}

/** The greatest h(q) − K·q²: at an end of the range or where that difference is level. */
function greatestOver(fitted: FittedCurve, k: number): number {
  const { knots, coefficients, stride, first, last } = fitted;
  const width = Math.max(stride, 3);
  const over = new Float64Array((knots.length - 1) * width);
  for (let piece = 0; piece + 1 < knots.length; piece++) {
    // A piece has a knot on either side; q = m + h·t.
    const [left, right] = [knots[piece]!, knots[piece + 1]!];
    const [middle, half] = [(left + right) / 2, (right - left) / 2];
    over.set(coefficients.subarray(piece * stride, (piece + 1) * stride), piece * width);
    over[piece * width]! -= k * middle * middle;
    over[piece * width + 1]! -= 2 * k * middle * half;
    over[piece * width + 2]! -= k * half * half;
  }
  const curve = { first, last, knots, coefficients: over, stride: width };
  return greatest([first, ...stationaryPoints(curve), last].map((flow) => valueOrNaN(curve, flow)));
}

const SAMPLES = 256;
const HALVINGS = 60;
/** Share of a bracket that the golden-section search keeps. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * The least speed for other exponents, where the speed stands on both sides: r²·h(q) − K·rⁿ·qⁿ = Y_s. For each q
 * the speed is found by bisection; the least over q by sampling and a golden-section search around the best
 * sample.
 */
function leastOfPower(fitted: FittedCurve, { staticValue, k, exponent }: SystemCurve): number {
  const needed = (q: number): number => {
    const head = valueOrNaN(fitted, q);
    const lacks = (r: number) => r * r * head - k * (r * q) ** exponent < staticValue;
    // √(Y_s/h) holds for a pure static head; friction only adds to it.
    let low = head > 0 ? Math.sqrt(staticValue / head) : Number.POSITIVE_INFINITY;
    let high = MOST_RATE;
    if (!(low < high) || lacks(high)) return Number.POSITIVE_INFINITY;
    for (let step = 0; step < HALVINGS; step++) {
      const middle = (low + high) / 2;
      if (lacks(middle)) low = middle;
      else high = middle;
    }
    return high;
  };
  const { first, last } = fitted;
  const step = (last - first) / SAMPLES;
  const flows = Array.from({ length: SAMPLES + 1 }, (_, at) => Math.min(first + at * step, last));
  const rates = flows.map(needed);
  const best = rates.indexOf(least(rates));
  let [from, to] = [Math.max(first, flows[best]! - step), Math.min(last, flows[best]! + step)];
  for (let turn = 0; turn < HALVINGS; turn++) {
    const [a, b] = [to - GOLDEN * (to - from), from + GOLDEN * (to - from)];
    if (needed(a) <= needed(b)) to = b;
    else from = a;
  }
  return Math.min(rates[best]!, needed((from + to) / 2));
}

/** Upper end of the search: far above any full speed. */
const MOST_RATE = 8;
