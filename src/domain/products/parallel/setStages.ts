import { operatingPoint } from "../../physics/curve/operatingPoint.ts";
import { stagesOf } from "../../physics/curve/parallel.ts";
import { systemValueAt, type SystemCurve } from "../../physics/curve/systemCurve.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { flow, type Flow } from "../../base/units.ts";
import { greatestFlowAt } from "./combinedCurve.ts";
import {
  isMeasuredShut,
  parallelStates,
  peakOf,
  type MachineGroup,
  type ParallelMember,
  type ParallelState,
} from "../../physics/curve/parallelStates.ts";
import { seriesCurve } from "./seriesCurve.ts";
import type { Arrangement } from "./SetChoice.ts";

/** Why running machines have no operating point on a system. */
export type StageLimit =
  /** One of them would leave its measured range, at its greatest or its least flow. */
  | { readonly code: "beyond-last" | "before-first"; readonly member: number }
  /**
   * The others' pressure is above everything that was measured of one machine, so it is unknown whether it is
   * dead-headed.
   */
  | { readonly code: "maybe-dead-headed"; readonly member: number }
  /** Machines in series whose measured ranges do not overlap. */
  | { readonly code: "no-common-range" }
  /** None of them can open its check valve. */
  | { readonly code: "no-flow" }
  | { readonly code: "set-out-of-range" };

/** The state of running machines on a system. */
export type StageOutcome =
  | {
      readonly status: "runs";
      /** Flow of all together, and pressure or head of the set. */
      readonly flow: Flow;
      readonly value: number;
      /** The combined curve meets the system more than once; this is the crossing at the highest flow. */
      readonly isUnstable: boolean;
      /** At least one for each running member. */
      readonly groups: readonly MachineGroup[];
    }
  /** Several states are possible, so none is the operating point; empty if there are too many to list. */
  | { readonly status: "ambiguous"; readonly states: readonly ParallelState[] }
  | { readonly status: "none"; readonly limit: StageLimit };

/** The number of running machines of each member, and their state. */
export interface SetStage {
  readonly counts: readonly number[];
  readonly outcome: StageOutcome;
}

/** Every combination of machines that may run, fewest first, all of them last. */
export function runningCounts(counts: readonly number[]): readonly (readonly number[])[] {
  let found: readonly (readonly number[])[] = [[]];
  for (const count of counts)
    found = found.flatMap((taken) => Array.from({ length: count + 1 }, (_, running) => [...taken, running]));
  const sumOf = (taken: readonly number[]) => taken.reduce((sum, count) => sum + count, 0);
  return found.filter((taken) => sumOf(taken) > 0).sort((one, other) => sumOf(one) - sumOf(other));
}

/** Every stage of a set on a system. Stopped machines of a series are by-passed. */
export const setStages = (
  arrangement: Arrangement,
  members: readonly ParallelMember[],
  system: SystemCurve,
): readonly SetStage[] =>
  runningCounts(members.map(({ count }) => count)).map((counts) => ({
    counts,
    outcome: (arrangement === "series" ? inSeries : inParallel)(members, counts, system),
  }));

/** A running member, with its index in the set. */
interface RunningMember extends ParallelMember {
  readonly member: number;
}

const runningOf = (members: readonly ParallelMember[], counts: readonly number[]): readonly RunningMember[] =>
  members.flatMap(({ curve }, member) => {
    const count = counts[member] ?? 0;
    return count === 0 ? [] : [{ curve, count, member }];
  });

function inSeries(
  members: readonly ParallelMember[],
  counts: readonly number[],
  system: SystemCurve,
): StageOutcome {
  const running = runningOf(members, counts);
  const sum = seriesCurve(running);
  if (sum === null) return none({ code: "no-common-range" });
  const met = operatingPoint(sum, system);
  if (met.ok)
    return {
      status: "runs",
      ...met.value,
      groups: running.map(({ member, count }) => ({
        member,
        count,
        flow: met.value.flow,
        isDeadHeaded: false,
      })),
    };
  // If the set gives more than the system needs at its last flow, the point lies beyond it.
  const isBeyond = valueOrNaN(sum, sum.last) > systemValueAt(system, sum.last);
  const at = running.find(({ curve }) => (isBeyond ? curve.last === sum.last : curve.first === sum.first));
  const isMeasuredFromZero = !isBeyond && sum.first === 0;
  return none(
    isMeasuredFromZero
      ? { code: "no-flow" }
      : at === undefined
        ? { code: "set-out-of-range" }
        : { code: isBeyond ? "beyond-last" : "before-first", member: at.member },
  );
}

