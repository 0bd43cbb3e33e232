import type { ControlMethod, RunFault } from "./energyTerms.ts";
import { systemOf, systemValueAt, type DesignPoint } from "../../physics/curve/systemCurve.ts";
import { FULL_RATE } from "../../physics/curve/regulate.ts";
import { fail, ok, type Result } from "../../base/result.ts";
import {
  controlCurve,
  hasConverter,
  isEstimated,
  MET_METHODS,
  sharedBy,
  methodsOf,
  type MetMethod,
} from "./controlMethods.ts";
import { powerChain, shaftPowerAt } from "./electricPower.ts";
import { fluidPower, fullShaftPower, type EnergyMachine } from "./EnergyMachine.ts";
import { estimatedRows } from "./estimatedRows.ts";
import type { LoadRow } from "./LoadProfile.ts";
import { sumRows } from "./sumRows.ts";
import { motorFor, type EnergyMotorFacts, type MotorQuestion } from "./motorFor.ts";
import { runRegulated, runShort, runThrottled, type RunningPoint } from "./runAt.ts";
import { shortOf, type EnergyRow, type RowOutcome, type YearlyEnergy } from "./EnergyYear.ts";

/** The inputs for the energy of a year. */
export interface EnergyQuestion extends MotorQuestion {
  readonly machine: EnergyMachine;
  /** Number of equal machines that share the flow. */
  readonly count: number;
  /** Duty of all machines together, with the system. */
  readonly duty: DesignPoint;
  readonly rows: readonly LoadRow[];
  /** Efficiency of the converter from its maker, 0 to 1; `null` for typical figures. */
  readonly statedDrive: number | null;
  readonly leastRate: number;
  /** Speed of an unregulated machine, as a share of full speed. */
  readonly fixedRate: number;
  readonly isStaged: boolean;
  /** The kinds of control to compute; left out for all. This does not change their figures. */
  readonly methods?: readonly ControlMethod[];
}

export interface EnergyAnswer {
  readonly motor: EnergyMotorFacts | null;
  /** One for each kind of control, or the reason why the machine cannot have it. */
  readonly methods: readonly {
    readonly method: ControlMethod;
    readonly year: Result<YearlyEnergy, "no-law">;
  }[];
}

type Run = Result<RunningPoint, RunFault>;
/** A load, met hydraulically by each possible number of running machines. */
interface MetRow {
  readonly row: LoadRow;
  readonly flow: number;
  readonly isByGravity: boolean;
  readonly runs: readonly { readonly running: number; readonly run: Run }[];
}

/** The energy of a year, row by row, for all kinds of control with the same motor. */
export function yearlyEnergy(question: EnergyQuestion): EnergyAnswer {
  const { methods = methodsOf(question.machine.kind), ratedPower, machine } = question;
  // If no motor is stated, its size depends on all kinds of control.
  const considered =
    ratedPower === null ? MET_METHODS : MET_METHODS.filter((method) => methods.includes(method));
  const met = considered.map((method) => ({
    method,
    rows: method === "throttled" || machine.isScalable ? metRows(question, method) : null,
  }));
  const motor = motorOf(question, met);
  return {
    motor,
    methods: methodsOf(machine.kind)
      .filter((method) => methods.includes(method))
      .map((method) => {
        if (isEstimated(method))
          return {
            method,
            year: ok(summed(method, estimatedRows(question, method, fullRun(question, motor)))),
          };
        const rows = met.find((each) => each.method === method)?.rows ?? null;
        return { method, year: rows === null ? fail("no-law") : ok(yearOf(question, method, rows, motor)) };
      }),
  };
}

function metRows(question: EnergyQuestion, method: MetMethod): MetRow[] {
  const { count, duty, isStaged, machine, fixedRate, leastRate } = question;
  const numbers = isStaged ? Array.from({ length: count }, (_, at) => at + 1) : [count];
  // A kind of control has one control curve for all loads, and one for each number of machines.
  const control = method === "throttled" ? systemOf(duty) : controlCurve(method, duty);
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
          : shared.map(({ running, curve }) => {
              const each = flow / running;
              const [rate, run] =
                method === "throttled"
                  ? [fixedRate, runThrottled(machine, each, needed, fixedRate)]
                  : [FULL_RATE, runRegulated(machine, each, curve, leastRate)];
              return { running, run: run.ok ? run : runShort(machine, each, curve, rate, run) };
            }),
    };
  });
}

/**
 * If no motor is stated, its size follows from the greatest need of one machine under any kind of control while
 * all run, and at full speed at the duty. Loads of no hours are never run.
 */
function motorOf(
  question: EnergyQuestion,
  met: readonly { readonly rows: readonly MetRow[] | null }[],
): EnergyMotorFacts | null {
  const { machine, count, duty } = question;
  // A stated motor is used whatever power is needed.
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
  method: ControlMethod,
  met: readonly MetRow[],
  motor: EnergyMotorFacts | null,
): YearlyEnergy {
  return summed(
    method,
    met.map((each): EnergyRow => ({
      share: each.row.share,
      hours: each.row.hours,
      flow: each.flow,
      outcome: outcomeOf(question, method, each, motor),
    })),
  );
}

/** All machines at the design flow and a fixed speed. */
function fullRun(question: EnergyQuestion, motor: EnergyMotorFacts | null): RowOutcome {
  const [design] = metRows({ ...question, rows: [{ share: 1, hours: 0 }], isStaged: false }, "throttled");
  // Exactly one load was asked.
  return outcomeOf(question, "throttled", design!, motor);
}

function summed(method: ControlMethod, rows: readonly EnergyRow[]): YearlyEnergy {
  const shortfall = rows.reduce(
    (most, { hours, outcome }) =>
      hours > 0 && outcome.status === "runs" ? Math.max(most, outcome.shortfall) : most,
    0,
  );
  return { method, rows, shortfall, ...sumRows(rows) };
}

type Runs = Extract<RowOutcome, { readonly status: "runs" }>;

/**
 * Whether one solution is better than another: first the one that gives more of the load, then the one with less
 * power.
 */
const isBetter = (found: Runs, best: Runs): boolean =>
  found.shortfall === best.shortfall ? found.input < best.input : found.shortfall < best.shortfall;

/**
 * The best number of running machines: the least power from the mains among those that meet the load; of equals
 * the fewer machines.
 */
function outcomeOf(
  { machine, statedDrive, fixedRate }: EnergyQuestion,
  method: ControlMethod,
  met: MetRow,
  motor: EnergyMotorFacts | null,
): RowOutcome {
  // If nothing runs, the reason shown is that of all machines running, which comes last.
  let best: RowOutcome = { status: "stands", isByGravity: met.isByGravity };
  const hasDrive = hasConverter(method, fixedRate);
  for (const { running, run } of met.runs) {
    const found = poweredRun(machine, run, running, met, motor, hasDrive, statedDrive);
    if (best.status !== "runs" || (found.status === "runs" && isBetter(found, best))) best = found;
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
  const shortfall = shortOf(running * point.flow, flow);
  return {
    status: "runs",
    running,
    point,
    chain: chain.value,
    efficiency: shaft === null ? null : fluidPower(machine, point.flow, point.value) / shaft,
    fluid: fluidPower(machine, flow * (1 - shortfall), point.value),
    input,
    energy: input * hours,
    shortfall,
  };
}
