import { PROPERTY } from "../../../../../catalogue/properties.ts";
import type { AirOutletConditions } from "../AirOutletConditions.ts";
import type { OutletFilters } from "../passesOutletFilters.ts";

export interface DroppableFilter {
  /** `brand`, or the code of the property. */
  readonly filter: string;
  /** All filters but this one. */
  readonly without: OutletFilters;
}

/** The set filters that may be dropped; the aspect ratio is a range, which is widened instead. */
export const droppableFilters = (conditions: AirOutletConditions): readonly DroppableFilter[] => [
  ...(conditions.brandCode === null
    ? []
    : [{ filter: "brand", without: { ...conditions, brandCode: null } }]),
  { filter: PROPERTY.outletType, without: { ...conditions, type: null } },
];
