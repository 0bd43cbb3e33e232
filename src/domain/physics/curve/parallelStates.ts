import { greatest, least } from "../../base/lists.ts";
import { branchesOf, flowAt, type Branch } from "./branches.ts";
import type { FittedCurve } from "./FittedCurve.ts";
import { systemValueAt, type SystemCurve } from "./systemCurve.ts";
import { valueOrNaN } from "./valueAt.ts";
import { fail, ok, type Result } from "../../base/result.ts";
import { flow, type Flow } from "../../base/units.ts";

/** Equal machines that run in parallel in a set. */
export interface ParallelMember {
  /** Pressure (Pa) or head (m) of one machine, with the losses of its own branch included. */
  readonly curve: FittedCurve;
  readonly count: number;
}

/** Equal machines in the same state. */
export interface MachineGroup {
  /** Index among the members. */
  readonly member: number;
  readonly count: number;
  /** Flow of each machine; 0 if it is dead-headed by the others. */
  readonly flow: Flow;
  readonly isDeadHeaded: boolean;
}

/** A possible state of all machines of a set, at one head. */
export interface ParallelState {
  /** Flow of all machines together. */
  readonly flow: Flow;
  readonly value: number;
  readonly groups: readonly MachineGroup[];
}

/**
 * A possible state of one machine: it runs on a branch of its curve, or gives no flow behind its check valve, at
 * any head above its own head at no flow.
 */
interface Line {
  readonly low: number;
  readonly high: number;
  readonly branch: Branch | null;
}

/** The greatest measured pressure or head. */
export const peakOf = (curve: FittedCurve): number => greatest(branchesOf(curve).map(({ high }) => high));

/** Whether a dead-headed machine is known to give no flow: its curve was measured from zero flow. */
export const isMeasuredShut = ({ first }: FittedCurve): boolean => first === 0;

function linesOf(curve: FittedCurve): Line[] {
  const running = branchesOf(curve).map((branch) => ({ low: branch.low, high: branch.high, branch }));
  return isMeasuredShut(curve)
    ? [...running, { low: valueOrNaN(curve, curve.first), high: Number.POSITIVE_INFINITY, branch: null }]
    : running;
}

/** So many machines of a member on one of its lines. */
interface Share {
  readonly member: number;
  readonly count: number;
  readonly line: Line;
}

/** Limit of the distributions of machines over branches that are examined; no real machine's curve needs more. */
const MOST_SPREADS = 500;

/** Every distribution of `count` machines over the lines. */
function* spreads(
  lines: readonly Line[],
  member: number,
  count: number,
  taken: readonly Share[],
): Generator<readonly Share[]> {
  const [line, ...rest] = lines;
  if (count === 0) yield taken;
  if (count === 0 || line === undefined) return;
  for (let here = count; here >= 0; here--)
    yield* spreads(
      rest,
      member,
      count - here,
      here === 0 ? taken : [...taken, { member, count: here, line }],
    );
}

const commonOf = (shares: readonly Share[]) => ({
  low: greatest(shares.map(({ line }) => line.low)),
  high: least(shares.map(({ line }) => line.high)),
});

function allSpreads(members: readonly ParallelMember[], most: number): readonly (readonly Share[])[] | null {
  let found: readonly (readonly Share[])[] = [[]];
  for (const [member, { curve, count }] of members.entries()) {
    const lines = linesOf(curve);
    const grown: (readonly Share[])[] = [];
    for (const taken of found)
      for (const shares of spreads(lines, member, count, taken)) {
        const { low, high } = commonOf(shares);
        if (low <= high) grown.push(shares);
        if (grown.length > most) return null;
      }
    found = grown;
  }
  return found;
}

/**
 * All states that parallel machines can take on a system. At one head each machine runs on a branch of its curve,
 * or gives no flow because the head is above its own at no flow and its check valve is shut; a machine with a
 * drooping curve may do either. States without any flow are left out. `too-many` when the curves wave so much that
 * nobody could read the states.
 *
 * @param most distributions of the machines that are examined
 */
export function parallelStates(
  members: readonly ParallelMember[],
  system: SystemCurve,
  most = MOST_SPREADS,
): Result<readonly ParallelState[], "too-many"> {
  const spread = allSpreads(members, most);
  if (spread === null) return fail("too-many");
  const found: ParallelState[] = [];
  for (const shares of spread)
    for (const state of balances(members, shares, system))
      if (!found.some((other) => isSame(state, other))) found.push(state);
  return ok(found.sort((one, other) => one.flow - other.flow));
}

