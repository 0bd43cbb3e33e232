import {
  enthalpy,
  humidityRatio,
  temperature,
  type Enthalpy,
  type HumidityRatio,
  type Temperature,
} from "../../base/units.ts";

/**
 * kJ/(kg·K) of dry air and of water vapour; heat of evaporation at 0 ℃ in kJ/kg. ASHRAE Handbook Fundamentals, eq.
 * 30.
 */
const DRY_AIR_HEAT = 1.006;
export const VAPOUR_HEAT = 1.86;
export const EVAPORATION_HEAT = 2501;

/**
 * Enthalpy of moist air per kg of its dry air, relative to dry air and water at 0 ℃: h = 1.006·t + W·(2501 +
 * 1.86·t).
 */
export const moistAirEnthalpy = (t: Temperature, w: HumidityRatio): Enthalpy =>
  enthalpy(DRY_AIR_HEAT * t + w * (EVAPORATION_HEAT + VAPOUR_HEAT * t));

/** The dry bulb of air with this enthalpy and humidity ratio. */
export const dryBulbOfEnthalpy = (h: Enthalpy, w: HumidityRatio): Temperature =>
  temperature((h - EVAPORATION_HEAT * w) / moistAirHeat(w));

/** The humidity ratio of air with this enthalpy and dry bulb. */
export const humidityRatioOfEnthalpy = (h: Enthalpy, t: Temperature): HumidityRatio =>
  humidityRatio((h - DRY_AIR_HEAT * t) / (EVAPORATION_HEAT + VAPOUR_HEAT * t));

/** Specific heat of moist air per kg of its dry air, kJ/(kg·K). */
export const moistAirHeat = (w: HumidityRatio): number => DRY_AIR_HEAT + VAPOUR_HEAT * w;
