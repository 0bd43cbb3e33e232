import { estimated } from "../../base/marked.ts";
import { flow, SECONDS_PER_HOUR, type Flow } from "../../base/units.ts";
import type { LiquidMedium } from "../../physics/pipe/medium.ts";

const KILO = 1000;

/** Heat of 1 m³/h at a difference of 1 K, in W/K: kW = this · q · ΔT / 1000 */
const wattsPerKelvin = ({ density, specificHeat }: LiquidMedium): number =>
  (density * specificHeat) / SECONDS_PER_HOUR;

/**
 * q = Q·1000·3600/(ρ·c_p·ΔT), m³/h, with properties at the mean temperature.
 *
 * @param load kW
 * @param difference K
 */
export const flowForLoad = (load: number, difference: number, medium: LiquidMedium): Flow =>
  flow((load * KILO) / (wattsPerKelvin(medium) * difference));

/** ΔT = Q/(ρ·c_p·q) of a flow with a load, K */
export const temperatureDifference = (load: number, q: number, medium: LiquidMedium): number =>
  (load * KILO) / (wattsPerKelvin(medium) * q);

/** Loss of a unit without a stated one, Pa; makers state 20 to 50 kPa. */
export const UNSTATED_LOSS = estimated(30_000, "未注明水阻的末端按 30 kPa 估算");
/** Range of flow, as a share of the rated one, in which the loss follows the square: a convention */
const SQUARE_RANGE = { least: 0.5, most: 1.2 } as const;

/** Δp = Δp_r·(q/q_r)², Pa; null outside 0.5 … 1.2 of the rated flow. */
export function unitLoss(rated: number, q: number, ratedFlow: number): number | null {
  const share = q / ratedFlow;
  return share >= SQUARE_RANGE.least && share <= SQUARE_RANGE.most ? rated * share * share : null;
}

/** Least share of the stated flow at which the shown capacity is valid */
const LEAST_SHARE = 0.9;
export const givesCapacity = (q: number, stated: number): boolean => q >= LEAST_SHARE * stated;

/** Share of the design ΔT below which `low-delta-t` is reported */
const LOW_DIFFERENCE = 0.9;
export const isLowDifference = (found: number, design: number): boolean => found < LOW_DIFFERENCE * design;
