import { FULL_RATE } from "../curve/regulate.ts";
import { systemOf, systemValueAt, type DesignPoint } from "../curve/systemCurve.ts";
import { fail, type Result } from "../result.ts";
import { CONTROL_WAY_NAMES, controlCurve, sharedBy, type ControlWay } from "./controlWays.ts";
import { powerChain, shaftPowerAt, type PowerChain, type PowerFault } from "./electricPower.ts";
import { fluidPower, fullShaftPower, type EnergyMachine } from "./EnergyMachine.ts";
import type { LoadRow } from "./LoadProfile.ts";
import { sumRows } from "./sumRows.ts";
import { motorFor, type EnergyMotorFacts, type MotorQuestion } from "./motorFor.ts";
import { runRegulated, runThrottled, type RunFault, type RunningPoint } from "./runAt.ts";

/** What the energy of a year is computed from. */
export interface EnergyQuestion extends MotorQuestion {
  readonly machine: EnergyMachine;
  /** So many equal ones share the flow. */
  readonly count: number;
  /** Of all together, with the system. */
  readonly duty: DesignPoint;
  readonly rows: readonly LoadRow[];
  /** Of the converter by its maker, 0 to 1; `null` for typical figures. */
  readonly statedDrive: number | null;
  readonly leastRate: number;
  /** Of a machine that is not regulated, over full speed. */
  readonly fixedRate: number;
  readonly isStaged: boolean;
  /** The ways that are asked about; left out for all. Their figures are the same either way. */
  readonly ways?: readonly ControlWay[];
}

export type RowFault = PowerFault | { readonly code: RunFault };

/** What a machine does for a load. */
export type RowOutcome =
  /** Nothing is to be moved, or gravity moves it: no power. */
  | { readonly status: "stands"; readonly isByGravity: boolean }
  | { readonly status: "cannot"; readonly fault: RowFault }
  | {
      readonly status: "runs";
      readonly running: number;
      /** Of one machine. */
      readonly point: RunningPoint;
      readonly chain: PowerChain;
      /** Of the machine, 0 to 1; `null` where its shaft is not known. */
      readonly efficiency: number | null;
      /** kW in the fluid that the load takes, without what is by-passed, and from the mains; of all that run. */
      readonly fluid: number;
      readonly input: number;
      /** kWh a year */
      readonly energy: number;
    };

export interface EnergyRow extends LoadRow {
  /** m³/h of the whole load. */
  readonly flow: number;
  readonly outcome: RowOutcome;
}

/** A year under one way of control. */
export interface YearlyEnergy {
  readonly way: ControlWay;
  readonly rows: readonly EnergyRow[];
  /** kWh of the rows that can be run; not of the year while `missing` is not 0. */
  readonly energy: number;
  /** Hours of the rows that have no figure, which no sum contains, and how many rows they are; one of no hours lacks nothing. */
  readonly missingHours: number;
  readonly missing: number;
  /** kWh in the fluid over kWh from the mains, 0 to 1; `null` where nothing runs. */
  readonly wireEfficiency: number | null;
}

export interface EnergyAnswer {
  readonly motor: EnergyMotorFacts | null;
  /** One for each way; a way that the machine does not take has the reason. */
  readonly ways: readonly { readonly way: ControlWay; readonly year: Result<YearlyEnergy, "no-law"> }[];
}

type Run = Result<RunningPoint, RunFault>;
/** A load, met hydraulically by each number of machines that may run. */
interface MetRow {
  readonly row: LoadRow;
  readonly flow: number;
  readonly isByGravity: boolean;
  readonly runs: readonly { readonly running: number; readonly run: Run }[];
}

/** The energy of a year, row by row, for all ways of control with the same motor. */
export function yearlyEnergy(question: EnergyQuestion): EnergyAnswer {
  const { ways = CONTROL_WAY_NAMES, ratedPower } = question;
  // Where no motor is stated its size rests on all of them.
  const considered = ratedPower === null ? CONTROL_WAY_NAMES : ways;
  const met = considered.map((way) => ({
    way,
    rows: way === "throttled" || question.machine.isScalable ? metRows(question, way) : null,
  }));
  const motor = motorOf(question, met);
  return {
    motor,
    ways: met
      .filter(({ way }) => ways.includes(way))
      .map(({ way, rows }) => ({
        way,
        year: rows === null ? fail("no-law") : { ok: true, value: yearOf(question, way, rows, motor) },
      })),
  };
}

