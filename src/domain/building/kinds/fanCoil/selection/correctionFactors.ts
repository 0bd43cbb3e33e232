import type { Temperature } from "../../../../base/units.ts";
import type { EnteringAir } from "./EnteringAir.ts";
import type { RatedState } from "./FanCoil.ts";
import { SEA_LEVEL, type SiteAir } from "./SiteAir.ts";

/**
 * 1/K; how total cooling grows with the entering wet bulb and with the supply water beyond their difference.
 * The design handbooks' form for constant water flow; its two figures are still to be verified against makers' tables.
 */
const PER_WET_BULB = 0.02;
const PER_WATER = 0.0167;

/**
 * Total cooling of a wet coil over its rated total:
 * [(t_s' − t_w')/(t_s − t_w)]·e^{m(t_s' − t_s)}·e^{p(t_w' − t_w)}. Not positive with water at or above the wet bulb.
 * At a height it is as a dry coil's, but what drives a wet one is enthalpy, of which thinner air holds more at the same bulbs;
 * never more than at the sea, for the water carries it away no better.
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

/** Cooling of a dry coil over the rated sensible cooling: (t_a' − t_w')/(t_a − t_w). 0: the water cannot cool. */
export const dryFactor = (rated: RatedState, air: EnteringAir, water: Temperature): number =>
  Math.max(0, (air.dryBulb - water) / (rated.coolingDryBulb - rated.coolingWater)) * air.site.dryCapacity;

/** Heating over the rated heating: (t_w' − t_a')/(t_w − t_a). 0: the water cannot heat. */
export const heatingFactor = (
  rated: RatedState,
  dryBulb: Temperature,
  water: Temperature,
  site: SiteAir,
): number => Math.max(0, (water - dryBulb) / (rated.heatingWater - rated.heatingDryBulb)) * site.dryCapacity;
