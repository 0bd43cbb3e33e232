import type { Temperature } from "../../../../base/units.ts";
import type { EnteringAir } from "./EnteringAir.ts";
import type { RatedState } from "./FanCoil.ts";
import { SEA_LEVEL, type SiteAir } from "./SiteAir.ts";

/**
 * 1/K; growth of total cooling with the entering wet bulb and with the supply water, beyond their difference. The
 * form of design handbooks for constant water flow; both figures are to be verified against makers' tables.
 */
const PER_WET_BULB = 0.02;
const PER_WATER = 0.0167;

/**
 * Total cooling of a wet coil relative to its rated total: [(t_s' − t_w')/(t_s − t_w)]·e^{m(t_s' − t_s)}·e^{p(t_w'
 * − t_w)}. Not positive with water at or above the wet bulb. At altitude it changes like a dry coil, but a wet
 * coil is driven by enthalpy, of which thinner air has more at the same bulb temperatures; never more than at sea
 * level, because the water removes heat no better.
 */
export const wetFactor = (rated: RatedState, air: EnteringAir, water: Temperature): number =>
  ((air.wetBulb - water) / (rated.coolingWetBulb - rated.coolingWater)) *
  Math.exp(PER_WET_BULB * (air.wetBulb - rated.coolingWetBulb) + PER_WATER * (water - rated.coolingWater)) *
  wetShare(air, water);

function wetShare({ wetBulb, site }: EnteringAir, water: Temperature): number {
  if (site === SEA_LEVEL || wetBulb === water) return 1;
  const driving = ({ saturated }: SiteAir) => saturated.enthalpy(wetBulb) - saturated.enthalpy(water);
  return Math.min(1, (site.dryCapacity * driving(site)) / driving(SEA_LEVEL));
}

/**
 * Cooling of a dry coil relative to rated sensible cooling: (t_a' − t_w')/(t_a − t_w). 0 if the water cannot cool.
 */
export const dryFactor = (rated: RatedState, air: EnteringAir, water: Temperature): number =>
  Math.max(0, (air.dryBulb - water) / (rated.coolingDryBulb - rated.coolingWater)) * air.site.dryCapacity;

/** Heating relative to rated heating: (t_w' − t_a')/(t_w − t_a). 0 if the water cannot heat. */
export const heatingFactor = (
  rated: RatedState,
  dryBulb: Temperature,
  water: Temperature,
  site: SiteAir,
): number => Math.max(0, (water - dryBulb) / (rated.heatingWater - rated.heatingDryBulb)) * site.dryCapacity;
