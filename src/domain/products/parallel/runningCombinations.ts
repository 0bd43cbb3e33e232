import { FULL_RATE } from "../../physics/curve/regulate.ts";
import { allCrossings } from "../../physics/curve/operatingPoint.ts";
import { speedForDuty } from "../../physics/curve/speedLimits.ts";
import type { DesignPoint } from "../../physics/curve/systemCurve.ts";
import { powerChain, shaftPowerAt, type EnergyMotor } from "../energy/electricPower.ts";
import { machineAt, type EnergyMachine } from "../energy/EnergyMachine.ts";
import type { RunningPoint } from "../energy/runAt.ts";
import { flow, resistance } from "../../base/units.ts";
import type { ControlKind } from "./SetChoice.ts";

/** Equal machines in parallel whose speed follows the flow. */
export interface ControlledSet {
  readonly machine: EnergyMachine;
  readonly count: number;
  readonly kind: ControlKind;
  /** Least speed as a share of full speed. */
  readonly leastRate: number;
}

/** One combination of machines that gives a flow at a head. */
export interface RunningCombination {
  readonly running: number;
  /** State of each regulated machine; `regulatedCount` of them run at one speed. */
  readonly regulated: RunningPoint;
  readonly regulatedCount: number;
  /** State of each of the others, at full speed; `null` if there are none. */
  readonly fixed: RunningPoint | null;
}

/** Rounding tolerance for speeds. */
const ROUNDING = 1e-9;

/**
 * Every combination of machines that can give a duty: all at one speed, or one regulated and the others at full
 * speed, each where its own curve gives the duty's head. Combinations with a similar flow outside the measured
 * range are left out.
 */
export function runningCombinations(
  { machine, count, kind, leastRate }: ControlledSet,
  duty: DesignPoint,
): RunningCombination[] {
  const fixed = kind === "one" && count > 1 ? fullSpeedAt(machine, duty.value) : null;
  return Array.from({ length: count }, (_, at) => at + 1).flatMap(
    (running): readonly RunningCombination[] => {
      const fixedCount = kind === "one" ? running - 1 : 0;
      if (fixedCount > 0 && fixed === null) return [];
      const regulatedCount = running - fixedCount;
      const each = (duty.flow - fixedCount * (fixed?.flow ?? 0)) / regulatedCount;
      const regulated = regulatedAt(machine, each, duty.value, leastRate);
      return regulated === null
        ? []
        : [{ running, regulated, regulatedCount, fixed: fixedCount === 0 ? null : fixed }];
    },
  );
}

/**
 * The state at full speed at a head; `null` outside the measured range, and where a drooping curve has several
 * flows.
 */
function fullSpeedAt({ pressure }: EnergyMachine, value: number): RunningPoint | null {
  const [q, ...more] = allCrossings(pressure, { staticValue: value, k: resistance(0), exponent: 2 });
  if (q === undefined || more.length > 0) return null;
  return { flow: q, value, rate: FULL_RATE, similar: q, isBypassed: false };
}

/**
 * The state at the speed of the similarity parabola; `null` if that speed is above full speed or below the least.
 */
function regulatedAt(
  machine: EnergyMachine,
  q: number,
  value: number,
  leastRate: number,
): RunningPoint | null {
  if (!(q > 0)) return null;
  const rate = speedForDuty(
    machine.pressure,
    { flow: flow(q), value },
    (at) => machineAt(machine, at).pressure,
  );
  if (!rate.ok || rate.value > FULL_RATE + ROUNDING || rate.value < leastRate * (1 - ROUNDING)) return null;
  return {
    flow: q,
    value,
    rate: Math.min(rate.value, FULL_RATE),
    similar: q / rate.value,
    isBypassed: false,
  };
}

/** A combination of running machines with the power of all machines together. */
export interface PoweredCombination extends RunningCombination {
  /** Shaft power in kW; `null` where neither power nor efficiency is measured. */
  readonly shaft: number | null;
  /** kW from the mains, motors and converters included; `null` if their losses are not known. */
  readonly input: number | null;
  /** A converter's figure that is 待核对 (to be verified) was used. */
  readonly isDriveUnverified: boolean;
  /** A motor would be overloaded: the combination is shown but never chosen. */
  readonly isOverloaded: boolean;
}

export interface SetDrive {
  readonly motor: EnergyMotor | null;
  /** 0 to 1 as the converter's maker states it; `null` for typical figures. */
  readonly statedDrive: number | null;
}

/** Machines at full speed run from the mains without a converter. */
export function poweredCombination(
  machine: EnergyMachine,
  combination: RunningCombination,
  { motor, statedDrive }: SetDrive,
): PoweredCombination {
  const parts = [
    { count: combination.regulatedCount, point: combination.regulated, hasDrive: true },
    { count: combination.running - combination.regulatedCount, point: combination.fixed, hasDrive: false },
  ].flatMap(({ count, point, hasDrive }) =>
    point === null || count === 0
      ? []
      : [
          {
            count,
            shaft: shaftPowerAt(machine, point),
            chain: powerChain(machine, point, motor, hasDrive, statedDrive),
          },
        ],
  );
  const sumOf = (figureOf: (part: (typeof parts)[number]) => number | null) =>
    parts.reduce<number | null>((sum, part) => {
      const figure = figureOf(part);
      return sum === null || figure === null ? null : sum + part.count * figure;
    }, 0);
  return {
    ...combination,
    shaft: sumOf(({ shaft }) => (shaft.ok ? shaft.value : null)),
    input: sumOf(({ chain }) => (chain.ok ? chain.value.input : null)),
    isDriveUnverified: parts.some(({ chain }) => chain.ok && chain.value.isDriveUnverified),
    isOverloaded: parts.some(({ chain }) => !chain.ok && chain.fault.code === "overload"),
  };
}

/** The number of machines with the least power, and which power decided. */
export interface BestCombination {
  readonly combination: PoweredCombination;
  readonly by: "input" | "shaft";
}

/**
 * Decided by the power from the mains if it is known for every combination that may be chosen, else by shaft
 * power; of equals the fewer machines. `null` if none may be chosen or a power is unknown.
 */
export function leastPower(combinations: readonly PoweredCombination[]): BestCombination | null {
  const able = combinations.filter(({ isOverloaded }) => !isOverloaded);
  const by = able.every(({ input }) => input !== null) ? "input" : "shaft";
  let best: PoweredCombination | null = null;
  for (const combination of able) {
    if (combination[by] === null) return null;
    if (best === null || combination[by] < (best[by] ?? 0)) best = combination;
  }
  return best === null ? null : { combination: best, by };
}
