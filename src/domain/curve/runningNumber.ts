import { efficiency as asEfficiency, flow, head, type SpeedRate } from "../units.ts";
import type { FittedCurve } from "./FittedCurve.ts";
import { hydraulicPower, shaftPowerOf } from "./power.ts";
import { FULL_RATE, LEAST_RATE } from "./regulate.ts";
import { speedForDuty } from "./speedLimits.ts";
import type { DesignPoint } from "./systemCurve.ts";
import { valueOrNaN } from "./valueAt.ts";

/** One machine of a set whose speed is controlled. */
export interface ControlledMachine {
  readonly head: FittedCurve;
  /** %; where its power is not measured. */
  readonly efficiency: FittedCurve | undefined;
  /** kW at the shaft. */
  readonly shaftPower: FittedCurve | undefined;
}

/** So many machines that share a duty, all at one speed. */
export interface RunningChoice {
  readonly running: number;
  readonly rate: SpeedRate;
  /** kW of all at the shaft; null where neither power nor efficiency is measured there. */
  readonly power: number | null;
}

/** Every number of equal machines that can give a duty at full speed or less, and not below the least rate. */
export function runningChoices(
  machine: ControlledMachine,
  duty: DesignPoint,
  count: number,
): RunningChoice[] {
  return Array.from({ length: count }, (_, at) => at + 1).flatMap((running): readonly RunningChoice[] => {
    const each = { flow: flow(duty.flow / running), value: duty.value };
    const rate = speedForDuty(machine.head, each);
    if (!rate.ok || rate.value > FULL_RATE || rate.value < LEAST_RATE) return [];
    const power = powerOf(machine, each, rate.value);
    return [{ running, rate: rate.value, power: power === null ? null : running * power }];
  });
}

/** kW at the shaft of one: read at the similar flow of full speed. */
function powerOf(
  { efficiency, shaftPower }: ControlledMachine,
  { flow: q, value }: DesignPoint,
  rate: number,
): number | null {
  const measured = shaftPower === undefined ? Number.NaN : valueOrNaN(shaftPower, q / rate) * rate ** 3;
  if (!Number.isNaN(measured)) return measured;
  const percent = efficiency === undefined ? Number.NaN : valueOrNaN(efficiency, q / rate);
  return percent > 0 ? shaftPowerOf(hydraulicPower(q, head(value)), asEfficiency(percent)) : null;
}

/** The number with the least power, of equals the fewer; null where one of them is unknown. */
export function leastPower(choices: readonly RunningChoice[]): RunningChoice | null {
  let best: RunningChoice | null = null;
  for (const choice of choices) {
    if (choice.power === null) return null;
    if (best === null || choice.power < (best.power ?? 0)) best = choice;
  }
  return best;
}
