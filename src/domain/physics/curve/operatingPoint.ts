import { fail, ok, type Result } from "../../base/result.ts";
import { flow, type Flow } from "../../base/units.ts";
import { Crossings } from "./Crossings.ts";
import { crossingsOfPower } from "./crossingsOfPower.ts";
import type { CurvePieces, FittedCurve } from "./FittedCurve.ts";
import { systemValueAt, type SystemCurve } from "./systemCurve.ts";

export interface OperatingPoint {
  readonly flow: Flow;
  /** Total pressure (Pa) or head (m), the same on curve and system. */
  readonly value: number;
  /** The curve meets the system more than once (a saddle, a droop); this is the crossing at the highest flow. */
  readonly isUnstable: boolean;
}

/** The point where a pressure or head curve meets its system within the measured range. */
export function operatingPoint(
  fitted: FittedCurve,
  system: SystemCurve,
): Result<OperatingPoint, "no-crossing"> {
  const crossings = allCrossings(fitted, system);
  const highest = crossings.at(-1);
  if (highest === undefined) return fail("no-crossing");
  return ok({ flow: highest, value: systemValueAt(system, highest), isUnstable: crossings.length > 1 });
}

/**
 * Shared by all calls, since making its buffers costs more than most crossings. No other code runs between finding
 * and reading.
 */
const crossings = new Crossings();

/** Every crossing by ascending flow. Touches count; crossings within 1e-9 are one. */
export function allCrossings(fitted: FittedCurve, system: SystemCurve): Flow[] {
  if (system.exponent !== 2) return crossingsOfPower(fitted, system).map(flow);
  return Array.from(crossings.flows.subarray(0, countCrossings(fitted, system)), flow);
}

/**
 * The flow in m³/h of the crossing at the highest flow, as in `operatingPoint`; NaN without one. For loops: with
 * exponent 2 it allocates nothing.
 */
export function highestCrossing(fitted: CurvePieces, system: SystemCurve): number {
  if (system.exponent !== 2) return crossingsOfPower(fitted, system).at(-1) ?? Number.NaN;
  const count = countCrossings(fitted, system);
  return count === 0 ? Number.NaN : crossings.flows[count - 1]!;
}

const countCrossings = ({ knots, coefficients, stride }: CurvePieces, system: SystemCurve): number =>
  crossings.find(knots, 0, knots.length - 1, coefficients, 0, stride, system);
