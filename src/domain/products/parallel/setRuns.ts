import { FULL_RATE } from "../../physics/curve/regulate.ts";
import {
  systemOf,
  systemValueAt,
  type DesignPoint,
  type SystemCurve,
} from "../../physics/curve/systemCurve.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { controlCurve, type MetMethod } from "../energy/controlMethods.ts";
import type { PowerFault } from "../energy/electricPower.ts";
import type { LoadRow } from "../energy/LoadProfile.ts";
import { runRegulated, type RunningPoint } from "../energy/runAt.ts";
import { greatest, least } from "../../base/lists.ts";
import { fail, ok, type Result } from "../../base/result.ts";
import { flowAtFullSpeed, isUncertain, levelAt, type KnownMember, type YearMember } from "./knownMember.ts";
import type { Arrangement } from "./SetChoice.ts";
import { whyUnmet, type Unmet } from "./whyUnmet.ts";

export interface SetYearQuestion {
  readonly arrangement: Arrangement;
  /** If a kind of control regulates, it regulates one machine of the first member. */
  readonly members: readonly YearMember[];
  /** Duty of all machines together. */
  readonly duty: DesignPoint;
  readonly rows: readonly LoadRow[];
  /** 0 to 1 as the converter's maker states it; `null` for typical figures. */
  readonly statedDrive: number | null;
  readonly leastRate: number;
  /** At a fixed speed only as many machines run as need the least power, instead of all. */
  readonly isStaged: boolean;
}

export type SetRowFault =
  | Unmet
  /** One curve droops and has several flows at this pressure, so the parallel machines have no unique state. */
  | { readonly code: "ambiguous"; readonly member: number }
  | { readonly code: "power"; readonly member: number; readonly fault: PowerFault };

/**
 * Why a kind of control does not apply to a set: its first machine cannot be regulated, there is no rule for
 * machines in series, or the kind is a law for a single fan.
 */
export type MethodFault = "no-law" | "series" | "estimate";

interface Part {
  readonly member: number;
  readonly count: number;
  readonly point: RunningPoint;
  readonly isRegulated: boolean;
}

/** A combination of machines that meets a load. */
export interface Candidate {
  readonly counts: readonly number[];
  readonly parts: readonly Part[];
  readonly value: number;
}

export interface KnownQuestion extends SetYearQuestion {
  readonly members: readonly KnownMember[];
}

/**
 * A load with every combination of machines that meets it, fewest machines first; if there is none, the reason.
 */
export interface MetLoad {
  readonly row: LoadRow;
  readonly flow: number;
  readonly isByGravity: boolean;
  readonly candidates: readonly Candidate[];
  readonly reason: SetRowFault;
}

const ROUNDING = 1e-9;

export function metLoads(
  question: KnownQuestion,
  method: MetMethod,
  choices: readonly (readonly number[])[],
): Result<readonly MetLoad[], MethodFault> {
  const { members, duty, arrangement, isStaged } = question;
  if (method !== "throttled") {
    if (arrangement === "series") return fail("series");
    if (members[0]?.machine.isScalable !== true) return fail("no-law");
  }
  const control = method === "throttled" ? systemOf(duty) : controlCurve(method, duty);
  const fixed = isStaged ? choices : choices.slice(-1);
  return ok(
    question.rows.map((row): MetLoad => {
      const flow = row.share * duty.flow;
      const value = systemValueAt(control, flow);
      const isByGravity = flow > 0 && value <= 0;
      const stands = flow === 0 || isByGravity;
      const candidates = stands
        ? []
        : method === "throttled"
          ? fixed.flatMap((counts) => throttled(question, counts, flow, value) ?? [])
          : regulatedRuns(question, choices, flow, control);
      const sure = candidates.filter((candidate) => uncertainMember(question, candidate) < 0);
      const [uncertain] = candidates;
      return {
        row,
        flow,
        isByGravity,
        candidates: sure,
        reason:
          sure.length === 0 && uncertain !== undefined
            ? { code: "ambiguous", member: uncertainMember(question, uncertain) }
            : whyUnmet(question, method !== "throttled", flow, value),
      };
    }),
  );
}

/** Index of the member that makes the state of parallel machines ambiguous; −1 if there is none. */
function uncertainMember({ arrangement, members }: KnownQuestion, { parts, value }: Candidate): number {
  const running = parts.reduce((sum, { count }) => sum + count, 0);
  if (arrangement === "series" || running < 2) return -1;
  // Regulated machines give the flow that is asked of them.
  const fixed = parts.filter(({ isRegulated }) => !isRegulated);
  const found = fixed.find(({ member }) => {
    const of = members[member];
    return of !== undefined && isUncertain(of, value);
  });
  return found?.member ?? -1;
}

/**
 * Machines at full speed that give a flow together; `null` if they cannot reach the needed pressure or were not
 * measured there.
 */
