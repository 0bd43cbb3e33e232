import { PROPERTY } from "../../../../../catalogue/properties.ts";
import type { IndoorUnitConditions } from "../IndoorUnitConditions.ts";

export interface DroppableFilter {
  /** `brand`, or the code of the property. */
  readonly filter: string;
  /** All conditions but this filter. */
  readonly without: IndoorUnitConditions;
}

/** The set filters that may be dropped. The product type may not: it defines an indoor unit. */
export function droppableFilters(conditions: IndoorUnitConditions): readonly DroppableFilter[] {
  const { brandCode, structure } = conditions;
  const { noise, ...withoutNoise } = conditions;
  return [
    ...(brandCode === null ? [] : [{ filter: "brand", without: { ...conditions, brandCode: null } }]),
    ...(structure === null
      ? []
      : [{ filter: PROPERTY.structure, without: { ...conditions, structure: null } }]),
    ...(noise === undefined ? [] : [{ filter: PROPERTY.noise, without: withoutNoise }]),
  ];
}
