import {
  enthalpy,
  humidityRatio,
  temperature,
  type Enthalpy,
  type HumidityRatio,
  type Temperature,
} from "../../base/units.ts";

/** kJ/(kg·K) of dry air and of water vapour; kJ/kg to evaporate at 0 ℃. ASHRAE Handbook Fundamentals, eq. 30. */
const DRY_AIR_HEAT = 1.006;
export const VAPOUR_HEAT = 1.86;
export const EVAPORATION_HEAT = 2501;

/** Enthalpy of moist air per kg of its dry air, above dry air and water at 0 ℃: h = 1.006·t + W·(2501 + 1.86·t). */
export const moistAirEnthalpy = (t: Temperature, w: HumidityRatio): Enthalpy =>
  enthalpy(DRY_AIR_HEAT * t + w * (EVAPORATION_HEAT + VAPOUR_HEAT * t));

/** The dry bulb that air of this enthalpy and humidity ratio has. */
export const dryBulbOfEnthalpy = (h: Enthalpy, w: HumidityRatio): Temperature =>
  temperature((h - EVAPORATION_HEAT * w) / moistAirHeat(w));

/** The humidity ratio that air of this enthalpy and dry bulb has. */
export const humidityRatioOfEnthalpy = (h: Enthalpy, t: Temperature): HumidityRatio =>
  humidityRatio((h - DRY_AIR_HEAT * t) / (EVAPORATION_HEAT + VAPOUR_HEAT * t));

/** Specific heat of moist air per kg of its dry air, kJ/(kg·K). */
export const moistAirHeat = (w: HumidityRatio): number => DRY_AIR_HEAT + VAPOUR_HEAT * w;
