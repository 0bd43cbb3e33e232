import { pressureAtAltitude } from "../../../../physics/air/altitude.ts";
import { SATURATED_AT_SEA_LEVEL, SaturatedAir } from "../../../../physics/air/saturatedAir.ts";
import { STANDARD_PRESSURE } from "../../../../physics/air/standardPressure.ts";
import type { Pressure } from "../../../../base/units.ts";

/** What the height of a building makes of the air in it. */
export interface SiteAir {
  readonly pressure: Pressure;
  /** Of the air's density over that at sea level: a fan moves the same volume at any height, so its mass is this share. */
  readonly density: number;
  /** Dry heat that a coil passes on over that at sea level. */
  readonly dryCapacity: number;
  readonly saturated: SaturatedAir;
}

/**
 * Capacity over air flow, as between the speeds of a unit: less mass by height is taken for less mass by speed.
 * Not measured at a height: to be verified against makers' tables.
 */
const EXPONENT = 0.75;

export const SEA_LEVEL: SiteAir = {
  pressure: STANDARD_PRESSURE,
  density: 1,
  dryCapacity: 1,
  saturated: SATURATED_AT_SEA_LEVEL,
};

/** Air at so many metres above the sea; `undefined` is not stated, and taken for sea level. */
export function siteAir(altitude: number | undefined): SiteAir {
  if (altitude === undefined || altitude === 0) return SEA_LEVEL;
  const pressure = pressureAtAltitude(altitude);
  const density = pressure / STANDARD_PRESSURE;
  return { pressure, density, dryCapacity: density ** EXPONENT, saturated: new SaturatedAir(pressure) };
}
