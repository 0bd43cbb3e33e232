import { highestCrossing } from "../curve/operatingPoint.ts";
import { FULL_RATE } from "../curve/regulate.ts";
import { systemValueAt, throughOrigin, type SystemCurve } from "../curve/systemCurve.ts";
import { valueOrNaN } from "../curve/valueAt.ts";
import { fail, ok, type Result } from "../result.ts";
import { resistance } from "../units.ts";
import type { EnergyMachine } from "./EnergyMachine.ts";

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

/** Why it cannot: too weak at full speed, or outside what was measured. */
export type RunFault = "row-unmet" | "out-of-range";
type Run = Result<RunningPoint, RunFault>;

/** What rounding may add to a speed or take from a pressure: a duty on the curve is met. */
const ROUNDING = 1e-9;

/**
 * One machine at one speed, its surplus taken by a valve.
 *
 * @param needed Pa or m that the system asks at this flow
 */
export function runThrottled({ pressure }: EnergyMachine, q: number, needed: number, rate: number): Run {
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
  const similar = highestCrossing(pressure, throughOrigin(resistance(value / (q * q))));
  if (!Number.isNaN(similar)) {
    const rate = q / similar;
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

/** r²·h(x) = Y_s + K·(r·x)ⁿ, solved for the flow x of full speed. */
function runAtLeast({ pressure }: EnergyMachine, control: SystemCurve, rate: number): Run {
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
    isBypassed: true,
  });
}
