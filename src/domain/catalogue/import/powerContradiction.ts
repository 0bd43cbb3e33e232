import type { CurveQuantity } from "../../curve/curveQuantities.ts";
import type { FittedCurve } from "../../curve/FittedCurve.ts";
import { airPower, hydraulicPower } from "../../curve/power.ts";
import { valueOrNaN } from "../../curve/valueAt.ts";
import { flow, head, pressure, type Power } from "../../units.ts";

/** The three quantities that shaft power ties together, N = fluid power/η. */
export interface PowerTriple {
  readonly lift: CurveQuantity;
  readonly efficiency: CurveQuantity;
  /** kW in the fluid at a flow (m³/h) and a pressure (Pa) or head (m). */
  readonly fluidPower: (flow: number, lift: number) => Power;
}

const air = (q: number, p: number) => airPower(flow(q), pressure(p));
const water = (q: number, h: number) => hydraulicPower(flow(q), head(h));

export const POWER_TRIPLES: readonly PowerTriple[] = [
  { lift: "totalPressure", efficiency: "totalPressureEfficiency", fluidPower: air },
  { lift: "staticPressure", efficiency: "staticPressureEfficiency", fluidPower: air },
  { lift: "head", efficiency: "efficiency", fluidPower: water },
];

/** Shares of the stated shaft power by which the other two may contradict it. */
export const WARN_OVER = 0.05;
export const REFUSE_OVER = 0.12;
/** %. Near no flow, efficiency and power in the fluid are a few printed digits: their ratio says nothing. */
const LEAST_EFFICIENCY = 10;

const WHOLE = 100;

/**
 * By which share of the stated shaft power Q·P/η contradicts it at worst, over the flows (m³/h) where efficiency
 * was measured and all three have a value; 0 where there is none.
 */
export function powerContradiction(
  { fluidPower }: PowerTriple,
  flows: readonly number[],
  lift: FittedCurve,
  efficiency: FittedCurve,
  shaftPower: FittedCurve,
): number {
  let worst = 0;
  for (const q of flows) {
    const eta = valueOrNaN(efficiency, q);
    const stated = valueOrNaN(shaftPower, q);
    const needed = (fluidPower(q, valueOrNaN(lift, q)) * WHOLE) / eta;
    // Out of the range of one of them the difference is NaN, and no contradiction.
    if (eta >= LEAST_EFFICIENCY && stated > 0)
      worst = Math.max(worst, Math.abs(needed - stated) / stated || 0);
  }
  return worst;
}
