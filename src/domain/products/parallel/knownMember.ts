import { branchesOf } from "../../physics/curve/branches.ts";
import { highestCrossing } from "../../physics/curve/operatingPoint.ts";
import type { SystemCurve } from "../../physics/curve/systemCurve.ts";
import type { EnergyMachine } from "../energy/EnergyMachine.ts";
import type { MotorQuestion } from "../energy/motorFor.ts";
import { greatest, least } from "../../base/lists.ts";
import { resistance } from "../../base/units.ts";

/** Equal machines of a set, as far as their energy needs them. */
export interface YearMember extends MotorQuestion {
  readonly machine: EnergyMachine;
  readonly count: number;
}

/** A member with pressure limits found from its curve. */
export interface KnownMember extends YearMember {
  /**
   * Pa or m: the greatest measured value, and the least value at which there are several flows; infinite if there
   * are none.
   */
  readonly peak: number;
  readonly uncertainFrom: number;
}

/** A fit may rise by rounding where the measured curve is level. */
const LEVEL = 1e-9;

export function known(member: YearMember): KnownMember {
  const branches = branchesOf(member.machine.pressure);
  const peak = greatest(branches.map(({ high }) => high));
  const last = branches.at(-1);
  // Below every value to the left of its last falling branch, a curve has only one flow.
  const uncertain = branches.filter(
    (branch) => !(branch === last && branch.isFalling) && branch.high - branch.low > LEVEL * peak,
  );
  return {
    ...member,
    peak,
    uncertainFrom: Math.min(Number.POSITIVE_INFINITY, least(uncertain.map(({ low }) => low))),
  };
}

/** Whether one of several machines may have more than one flow at a pressure; above its peak its valve is shut. */
export const isUncertain = ({ peak, uncertainFrom }: KnownMember, value: number): boolean =>
  value >= uncertainFrom && value < peak;

/**
 * m³/h of one machine at full speed, the greatest possible; 0 if it is dead-headed, NaN outside the measured
 * range.
 */
export function flowAtFullSpeed({ machine: { pressure }, peak }: KnownMember, value: number): number {
  return pressure.first === 0 && value >= peak ? 0 : highestCrossing(pressure, levelAt(value));
}

export const levelAt = (value: number): SystemCurve => ({
  staticValue: value,
  k: resistance(0),
  exponent: 2,
});
