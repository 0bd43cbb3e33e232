import { fail, ok, type Result } from "../../base/result.ts";
import type { Flow, SpeedRate } from "../../base/units.ts";
import { factsOf, type CurveQuantity } from "./curveQuantities.ts";
import type { FittedCurve } from "./FittedCurve.ts";

/** The least and greatest speed, as a share of full speed, that a regulated curve is drawn for. */
export const LEAST_RATE = 0.5;
export const FULL_RATE = 1;

export const isRegulationRate = (rate: number): boolean => rate >= LEAST_RATE && rate <= FULL_RATE;

/** Facts that decide whether a setting's curves may be scaled to another speed. */
export interface SpeedFacts {
  /**
   * Continuously variable speed. The taps of a multi-speed machine have curves of their own and are never scaled.
   */
  readonly hasVariableSpeed: boolean;
  /** The maximum-power line of a controlled pump is not a curve of one speed. */
  readonly isPowerLimited: boolean;
}

export const isScalable = ({ hasVariableSpeed, isPowerLimited }: SpeedFacts): boolean =>
  hasVariableSpeed && !isPowerLimited;

/**
 * A curve at another speed by the affinity laws: flow r, pressure and head r², shaft power r³, efficiency
 * unchanged at the scaled flow, NPSH r² (an estimate, to be labelled so). `isScalable` tells whether the setting
 * may be scaled at all.
 */
export function regulate(
  fitted: FittedCurve,
  rate: SpeedRate,
  quantity: CurveQuantity,
): Result<FittedCurve, "no-law" | "rate-out-of-range"> {
  const exponent = factsOf(quantity).speedExponent;
  if (exponent === null) return fail("no-law");
  if (!isRegulationRate(rate)) return fail("rate-out-of-range");
  const factor = rate ** exponent;
  return ok({
    ...fitted,
    first: fitted.first * rate,
    last: fitted.last * rate,
    knots: fitted.knots.map((knot) => knot * rate),
    coefficients: fitted.coefficients.map((coefficient) => coefficient * factor),
  });
}

/**
 * How an operating point moves on a closed system, a parabola from the origin: (r·Q, r²·Y). This holds for no
 * other system.
 */
export const regulatedPoint = (point: { readonly flow: Flow; readonly value: number }, rate: SpeedRate) => ({
  flow: (point.flow * rate) as Flow,
  value: point.value * rate * rate,
});