function metRows(question: EnergyQuestion, way: ControlWay): MetRow[] {
  const { count, duty, isStaged, machine, fixedRate, leastRate } = question;
  const numbers = isStaged ? Array.from({ length: count }, (_, at) => at + 1) : [count];
  // What a way asks is one curve for all loads, and one for each number of machines.
  const control = way === "throttled" ? systemOf(duty) : controlCurve(way, duty);
  const shared = numbers.map((running) => ({ running, curve: sharedBy(control, running) }));
  return question.rows.map((row) => {
    const flow = row.share * duty.flow;
    const needed = systemValueAt(control, flow);
    const isByGravity = flow > 0 && needed <= 0;
    return {
      row,
      flow,
      isByGravity,
      runs:
        flow === 0 || isByGravity
          ? []
          : shared.map(({ running, curve }) => ({
              running,
              run:
                way === "throttled"
                  ? runThrottled(machine, flow / running, needed, fixedRate)
                  : runRegulated(machine, flow / running, curve, leastRate),
            })),
    };
  });
}

/**
 * What any way asks of one machine while all run, and full speed at the duty, decide the size where none is stated. A load
 * that no hour has is never run.
 */
function motorOf(
  question: EnergyQuestion,
  met: readonly { readonly rows: readonly MetRow[] | null }[],
): EnergyMotorFacts | null {
  const { machine, count, duty } = question;
  // A stated motor is taken whatever is asked of it.
  if (question.ratedPower !== null) return motorFor(question, 0);
  let greatest = Math.max(0, fullShaftPower(machine, duty.flow / count) ?? 0);
  for (const { row, runs } of met.flatMap(({ rows }) => rows ?? []))
    for (const { running, run } of row.hours > 0 ? runs : []) {
      const shaft = run.ok && running === count ? shaftPowerAt(machine, run.value) : null;
      if (shaft?.ok === true) greatest = Math.max(greatest, shaft.value);
    }
  return motorFor(question, greatest);
}

function yearOf(
  question: EnergyQuestion,
  way: ControlWay,
  met: readonly MetRow[],
  motor: EnergyMotorFacts | null,
): YearlyEnergy {
  const rows = met.map((each): EnergyRow => ({
    share: each.row.share,
    hours: each.row.hours,
    flow: each.flow,
    outcome: outcomeOf(question, way, each, motor),
  }));
  return { way, rows, ...sumRows(rows) };
}

/** Of several numbers the one with the least power from the mains; of equals the fewer. */
function outcomeOf(
  { machine, statedDrive, fixedRate }: EnergyQuestion,
  way: ControlWay,
  met: MetRow,
  motor: EnergyMotorFacts | null,
): RowOutcome {
  // Whatever serves as the reason is that of all machines running, which stands last.
  let best: RowOutcome = { status: "stands", isByGravity: met.isByGravity };
  const hasDrive = way !== "throttled" || fixedRate < FULL_RATE;
  for (const { running, run } of met.runs) {
    const found = poweredRun(machine, run, running, met, motor, hasDrive, statedDrive);
    const isBetter = best.status !== "runs" || (found.status === "runs" && found.input < best.input);
    if (isBetter) best = found;
  }
  return best;
}

function poweredRun(
  machine: EnergyMachine,
  run: Run,
  running: number,
  { row: { hours }, flow }: MetRow,
  motor: EnergyMotorFacts | null,
  hasDrive: boolean,
  statedDrive: number | null,
): RowOutcome {
  if (!run.ok) return { status: "cannot", fault: { code: run.code } };
  const chain = powerChain(machine, run.value, motor, hasDrive, statedDrive);
  if (!chain.ok) return { status: "cannot", fault: chain.fault };
  const input = running * chain.value.input;
  const point = run.value;
  const { shaft } = chain.value;
  return {
    status: "runs",
    running,
    point,
    chain: chain.value,
    efficiency: shaft === null ? null : fluidPower(machine, point.flow, point.value) / shaft,
    fluid: fluidPower(machine, flow, point.value),
    input,
    energy: input * hours,
  };
}
