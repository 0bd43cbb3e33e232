import type { DesignPoint } from "../../physics/curve/systemCurve.ts";
import { shaftPowerAt } from "../energy/electricPower.ts";
import { fullShaftPower } from "../energy/EnergyMachine.ts";
import { motorFor, type EnergyMotorFacts, type MotorQuestion } from "../energy/motorFor.ts";
import type { Poles } from "../energy/energyTerms.ts";
import { greatest } from "../../base/lists.ts";
import { flow, type Flow } from "../../base/units.ts";
import {
  leastPower,
  poweredCombination,
  runningCombinations,
  type BestCombination,
  type ControlledSet,
  type PoweredCombination,
  type RunningCombination,
} from "./runningCombinations.ts";
import type { ControlKind } from "./SetChoice.ts";

/** Flows of a controlled set that are examined, as shares of its design flow. */
const SHARES = [1, 0.75, 0.5, 0.25] as const;

/** How many machines of a controlled set run at the duty's head as its flow falls. */
export interface ControlledAnswer {
  readonly kind: ControlKind;
  readonly count: number;
  /** m or Pa that is held constant. */
  readonly value: number;
  readonly leastRate: number;
  readonly motor: EnergyMotorFacts | null;
  readonly poles: Poles;
  readonly rows: readonly ControlledRow[];
}

export interface ControlledRow {
  /** m³/h of all machines together. */
  readonly flow: Flow;
  readonly combinations: readonly PoweredCombination[];
  readonly best: BestCombination | null;
}

export interface ControlledOrder extends MotorQuestion {
  readonly set: ControlledSet;
  /** Duty of all machines together. */
  readonly duty: DesignPoint;
  readonly statedDrive: number | null;
}

/** A set at the constant head of its duty, for every number of running machines with the same motors. */
export function controlledSet({ set, duty, statedDrive, ...question }: ControlledOrder): ControlledAnswer {
  const { machine, count, kind, leastRate } = set;
  const asked = SHARES.map((share) => {
    const part = { ...duty, flow: flow(duty.flow * share) };
    return { flow: part.flow, combinations: runningCombinations(set, part) };
  });
  const motor = motorFor(
    question,
    greatestShaft(
      set,
      duty,
      asked.flatMap(({ combinations }) => combinations),
    ),
  );
  return {
    kind,
    count,
    value: duty.value,
    leastRate,
    motor,
    poles: question.poles,
    rows: asked.map((row) => {
      const combinations = row.combinations.map((combination) =>
        poweredCombination(machine, combination, { motor, statedDrive }),
      );
      return { flow: row.flow, combinations, best: leastPower(combinations) };
    }),
  };
}

/**
 * kW of one machine while all run, and at full speed at the duty: the basis for a motor size that is not stated.
 */
function greatestShaft(
  { machine, count }: ControlledSet,
  duty: DesignPoint,
  combinations: readonly RunningCombination[],
): number {
  const powers = combinations
    .filter(({ running }) => running === count)
    .flatMap(({ regulated, fixed }) => (fixed === null ? [regulated] : [regulated, fixed]))
    .flatMap((point) => {
      const shaft = shaftPowerAt(machine, point);
      return shaft.ok ? [shaft.value] : [];
    });
  return Math.max(0, fullShaftPower(machine, duty.flow / count) ?? 0, greatest(powers));
}
