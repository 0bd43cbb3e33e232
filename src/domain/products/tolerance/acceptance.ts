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

/** A figure at its limit counts as inside, whatever rounding made of it. */
const TOUCH = 1e-9;
const isInside = (value: number, of: number, [low, high]: Ends): boolean =>
  value >= of * (1 + low) - TOUCH * of && value <= of * (1 + high) + TOUCH * of;

/**
 * η, 0 … 1, out of curve and power where nobody measured it; it has a value where both have one.
 *
 * @param power W
 * @param density kg/m³ of what a pump moves, whose curve is in m; null for a fan's, in Pa
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

/** η where the curve crosses the line through the origin and the guarantee; null where they do not meet, or η is not measured. */
export function efficiencyAtGuarantee(
  curve: MeasuredCurve,
  [flow, value]: readonly [number, number],
  efficiency: MeasuredCurve,
): number | null {
  const crossing = highestCrossing(curve, (q) => (value / flow) * q);
  return crossing === null ? null : knownAt(efficiency, crossing);
}

/** η ≥ η_G·(1 + t_η); null, 无法判定, without a measured efficiency. It is judged beside flow and value. */
export const keepsEfficiency = (
  found: number | null,
  guaranteed: number,
  { efficiency }: Pick<AcceptanceGrade, "efficiency">,
): boolean | null => (found === null ? null : found >= guaranteed * (1 + efficiency) - TOUCH * guaranteed);

/** Whether a maker has kept a guarantee: the measured curve touches the cross of the tolerances (ISO 9906, KSB lexicon). */
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
