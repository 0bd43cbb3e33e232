import { temperature } from "../../../../base/units.ts";
import type { RatedState } from "./FanCoil.ts";

/** Rated conditions of GB/T 19232: the state of a product that states none of its own. */
export const STANDARD_RATED_STATE: RatedState = {
  coolingDryBulb: temperature(27),
  coolingWetBulb: temperature(19.5),
  coolingWater: temperature(7),
  heatingDryBulb: temperature(21),
  heatingWater: temperature(60),
};