function throttled(
  { arrangement, members }: KnownQuestion,
  counts: readonly number[],
  flow: number,
  needed: number,
): Candidate | null {
  const flows =
    arrangement === "series"
      ? { each: counts.map(() => flow), value: Number.NaN }
      : sharedFlow(members, counts, flow);
  if (flows === null) return null;
  const parts = counts.flatMap((count, member): readonly Part[] => {
    // Every count belongs to a member and has its flow.
    const own = flows.each[member]!;
    if (count === 0) return [];
    const { pressure } = members[member]!.machine;
    const value = arrangement === "series" ? valueOrNaN(pressure, own) : flows.value;
    return [{ member, count, point: atFullSpeed(own, value), isRegulated: false }];
  });
  const value =
    arrangement === "series"
      ? parts.reduce((sum, { count, point }) => sum + count * point.value, 0)
      : flows.value;
  return value >= needed * (1 - ROUNDING) ? { counts, parts, value } : null;
}

const atFullSpeed = (flow: number, value: number): RunningPoint => ({
  flow,
  value,
  rate: FULL_RATE,
  similar: flow,
  isBypassed: false,
});

const [HALVINGS, MISSED] = [100, 1e-6];

/**
 * How machines share a flow at full speed, each at its greatest flow for the common pressure; `null` outside the
 * measured range. If none of them has several flows there, this is their only state: at more pressure all give
 * less while the system needs more, and at less pressure all give more.
 */
function sharedFlow(
  members: readonly KnownMember[],
  counts: readonly number[],
  flow: number,
): { readonly each: readonly number[]; readonly value: number } | null {
  const running = members.filter((_, member) => (counts[member] ?? 0) > 0);
  const [only, ...more] = running;
  if (only !== undefined && more.length === 0) {
    const own = flow / counts.reduce((sum, count) => sum + count, 0);
    const value = valueOrNaN(only.machine.pressure, own);
    return Number.isNaN(value) ? null : { each: counts.map((count) => (count === 0 ? 0 : own)), value };
  }
  const eachAt = (value: number) =>
    members.map((of, member) => ((counts[member] ?? 0) > 0 ? flowAtFullSpeed(of, value) : 0));
  const sumAt = (value: number) =>
    eachAt(value).reduce((sum, q, member) => sum + q * (counts[member] ?? 0), 0);
  const ends = running.map(({ machine: { pressure }, peak: high }) => ({
    low: valueOrNaN(pressure, pressure.last),
    // A machine that was not measured from zero flow is unknown above its greatest pressure.
    high,
    isOpen: pressure.first > 0,
  }));
  let low = greatest(ends.map((end) => end.low));
  const open = ends.filter(({ isOpen }) => isOpen).map(({ high }) => high);
  let high = open.length > 0 ? least(open) : greatest(ends.map((end) => end.high));
  if (!(low <= high) || !(sumAt(low) >= flow) || !(sumAt(high) <= flow)) return null;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (sumAt(middle) >= flow) low = middle;
    else high = middle;
  }
  const each = eachAt(low);
  // Above its peak a drooping curve drops to no flow at once, and may skip the flow that is looked for.
  return Math.abs(sumAt(low) - flow) <= MISSED * flow ? { each, value: low } : null;
}

/** Every combination in which one machine of the first member is regulated beside others at full speed. */
function regulatedRuns(
  { members, leastRate }: KnownQuestion,
  choices: readonly (readonly number[])[],
  flow: number,
  control: SystemCurve,
): readonly Candidate[] {
  const [lead] = members;
  if (lead === undefined) return [];
  const value = systemValueAt(control, flow);
  const each = members.map((of) => flowAtFullSpeed(of, value));
  const candidates = choices.flatMap((counts): readonly Candidate[] => {
    const [own = 0, ...others] = counts;
    if (own === 0) return [];
    const fixed = [own - 1, ...others].flatMap((count, member): readonly Part[] =>
      // Every member has its flow.
      count === 0 ? [] : [{ member, count, point: atFullSpeed(each[member]!, value), isRegulated: false }],
    );
    // A machine that gives no flow at this pressure is not started; one that was not measured there is unknown.
    if (fixed.some(({ point }) => !(point.flow > 0))) return [];
    const rest = fixed.reduce((left, { count, point }) => left - count * point.flow, flow);
    const run = rest > 0 ? runRegulated(lead.machine, rest, levelAt(value), leastRate) : null;
    if (run === null || !run.ok || run.value.isBypassed) return [];
    return [
      { counts, parts: [{ member: 0, count: 1, point: run.value, isRegulated: true }, ...fixed], value },
    ];
  });
  if (candidates.length > 0) return candidates;
  const alone = runRegulated(lead.machine, flow, control, leastRate);
  if (!alone.ok) return [];
  return [
    {
      counts: members.map((_, member) => (member === 0 ? 1 : 0)),
      parts: [{ member: 0, count: 1, point: alone.value, isRegulated: true }],
      value: alone.value.value,
    },
  ];
}
