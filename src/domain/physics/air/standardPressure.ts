import { pressure } from "../../base/units.ts";

/** Pressure at sea level, used where the project states no other. */
export const STANDARD_PRESSURE = pressure(101_325);
