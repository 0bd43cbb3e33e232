import { ZERO_CELSIUS, type Pressure, type Temperature } from "../../base/units.ts";
import { STANDARD_PRESSURE } from "./standardPressure.ts";

/** J/(kg·K), gas constant of dry air; ASHRAE Handbook Fundamentals, psychrometrics, eq. 1. */
const DRY_AIR_GAS_CONSTANT = 287.042;

/** Specific volume of dry air as a perfect gas, m³/kg. */
export const dryAirVolume = (t: Temperature, total: Pressure = STANDARD_PRESSURE): number =>
  (DRY_AIR_GAS_CONSTANT * (t + ZERO_CELSIUS)) / total;

/** Density of dry air, kg/m³. */
export const dryAirDensity = (t: Temperature, total: Pressure = STANDARD_PRESSURE): number =>
  1 / dryAirVolume(t, total);
