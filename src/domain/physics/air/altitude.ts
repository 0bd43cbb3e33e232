import { pressure, type Pressure } from "../../base/units.ts";
import { STANDARD_PRESSURE } from "./standardPressure.ts";

/** Metres above sea level, both ends included: the range in which the formula is used. */
export const LOWEST_ALTITUDE = -500;
export const HIGHEST_ALTITUDE = 5000;

const [FALL, EXPONENT] = [2.25577e-5, 5.2559];

/**
 * Pressure of the standard atmosphere; ASHRAE Handbook Fundamentals, psychrometrics, eq. 3. Exactly the standard
 * pressure at 0 m.
 */
export const pressureAtAltitude = (altitude: number): Pressure =>
  pressure(STANDARD_PRESSURE * (1 - FALL * altitude) ** EXPONENT);

/** The altitude in m at which the standard atmosphere has this pressure. */
export const altitudeAtPressure = (total: Pressure): number =>
  (1 - (total / STANDARD_PRESSURE) ** (1 / EXPONENT)) / FALL;
