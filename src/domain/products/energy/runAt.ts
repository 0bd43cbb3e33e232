import type { RunFault } from "./energyTerms.ts";
import { highestCrossing } from "../../physics/curve/operatingPoint.ts";
import { FULL_RATE } from "../../physics/curve/regulate.ts";
import { steadyRate } from "../../physics/curve/speedLimits.ts";
import { systemValueAt, throughOrigin, type SystemCurve } from "../../physics/curve/systemCurve.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { fail, ok, type Result } from "../../base/result.ts";
import { resistance } from "../../base/units.ts";
import { machineAt, type EnergyMachine } from "./EnergyMachine.ts";

/** Operating state of one machine at a load. */
export interface RunningPoint {
  /** m³/h through the machine; more than the load needs if the rest is by-passed. */
  readonly flow: number;
  /** Pressure in Pa or head in m that it gives. */
  readonly value: number;
  /** Share of full speed. */
  readonly rate: number;
  /** m³/h at which its full-speed curves are read: flow divided by speed ratio. */
  readonly similar: number;
  /** It runs at its least speed, and the surplus flows back. */
  readonly isBypassed: boolean;
}

type Run = Result<RunningPoint, RunFault>;

/** Rounding tolerance for speeds and pressures: a duty that lies on the curve is met. */
const ROUNDING = 1e-9;

/**
 * One machine at one speed, with its surplus throttled by a valve.
 *
 * @param needed pressure in Pa or head in m that the system needs at this flow
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
 * One machine that follows a control curve. Its speed ratio r is q divided by the flow at which the similarity
 * parabola through the point of the control curve meets the full-speed curve, within the measured range. If r
 * falls below the least speed, the machine runs on the control curve at that speed and by-passes the surplus.
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
    // It runs neither below the least speed nor above full speed.
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
  // The parabola passes below the last point, so the similar flow lies beyond the measured range. The speed is
  // then below q divided by the last flow.
  if (value * (pressure.last / q) ** 2 < atLast)
    return q / pressure.last <= leastRate ? runAtLeast(machine, control, leastRate) : fail("out-of-range");
  const isMeasured = q >= pressure.first && q <= pressure.last;
  return fail(isMeasured ? "row-unmet" : "out-of-range");
}

/** At its least speed the machine gives more than needed, and the surplus flows back. */
const runAtLeast = (machine: EnergyMachine, control: SystemCurve, rate: number): Run =>
  runOn(machine, control, rate, true);

/**
 * Greatest share of a load that may be missing while the machine still counts as running for it; searches accept
 * the same.
 */
const MOST_SHORT = 0.1;

/**
 * A machine that is too weak for a load at its greatest speed: its point on the load's control curve, unless more
 * than a tenth is missing. `failed` says why it cannot meet the whole load.
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

/** Solves r²·h(x) = Y_s + K·(r·x)ⁿ for the flow x at full speed. */
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
