/**
 * Figures of a fan's duty that say which air it moves at the site: named like properties, though no product states them.
 * Altitude or barometric pressure, never both.
 */
export const AIR_CODE = {
  altitude: "siteAltitude",
  pressure: "siteAirPressure",
  temperature: "airTemperature",
  humidity: "airHumidity",
  lowest: "lowestAirTemperature",
} as const;
export type AirName = keyof typeof AIR_CODE;

const AIR_CODES: readonly string[] = Object.values(AIR_CODE);
export const isAirCode = (code: string): boolean => AIR_CODES.includes(code);
/** May lie below zero. */
export const isSignedAirCode = (code: string): boolean =>
  code === AIR_CODE.altitude || code === AIR_CODE.temperature || code === AIR_CODE.lowest;

/** What the figures of a duty say of the air; null where a figure is left out. */
export interface StatedAir {
  /** m */
  readonly altitude: number | null;
  /** kPa */
  readonly pressure: number | null;
  /** ℃ */
  readonly temperature: number | null;
  /** % */
  readonly humidity: number | null;
  /** ℃, the coldest air that the fan will ever move. */
  readonly lowest: number | null;
}

/** Where nothing is stated the air has this temperature: that of the standard air. */
export const STANDARD_TEMPERATURE = 20;
