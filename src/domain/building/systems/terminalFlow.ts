import { estimated } from "../../base/marked.ts";
import { flow, SECONDS_PER_HOUR, type Flow } from "../../base/units.ts";
import type { LiquidMedium } from "../../physics/pipe/medium.ts";

const KILO = 1000;

/** J/K carried by 1 m³/h in an hour, over 3600: kW = this · q · ΔT / 1000. */
const wattsPerKelvin = ({ density, specificHeat }: LiquidMedium): number =>
  (density * specificHeat) / SECONDS_PER_HOUR;

/**
 * q = Q·1000·3600/(ρ·c_p·ΔT), m³/h, properties at the mean temperature.
 *
 * @param load kW
 * @param difference K
 */
export const flowForLoad = (load: number, difference: number, medium: LiquidMedium): Flow =>
  flow((load * KILO) / (wattsPerKelvin(medium) * difference));

/** ΔT = Q/(ρ·c_p·q), K, that a flow takes on with a load. */
export const temperatureDifference = (load: number, q: number, medium: LiquidMedium): number =>
  (load * KILO) / (wattsPerKelvin(medium) * q);

/** Loss of a unit whose maker states none, Pa; 20 to 50 kPa were read. */
export const UNSTATED_LOSS = estimated(30_000, "未注明水阻的末端按 30 kPa 估算");
/** Between these shares of its rated flow a unit's loss follows the square: a convention. */
const SQUARE_RANGE = { least: 0.5, most: 1.2 } as const;

/** Δp = Δp_r·(q/q_r)², Pa; null outside 0.5 … 1.2 of the rated flow. */
export function unitLoss(rated: number, q: number, ratedFlow: number): number | null {
  const share = q / ratedFlow;
  return share >= SQUARE_RANGE.least && share <= SQUARE_RANGE.most ? rated * share * share : null;
}

/** A flow below this share of the stated one no longer gives the capacity shown. */
const LEAST_SHARE = 0.9;
export const givesCapacity = (q: number, stated: number): boolean => q >= LEAST_SHARE * stated;

/** How far below the design a system's ΔT may lie before `low-delta-t` is said. */
const LOW_DIFFERENCE = 0.9;
export const isLowDifference = (found: number, design: number): boolean => found < LOW_DIFFERENCE * design;
