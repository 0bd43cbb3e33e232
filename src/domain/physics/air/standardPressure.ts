import { pressure } from "../../base/units.ts";

/** Sea level, where the project gives no other. */
export const STANDARD_PRESSURE = pressure(101_325);
