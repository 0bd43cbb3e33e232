import { greatest, least } from "../../base/lists.ts";
import { resistance } from "../../base/units.ts";
import { fallsAll } from "./fallsAll.ts";
import type { FittedCurve } from "./FittedCurve.ts";
import { operatingPoint, type OperatingPoint } from "./operatingPoint.ts";
import { parallelStates, type MachineGroup, type ParallelState } from "./parallelStates.ts";
import type { SystemCurve } from "./systemCurve.ts";

/** The share of a flow by which two groups may differ and do the same. */
const SAME = 1e-6;

/** What happens while so many of a set run. */
export interface Stage {
  readonly running: number;
  /** Of each machine; null where the set leaves the measured range. */
  readonly each: OperatingPoint | null;
  /** What else may happen at the same time: then no point is the operating point. */
  readonly mixed: readonly ParallelState[];
}

/**
 * A system as one of so many equal machines sees it: all of them flow through it, H_n(Q) = h(Q/n). Every machine has a
 * check valve, so that one that stands lets nothing back.
 */
const sharedSystem = (system: SystemCurve, running: number): SystemCurve => ({
  ...system,
  k: resistance(system.k * running ** system.exponent),
});

/** 1 to `count` equal machines on a system, all at the speed of the curve. */
export const stagesOf = (fitted: FittedCurve, system: SystemCurve, count: number): Stage[] =>
  Array.from({ length: count }, (_, at) => {
    const running = at + 1;
    const met = operatingPoint(fitted, sharedSystem(system, running));
    return { running, each: met.ok ? met.value : null, mixed: mixedStates(fitted, system, running) };
  });

/** States in which not all of them do the same: some may even be held shut by the others. */
function mixedStates(fitted: FittedCurve, system: SystemCurve, running: number): readonly ParallelState[] {
  if (running < 2 || fallsAll(fitted)) return [];
  const states = parallelStates([{ curve: fitted, count: running }], system, Number.POSITIVE_INFINITY);
  return states.ok ? states.value.filter(({ groups }) => groups.length > 1 && !isLevel(groups)) : [];
}

/** Where two branches meet their groups stand at one flow: that is no other state. */
function isLevel(groups: readonly MachineGroup[]): boolean {
  const flows = groups.map(({ flow: q }) => q);
  const most = greatest(flows);
  return most - least(flows) <= SAME * most;
}
