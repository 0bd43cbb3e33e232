import { greatest, least } from "../../base/lists.ts";
import { resistance } from "../../base/units.ts";
import { fallsAll } from "./fallsAll.ts";
import type { FittedCurve } from "./FittedCurve.ts";
import { operatingPoint, type OperatingPoint } from "./operatingPoint.ts";
import { parallelStates, type MachineGroup, type ParallelState } from "./parallelStates.ts";
import type { SystemCurve } from "./systemCurve.ts";

/** Flows of two groups that differ by less than this share count as equal. */
const SAME = 1e-6;

/** The state of the set while so many of its machines run. */
export interface Stage {
  readonly running: number;
  /** Operating point of each machine; null where the set leaves the measured range. */
  readonly each: OperatingPoint | null;
  /** Other states that may occur in the same situation; if there are any, no point is the operating point. */
  readonly mixed: readonly ParallelState[];
}

/**
 * The system as one of several equal machines sees it at its own flow: the flow of all of them, so many times its
 * own, passes through the system. Every machine has a check valve, so a stopped machine lets no flow back.
 */
const sharedSystem = (system: SystemCurve, running: number): SystemCurve => ({
  ...system,
  k: resistance(system.k * running ** system.exponent),
});

/** The stages of 1 to `count` equal machines on a system, all at the speed of the curve. */
export const stagesOf = (fitted: FittedCurve, system: SystemCurve, count: number): Stage[] =>
  Array.from({ length: count }, (_, at) => {
    const running = at + 1;
    const met = operatingPoint(fitted, sharedSystem(system, running));
    return { running, each: met.ok ? met.value : null, mixed: mixedStates(fitted, system, running) };
  });

/** States in which equal machines run at different flows; some may even be dead-headed by the others. */
function mixedStates(fitted: FittedCurve, system: SystemCurve, running: number): readonly ParallelState[] {
  if (running < 2 || fallsAll(fitted)) return [];
  const states = parallelStates([{ curve: fitted, count: running }], system, Number.POSITIVE_INFINITY);
  return states.ok ? states.value.filter(({ groups }) => groups.length > 1 && !isLevel(groups)) : [];
}

/** Where two branches meet, their groups have the same flow: that is no different state. */
function isLevel(groups: readonly MachineGroup[]): boolean {
  const flows = groups.map(({ flow: q }) => q);
  const most = greatest(flows);
  return most - least(flows) <= SAME * most;
}
