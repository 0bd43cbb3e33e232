import { pressure, type Pressure } from "../../base/units.ts";
import { STANDARD_PRESSURE } from "./standardPressure.ts";

/** m above the sea, both ends included: as far as the formula is used. */
export const LOWEST_ALTITUDE = -500;
export const HIGHEST_ALTITUDE = 5000;

const [FALL, EXPONENT] = [2.25577e-5, 5.2559];

/** Pressure of the standard atmosphere; ASHRAE Handbook Fundamentals, psychrometrics, eq. 3. At 0 m the standard one exactly. */
export const pressureAtAltitude = (altitude: number): Pressure =>
  pressure(STANDARD_PRESSURE * (1 - FALL * altitude) ** EXPONENT);

/** m at which the standard atmosphere has a pressure. */
export const altitudeAtPressure = (total: Pressure): number =>
  (1 - (total / STANDARD_PRESSURE) ** (1 / EXPONENT)) / FALL;
