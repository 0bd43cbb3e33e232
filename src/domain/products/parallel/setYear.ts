import type { ControlMethod } from "../energy/energyTerms.ts";
import { isEstimated, MET_METHODS, methodsOf } from "../energy/controlMethods.ts";
import { powerChain, shaftPowerAt, type PowerChain } from "../energy/electricPower.ts";
import { fluidPower } from "../energy/EnergyMachine.ts";
import type { LoadRow } from "../energy/LoadProfile.ts";
import { motorFor, type EnergyMotorFacts } from "../energy/motorFor.ts";
import type { RunningPoint } from "../energy/runAt.ts";
import { sumRows } from "../energy/sumRows.ts";
import { fail, ok, type Result } from "../../base/result.ts";
import { known, type YearMember } from "./knownMember.ts";
import {
  metLoads,
  type Candidate,
  type MetLoad,
  type SetRowFault,
  type SetYearQuestion,
  type MethodFault,
} from "./setRuns.ts";
import { runningCounts } from "./setStages.ts";

/** Equal machines in the same state at a load. */
export interface YearGroup {
  readonly member: number;
  readonly count: number;
  /** State of each; a flow of 0 if it is dead-headed. */
  readonly point: RunningPoint;
  readonly isRegulated: boolean;
  /** Power of each. */
  readonly chain: PowerChain;
}

export type SetRowOutcome =
  | { readonly status: "stands"; readonly isByGravity: boolean }
  | { readonly status: "cannot"; readonly fault: SetRowFault }
  | {
      readonly status: "runs";
      /** Number of running machines of each member. */
      readonly counts: readonly number[];
      readonly groups: readonly YearGroup[];
      /** Pa or m of the set. */
      readonly value: number;
      /** kW in the fluid for the load, and kW from the mains. */
      readonly fluid: number;
      readonly input: number;
      /** kWh a year */
      readonly energy: number;
    };

export interface SetRow extends LoadRow {
  /** m³/h of the whole load. */
  readonly flow: number;
  readonly outcome: SetRowOutcome;
}

/** A year of a set under one kind of control; figures as in `YearlyEnergy`. */
export interface YearOfSet {
  readonly method: ControlMethod;
  readonly rows: readonly SetRow[];
  readonly energy: number;
  readonly missing: number;
  readonly missingHours: number;
  readonly wireEfficiency: number | null;
}

export interface SetYear {
  /** Motor of one machine of each member. */
  readonly motors: readonly (EnergyMotorFacts | null)[];
  readonly methods: readonly {
    readonly method: ControlMethod;
    readonly year: Result<YearOfSet, MethodFault>;
  }[];
}

/**
 * The yearly energy of combined machines. At a fixed speed they share each load at one pressure (or add their
 * pressures), and a valve throttles the surplus. With regulation, one machine follows the control curve while the
 * others run at full speed, each where its own curve gives that pressure. The combination with the least power
 * from the mains runs, of equals the one with fewer machines. A regulated machine alone stays at its least speed
 * and by-passes the surplus.
 */
export function setYear(asked: SetYearQuestion): SetYear {
  const question = { ...asked, members: asked.members.map(known) };
  const { members } = question;
  const choices = runningCounts(members.map(({ count }) => count));
  const [lead] = members;
  const met = (lead === undefined ? MET_METHODS : methodsOf(lead.machine.kind)).map((method) => ({
    method,
    loads: isEstimated(method) ? fail("estimate") : metLoads(question, method, choices),
  }));
  const motors = members.map((member, index) => motorFor(member, greatestShaft(member, index, met)));
  return {
    motors,
    methods: met.map(({ method, loads }) => ({
      method,
      year: loads.ok ? ok(yearOf(question, method, loads.value, motors)) : loads,
    })),
  };
}

/** kW of one machine in whatever any kind of control needs: the basis for a motor size that is not stated. */
function greatestShaft(
  { machine }: YearMember,
  member: number,
  met: readonly { readonly loads: Result<readonly MetLoad[], MethodFault> }[],
): number {
  let greatest = 0;
  for (const { loads } of met)
    for (const { row, candidates } of loads.ok ? loads.value : [])
      for (const { parts } of row.hours > 0 ? candidates : [])
        for (const part of parts) {
          const shaft = part.member === member ? shaftPowerAt(machine, part.point) : null;
          if (shaft?.ok === true) greatest = Math.max(greatest, shaft.value);
        }
  return greatest;
}

type Motors = readonly (EnergyMotorFacts | null)[];

function yearOf(
  question: SetYearQuestion,
  method: ControlMethod,
  loads: readonly MetLoad[],
  motors: Motors,
): YearOfSet {
  const rows = loads.map((load): SetRow => ({
    share: load.row.share,
    hours: load.row.hours,
    flow: load.flow,
    outcome: outcomeOf(question, load, motors),
  }));
  return { method, rows, ...sumRows(rows) };
}

/**
 * The combination with the least power from the mains. If the power of one is unknown, it could be the least, and
 * the load has no figure. A combination that overloads a motor is not chosen.
 */
function outcomeOf(question: SetYearQuestion, load: MetLoad, motors: Motors): SetRowOutcome {
  const { flow, row, candidates, reason, isByGravity } = load;
  if (flow === 0 || isByGravity) return { status: "stands", isByGravity };
  let best: SetRowOutcome = { status: "cannot", fault: reason };
  for (const candidate of candidates) {
    const powered = poweredBy(question, candidate, flow, row.hours, motors);
    if (powered.status === "cannot") {
      const { fault } = powered;
      if (fault.code === "power" && fault.fault.code !== "overload") return powered;
      if (best.status === "cannot") best = powered;
      continue;
    }
    if (powered.status === "runs" && (best.status !== "runs" || powered.input < best.input)) best = powered;
  }
  return best;
}

function poweredBy(
  { members, statedDrive }: SetYearQuestion,
  { counts, parts, value }: Candidate,
  flow: number,
  hours: number,
  motors: Motors,
): SetRowOutcome {
  const groups: YearGroup[] = [];
  for (const { member, count, point, isRegulated } of parts) {
    // Every part belongs to a member, which has its motor.
    const { machine } = members[member]!;
    const chain = powerChain(machine, point, motors[member] ?? null, isRegulated, statedDrive);
    if (!chain.ok) return { status: "cannot", fault: { code: "power", member, fault: chain.fault } };
    groups.push({ member, count, point, isRegulated, chain: chain.value });
  }
  const input = groups.reduce((sum, { count, chain }) => sum + count * chain.input, 0);
  // All machines move the same fluid.
  const [lead] = members;
  return {
    status: "runs",
    counts,
    groups,
    value,
    fluid: lead === undefined ? 0 : fluidPower(lead.machine, flow, value),
    input,
    energy: input * hours,
  };
}
