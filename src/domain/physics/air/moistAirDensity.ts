import type { Density, HumidityRatio, Pressure, Temperature } from "../../base/units.ts";
import { density } from "../../base/units.ts";
import { dryAirVolume } from "./dryAirVolume.ts";

/** Molar mass of dry air over that of water, as given in ASHRAE Handbook Fundamentals, psychrometrics, eq. 26. */
export const VAPOUR_VOLUME = 1.607858;

/** Density of moist air, kg/m³: ρ = p·(1 + W)/(287.042·T·(1 + 1.607858·W)). */
export const moistAirDensity = (t: Temperature, w: HumidityRatio, total: Pressure): Density =>
  density((1 + w) / (dryAirVolume(t, total) * (1 + VAPOUR_VOLUME * w)));
