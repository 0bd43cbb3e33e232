import { fail, ok, type Result } from "../result.ts";
import { flow, type Flow, type Resistance } from "../units.ts";
import { Crossings } from "./Crossings.ts";
import type { FittedCurve } from "./FittedCurve.ts";
import { systemValueAt } from "./systemCurve.ts";

export interface OperatingPoint {
  readonly flow: Flow;
  /** Total pressure (Pa) or head (m), on curve and parabola. */
  readonly value: number;
  /** The curve meets the parabola more than once (a saddle); this is the crossing at the highest flow. */
  readonly isUnstable: boolean;
}

/** Where a pressure or head curve meets Y = K·Q² inside its measured range. */
export function operatingPoint(fitted: FittedCurve, k: Resistance): Result<OperatingPoint, "no-crossing"> {
  const crossings = allCrossings(fitted, k);
  const highest = crossings.at(-1);
  if (highest === undefined) return fail("no-crossing");
  return ok({ flow: highest, value: systemValueAt(k, highest), isUnstable: crossings.length > 1 });
}

/** Every crossing, by ascending flow; a touch counts, and crossings within 1e-9 are one. */
export function allCrossings(fitted: FittedCurve, k: Resistance): Flow[] {
  const { knots, coefficients, stride } = fitted;
  const crossings = new Crossings();
  const count = crossings.find(knots, 0, knots.length - 1, coefficients, 0, stride, k);
  return Array.from(crossings.flows.subarray(0, count), flow);
}
