import { temperature, type Temperature } from "../../../../base/units.ts";
import { PROPERTY, type PropertyCode } from "../../../../catalogue/properties.ts";
import type { RatedState } from "./FanCoil.ts";

/** Rated conditions of GB/T 19232: the state of a product that states none of its own. */
export const STANDARD_RATED_STATE: RatedState = {
  coolingDryBulb: temperature(27),
  coolingWetBulb: temperature(19.5),
  coolingWater: temperature(7),
  heatingDryBulb: temperature(21),
  heatingWater: temperature(60),
};

/** Its properties, by the temperature they state. */
export const RATED_STATE_PROPERTIES = {
  coolingDryBulb: PROPERTY.ratedCoolingDryBulb,
  coolingWetBulb: PROPERTY.ratedCoolingWetBulb,
  coolingWater: PROPERTY.ratedCoolingWater,
  heatingDryBulb: PROPERTY.ratedHeatingDryBulb,
  heatingWater: PROPERTY.ratedHeatingWater,
} as const satisfies Record<keyof RatedState, PropertyCode>;

/**
 * The rated state of a product: each temperature as stated, else the standard's.
 *
 * @param stated a stated temperature in °C by its property
 */
export function ratedStateOf(stated: (code: PropertyCode) => number | null | undefined): RatedState {
  const either = (part: keyof RatedState): Temperature => {
    const celsius = stated(RATED_STATE_PROPERTIES[part]) ?? null;
    return celsius === null ? STANDARD_RATED_STATE[part] : temperature(celsius);
  };
  return {
    coolingDryBulb: either("coolingDryBulb"),
    coolingWetBulb: either("coolingWetBulb"),
    coolingWater: either("coolingWater"),
    heatingDryBulb: either("heatingDryBulb"),
    heatingWater: either("heatingWater"),
  };
}
