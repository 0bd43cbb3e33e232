import { flow, resistance, type Flow } from "../units.ts";
import { branchesOf, flowAt } from "./branches.ts";
import { fallsAll } from "./fallsAll.ts";
import type { FittedCurve } from "./FittedCurve.ts";
import { operatingPoint, type OperatingPoint } from "./operatingPoint.ts";
import { systemValueAt, type SystemCurve } from "./systemCurve.ts";

/** Equal machines at one head with unequal flows, which a curve that does not fall all along allows. */
export interface MixedState {
  /** Of all together. */
  readonly flow: Flow;
  readonly value: number;
  readonly groups: readonly { readonly count: number; readonly flow: Flow }[];
}

/** What happens while so many of a set run. */
export interface Stage {
  readonly running: number;
  /** Of each machine; null where the set leaves the measured range. */
  readonly each: OperatingPoint | null;
  /** What else may happen at the same time: then no point is the operating point. */
  readonly mixed: readonly MixedState[];
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

const HALVINGS = 60;
/** Heads at which the balance of two groups is tried before it is halved. */
const HEADS = 240;

/** j machines on one branch and the rest on another, at the same head; both have at least one. */
function mixedStates(fitted: FittedCurve, system: SystemCurve, running: number): MixedState[] {
  if (running < 2 || fallsAll(fitted)) return [];
  const branches = branchesOf(fitted);
  return branches.flatMap((one, at) =>
    branches
      .slice(at + 1)
      .flatMap((other) =>
        Array.from({ length: running - 1 }, (_, less) => less + 1).flatMap((count) =>
          balances(
            (head) => [flowAt(fitted, one, head), flowAt(fitted, other, head)],
            [count, running - count],
            [Math.max(one.low, other.low), Math.min(one.high, other.high)],
            system,
          ),
        ),
      ),
  );
}

function balances(
  flowsAt: (head: number) => readonly [number, number],
  [first, second]: readonly [number, number],
  [low, high]: readonly [number, number],
  system: SystemCurve,
): MixedState[] {
  if (!(high > low)) return [];
  const over = (head: number) => {
    const [one, other] = flowsAt(head);
    return systemValueAt(system, first * one + second * other) - head;
  };
  const heads = Array.from({ length: HEADS + 1 }, (_, at) => low + ((high - low) * at) / HEADS);
  const overs = heads.map(over);
  return heads.slice(1).flatMap((head, at): readonly MixedState[] => {
    // There is an `over` of each head.
    const [left, right] = [overs[at]!, overs[at + 1]!];
    if (left > 0 === right > 0) return [];
    let [from, to] = [heads[at]!, head];
    for (let step = 0; step < HALVINGS; step++) {
      const middle = (from + to) / 2;
      if (over(middle) > 0 === left > 0) from = middle;
      else to = middle;
    }
    const value = (from + to) / 2;
    const [one, other] = flowsAt(value);
    // Where two branches meet both groups stand at one flow: that is no other state.
    if (Math.abs(one - other) <= 1e-6 * Math.max(one, other)) return [];
    return [
      {
        flow: flow(first * one + second * other),
        value,
        groups: [
          { count: first, flow: flow(one) },
          { count: second, flow: flow(other) },
        ],
      },
    ];
  });
}
