import { SECONDS_PER_HOUR } from "../../base/units.ts";
import { GRAVITY } from "../../physics/curve/power.ts";
import { extremes, highestCrossing, knownAt, type MeasuredCurve } from "../../physics/curve/MeasuredCurve.ts";
import type { AcceptanceGrade, Ends } from "../../catalogue/standards/acceptanceGrades.ts";

export interface Acceptance {
  readonly isMet: boolean;
  /** h(Q_G) lies in the tolerance of the head. */
  readonly atFlow: boolean;
  /** Some flow in the tolerance of the flow has the head H_G. */
  readonly atValue: boolean;
}

/** A figure at its limit counts as inside, despite rounding. */
const TOUCH = 1e-9;
const isInside = (value: number, of: number, [low, high]: Ends): boolean =>
  value >= of * (1 + low) - TOUCH * of && value <= of * (1 + high) + TOUCH * of;

/**
 * η from 0 to 1 computed from curve and power where it was not measured; it has a value where both have one.
 *
 * @param power W
 * @param density kg/m³ of a pump's liquid, whose curve is in m; null for a fan, whose curve is in Pa
 */
export function efficiencyOfPower(
  curve: MeasuredCurve,
  power: MeasuredCurve,
  density: number | null,
): MeasuredCurve {
  const pascals = density === null ? 1 : density * GRAVITY;
  const [from, to] = [Math.max(curve.from, power.from), Math.min(curve.to, power.to)];
  const inside = [...curve.knots, ...power.knots].filter((q) => q > from && q < to);
  return {
    from,
    to,
    at: (q) => (pascals * curve.at(q) * q) / SECONDS_PER_HOUR / power.at(q),
    knots: [...new Set([from, ...inside, to])].sort((a, b) => a - b),
  };
}

/**
 * η where the curve meets the line through the origin and the guarantee point; null where they do not meet, or η
 * is not known there.
 */
export function efficiencyAtGuarantee(
  curve: MeasuredCurve,
  [flow, value]: readonly [number, number],
  efficiency: MeasuredCurve,
): number | null {
  const crossing = highestCrossing(curve, (q) => (value / flow) * q);
  return crossing === null ? null : knownAt(efficiency, crossing);
}

/**
 * Whether η ≥ η_G·(1 + t_η); null (无法判定) without a measured efficiency. It is judged separately from flow and
 * value.
 */
export const keepsEfficiency = (
  found: number | null,
  guaranteed: number,
  { efficiency }: Pick<AcceptanceGrade, "efficiency">,
): boolean | null => (found === null ? null : found >= guaranteed * (1 + efficiency) - TOUCH * guaranteed);

/** Whether a guarantee is kept: the measured curve touches the tolerance cross (ISO 9906, KSB lexicon). */
export function acceptance(
  curve: MeasuredCurve,
  [flow, value]: readonly [number, number],
  { flow: flows, value: values }: Pick<AcceptanceGrade, "flow" | "value">,
): Acceptance {
  const atFlow = isInside(curve.at(flow), value, values);
  const range = extremes(curve, flow * (1 + flows[0]), flow * (1 + flows[1]));
  const atValue = range !== null && range.least <= value * (1 + TOUCH) && range.most >= value * (1 - TOUCH);
  return { isMet: atFlow || atValue, atFlow, atValue };
}
