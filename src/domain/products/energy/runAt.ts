import type { RunFault } from "./energyTerms.ts";
import { highestCrossing } from "../../physics/curve/operatingPoint.ts";
import { FULL_RATE } from "../../physics/curve/regulate.ts";
import { steadyRate } from "../../physics/curve/speedLimits.ts";
import { systemValueAt, throughOrigin, type SystemCurve } from "../../physics/curve/systemCurve.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { fail, ok, type Result } from "../../base/result.ts";
import { resistance } from "../../base/units.ts";
import { machineAt, type EnergyMachine } from "./EnergyMachine.ts";

/** Where one machine runs for a load. */
export interface RunningPoint {
  /** m³/h through the machine; more than the load takes where the rest is by-passed. */
  readonly flow: number;
  /** Pa or m that it makes. */
  readonly value: number;
  /** Over full speed. */
  readonly rate: number;
  /** m³/h at which its curves of full speed are read: flow over rate. */
  readonly similar: number;
  /** It stands at its least speed, and what it gives too much flows back. */
  readonly isBypassed: boolean;
}

type Run = Result<RunningPoint, RunFault>;

/** What rounding may add to a speed or take from a pressure: a duty on the curve is met. */
const ROUNDING = 1e-9;

/**
 * One machine at one speed, its surplus taken by a valve.
 *
 * @param needed Pa or m that the system asks at this flow
 */
export function runThrottled(machine: EnergyMachine, q: number, needed: number, rate: number): Run {
  const { pressure } = machineAt(machine, rate);
  const similar = withinRounding(q / rate, pressure.first, pressure.last);
  const value = rate * rate * valueOrNaN(pressure, similar);
  if (Number.isNaN(value)) return fail("out-of-range");
  return value >= needed * (1 - ROUNDING)
    ? ok({ flow: q, value, rate, similar, isBypassed: false })
    : fail("row-unmet");
}

const withinRounding = (q: number, first: number, last: number): number =>
  q > last && q <= last * (1 + ROUNDING) ? last : q < first && q >= first * (1 - ROUNDING) ? first : q;

/**
 * One machine that follows a control curve: its speed r is q over the flow where the similarity parabola through the point
 * of the control curve meets the curve of full speed, never beyond what was measured there. Where r would fall below the
 * least it stays on the control curve at that speed, and the surplus is by-passed.
 */
export function runRegulated(
  machine: EnergyMachine,
  q: number,
  control: SystemCurve,
  leastRate: number,
): Run {
  const { pressure } = machine;
  const value = systemValueAt(control, q);
  const parabola = throughOrigin(resistance(value / (q * q)));
  const rate = steadyRate(
    // Slower than the least it does not run, and faster than full speed neither.
    (at) =>
      q /
      highestCrossing(machineAt(machine, Math.min(Math.max(at, leastRate), FULL_RATE)).pressure, parabola),
  );
  if (!Number.isNaN(rate)) {
    const similar = q / rate;
    if (rate > FULL_RATE + ROUNDING) return fail("row-unmet");
    if (rate < leastRate * (1 - ROUNDING)) return runAtLeast(machine, control, leastRate);
    return ok({
      flow: q,
      value,
      rate: Math.min(rate, FULL_RATE),
      similar,
      isBypassed: false,
    });
  }
  const atLast = valueOrNaN(pressure, pressure.last);
  // The parabola passes below the last point: the similar flow lies beyond it, and the speed below q over it.
  if (value * (pressure.last / q) ** 2 < atLast)
    return q / pressure.last <= leastRate ? runAtLeast(machine, control, leastRate) : fail("out-of-range");
  const isMeasured = q >= pressure.first && q <= pressure.last;
  return fail(isMeasured ? "row-unmet" : "out-of-range");
}

/** At its least speed it gives what it gives there, and the surplus flows back. */
const runAtLeast = (machine: EnergyMachine, control: SystemCurve, rate: number): Run =>
  runOn(machine, control, rate, true);

/** How much less than a load a machine may give and still run for it: what a search lets pass. */
const MOST_SHORT = 0.1;

/**
 * One machine that is too weak for a load at the greatest speed that it has: where it meets the curve of the load there, unless that
 * is more than a tenth short of it. `failed` says why it cannot give the load whole.
 */
export function runShort(
  machine: EnergyMachine,
  q: number,
  control: SystemCurve,
  rate: number,
  failed: Run,
): Run {
  const met = runOn(machine, control, rate, false);
  return met.ok && met.value.flow >= q * (1 - MOST_SHORT - ROUNDING) && met.value.flow <= q ? met : failed;
}

/** r²·h(x) = Y_s + K·(r·x)ⁿ, solved for the flow x of full speed. */
function runOn(machine: EnergyMachine, control: SystemCurve, rate: number, isBypassed: boolean): Run {
  const { pressure } = machineAt(machine, rate);
  const { staticValue, k, exponent } = control;
  const atLeast = {
    staticValue: staticValue / rate ** 2,
    k: resistance(k * rate ** (exponent - 2)),
    exponent,
  };
  const similar = highestCrossing(pressure, atLeast);
  if (Number.isNaN(similar)) return fail("out-of-range");
  return ok({
    flow: rate * similar,
    value: rate ** 2 * systemValueAt(atLeast, similar),
    rate,
    similar,
    isBypassed,
  });
}