/**
 * States at the meeting ends of two branches count as one if their flows differ by less than this share of the
 * greatest.
 */
const SAME = 1e-6;

const eachFlow = ({ groups }: ParallelState, member: number): readonly number[] =>
  groups
    .filter((group) => group.member === member)
    .flatMap(({ count, flow: q }) => Array.from({ length: count }, (): number => q))
    .sort((one, other) => one - other);

function isSame(one: ParallelState, other: ParallelState): boolean {
  const most = Math.max(one.flow, other.flow);
  return one.groups.every(({ member }) => {
    const against = eachFlow(other, member);
    return eachFlow(one, member).every((q, at) => Math.abs(q - (against[at] ?? Number.NaN)) <= SAME * most);
  });
}

/** Flow at a head, summed separately over lines where flow rises with head and over the others. */
interface Level {
  readonly head: number;
  readonly rising: number;
  readonly falling: number;
}

/** A stretch of heads is halved down to this share of the whole range. */
const FINEST = 1e-6;
/** A balance this near to the end of a stretch, relative to the head, lies at the end. */
const TOUCH = 1e-9;
const HALVINGS = 80;

/**
 * States of one distribution of the machines: the system needs, at their total flow, exactly the head that they
 * give.
 */
function balances(
  members: readonly ParallelMember[],
  shares: readonly Share[],
  system: SystemCurve,
): ParallelState[] {
  const common = commonOf(shares);
  // There is no upper end only when all machines are dead-headed, and then nothing flows.
  if (!Number.isFinite(common.high)) return [];
  const flowOf = ({ member, line }: Share, head: number): number =>
    // Every share refers to a member.
    line.branch === null ? 0 : flowAt(members[member]!.curve, line.branch, head);
  const levelAt = (head: number): Level => {
    let [rising, falling] = [0, 0];
    for (const share of shares) {
      const q = share.count * flowOf(share, head);
      if (share.line.branch?.isFalling === false) rising += q;
      else falling += q;
    }
    return { head, rising, falling };
  };
  const over = ({ head, rising, falling }: Level) => systemValueAt(system, rising + falling) - head;
  return roots(levelAt(common.low), levelAt(common.high), levelAt, over, system).flatMap(
    (head): readonly ParallelState[] => {
      const groups = shares.map((share) => ({
        member: share.member,
        count: share.count,
        flow: flow(flowOf(share, head)),
        isDeadHeaded: share.line.branch === null,
      }));
      const total = groups.reduce((sum, group) => sum + group.count * group.flow, 0);
      return total > 0 ? [{ flow: flow(total), value: head, groups }] : [];
    },
  );
}

/**
 * Heads at which system and machines agree. With more head, falling lines give less flow and rising lines more. So
 * a stretch is ruled out as soon as the system's least demand in it lies above the head, or its greatest demand
 * below; remaining stretches are halved.
 */
function roots(
  low: Level,
  high: Level,
  levelAt: (head: number) => Level,
  over: (level: Level) => number,
  system: SystemCurve,
): number[] {
  const finest = FINEST * (high.head - low.head);
  const isEnd = (level: Level) => Math.abs(over(level)) <= TOUCH * Math.abs(level.head);
  const found = [low, ...(high.head > low.head ? [high] : [])].filter(isEnd).map(({ head }) => head);
  const search = (from: Level, to: Level): void => {
    const fewest = systemValueAt(system, from.rising + to.falling) - to.head;
    const most = systemValueAt(system, to.rising + from.falling) - from.head;
    if (fewest > 0 || most < 0) return;
    const hasRising = to.rising > 0;
    const half = (from.head + to.head) / 2;
    // For an almost level curve the finest share of its heads is smaller than the distance between two numbers.
    if (!hasRising || to.head - from.head <= finest || half <= from.head || half >= to.head) {
      if (over(from) > 0 !== over(to) > 0) found.push(bisected(from, to));
      return;
    }
    const middle = levelAt(half);
    search(from, middle);
    search(middle, to);
  };
  const bisected = (from: Level, to: Level): number => {
    const isAbove = over(from) > 0;
    let [left, right] = [from.head, to.head];
    for (let step = 0; step < HALVINGS; step++) {
      const middle = (left + right) / 2;
      if (over(levelAt(middle)) > 0 === isAbove) left = middle;
      else right = middle;
    }
    return (left + right) / 2;
  };
  if (high.head > low.head) search(low, high);
  return found;
}