const none = (limit: StageLimit): StageOutcome => ({ status: "none", limit });

function inParallel(
  members: readonly ParallelMember[],
  counts: readonly number[],
  system: SystemCurve,
): StageOutcome {
  const running = runningOf(members, counts);
  const [only, ...more] = running;
  // Equal machines follow a rule of their own, from the crossing of one machine.
  if (only !== undefined && more.length === 0) return ofEqual(only, running, system);
  const found = parallelStates(running, system);
  if (!found.ok) return { status: "ambiguous", states: [] };
  const states = found.value.map((state) => withMembers(state, running));
  const [state, ...others] = states;
  if (state === undefined) return none(parallelLimit(running, system));
  if (others.length > 0) return { status: "ambiguous", states };
  return { status: "runs", isUnstable: false, ...state };
}

/** A state with indices of members in the whole set. */
const withMembers = (state: ParallelState, running: readonly RunningMember[]): ParallelState => ({
  ...state,
  // Every group belongs to a running member.
  groups: state.groups.map((group) => ({ ...group, member: running[group.member]!.member })),
});

function ofEqual(
  { curve, count, member }: RunningMember,
  running: readonly RunningMember[],
  system: SystemCurve,
): StageOutcome {
  const stage = stagesOf(curve, system, count).at(-1);
  const group = (of: number, q: Flow): MachineGroup => ({ member, count: of, flow: q, isDeadHeaded: false });
  const each = stage?.each ?? null;
  const mixed = stage?.mixed ?? [];
  const own =
    each === null
      ? []
      : [{ flow: flow(each.flow * count), value: each.value, groups: [group(count, each.flow)] }];
  if (mixed.length > 0)
    return {
      status: "ambiguous",
      states: [...own, ...mixed.map((state) => withMembers(state, running))].sort(
        (one, other) => one.flow - other.flow,
      ),
    };
  const [state] = own;
  return state === undefined
    ? none(parallelLimit(running, system))
    : { status: "runs", isUnstable: each?.isUnstable ?? false, ...state };
}

/**
 * Finds the member whose measured range ends before the set meets the system. Every machine runs above the
 * pressure at its last flow and, if not measured from zero flow, below its greatest pressure. The system's need at
 * these two ends decides.
 */
function parallelLimit(running: readonly RunningMember[], system: SystemCurve): StageLimit {
  const flowAtHead = (head: number) =>
    running.reduce((sum, { curve, count }) => sum + count * greatestFlowAt(curve, head), 0);
  const lowest = extreme(
    running.map(({ curve, member }) => ({ member, head: valueOrNaN(curve, curve.last) })),
    (one, other) => one > other,
  );
  const open = extreme(
    running
      .filter(({ curve }) => !isMeasuredShut(curve))
      .map(({ curve, member }) => ({ member, head: peakOf(curve) })),
    (one, other) => one < other,
  );
  if (lowest === undefined) return { code: "set-out-of-range" };
  // One range ends below the beginning of another: there is no head at which both were measured.
  if (open !== undefined && open.head < lowest.head)
    return { code: "maybe-dead-headed", member: open.member };
  if (systemValueAt(system, flowAtHead(lowest.head)) < lowest.head)
    return { code: "beyond-last", member: lowest.member };
  if (open === undefined) return { code: "no-flow" };
  return systemValueAt(system, flowAtHead(open.head)) > open.head
    ? { code: "maybe-dead-headed", member: open.member }
    : { code: "set-out-of-range" };
}

interface HeadOf {
  readonly member: number;
  readonly head: number;
}

const extreme = (heads: readonly HeadOf[], isFurther: (one: number, other: number) => boolean) => {
  const [first, ...others] = heads;
  return first === undefined
    ? undefined
    : others.reduce((found, other) => (isFurther(other.head, found.head) ? other : found), first);
};
