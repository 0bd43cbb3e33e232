import type { Temperature } from "../../units.ts";
import type { EnteringAir } from "./EnteringAir.ts";
import type { RatedState } from "./FanCoil.ts";

/**
 * 1/K; how total cooling grows with the entering wet bulb and with the supply water beyond their difference.
 * The design handbooks' form for constant water flow; its two figures are still to be verified against makers' tables.
 */
const PER_WET_BULB = 0.02;
const PER_WATER = 0.0167;

/**
 * Total cooling of a wet coil over its rated total:
 * [(t_s' − t_w')/(t_s − t_w)]·e^{m(t_s' − t_s)}·e^{p(t_w' − t_w)}. Not positive with water at or above the wet bulb.
 */
export const wetFactor = (rated: RatedState, air: EnteringAir, water: Temperature): number =>
  ((air.wetBulb - water) / (rated.coolingWetBulb - rated.coolingWater)) *
  Math.exp(PER_WET_BULB * (air.wetBulb - rated.coolingWetBulb) + PER_WATER * (water - rated.coolingWater));

/** Cooling of a dry coil over the rated sensible cooling: (t_a' − t_w')/(t_a − t_w). 0: the water cannot cool. */
export const dryFactor = (rated: RatedState, air: EnteringAir, water: Temperature): number =>
  Math.max(0, (air.dryBulb - water) / (rated.coolingDryBulb - rated.coolingWater));

/** Heating over the rated heating: (t_w' − t_a')/(t_w − t_a). 0: the water cannot heat. */
export const heatingFactor = (rated: RatedState, dryBulb: Temperature, water: Temperature): number =>
  Math.max(0, (water - dryBulb) / (rated.heatingWater - rated.heatingDryBulb));
