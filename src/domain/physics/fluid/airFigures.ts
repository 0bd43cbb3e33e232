/**
 * Codes of the figures of a fan's duty that describe the air at the site. They are named like properties, though
 * no product has them. Altitude or barometric pressure, never both.
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
/** Whether the figure may be negative. */
export const isSignedAirCode = (code: string): boolean =>
  code === AIR_CODE.altitude || code === AIR_CODE.temperature || code === AIR_CODE.lowest;

/** The air as the figures of a duty state it; null for a figure that is left out. */
export interface StatedAir {
  /** m */
  readonly altitude: number | null;
  /** kPa */
  readonly pressure: number | null;
  /** ℃ */
  readonly temperature: number | null;
  /** % */
  readonly humidity: number | null;
  /** ℃; the coldest air that the fan will ever move. */
  readonly lowest: number | null;
}

/** Temperature of the standard air, used where none is stated. */
export const STANDARD_TEMPERATURE = 20;
