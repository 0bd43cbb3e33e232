import { pressureAtAltitude } from "../../../../physics/air/altitude.ts";
import { SATURATED_AT_SEA_LEVEL, SaturatedAir } from "../../../../physics/air/saturatedAir.ts";
import { STANDARD_PRESSURE } from "../../../../physics/air/standardPressure.ts";
import type { Pressure } from "../../../../base/units.ts";

/** The effect of a building's altitude on its air. */
export interface SiteAir {
  readonly pressure: Pressure;
  /**
   * Air density relative to sea level. A fan moves the same volume at any altitude, so this is also the mass
   * ratio.
   */
  readonly density: number;
  /** Dry heat transfer of a coil relative to sea level. */
  readonly dryCapacity: number;
  readonly saturated: SaturatedAir;
}

/**
 * Exponent of capacity over air flow, as between the speeds of a unit: less mass at altitude is treated like less
 * mass at lower speed. Not measured at altitude; to be verified against makers' tables.
 */
const EXPONENT = 0.75;

export const SEA_LEVEL: SiteAir = {
  pressure: STANDARD_PRESSURE,
  density: 1,
  dryCapacity: 1,
  saturated: SATURATED_AT_SEA_LEVEL,
};

/** The air at an altitude, m above sea level; `undefined` is taken as sea level. */
export function siteAir(altitude: number | undefined): SiteAir {
  if (altitude === undefined || altitude === 0) return SEA_LEVEL;
  const pressure = pressureAtAltitude(altitude);
  const density = pressure / STANDARD_PRESSURE;
  return { pressure, density, dryCapacity: density ** EXPONENT, saturated: new SaturatedAir(pressure) };
}
