import { PROPERTY } from "../../../../../catalogue/properties.ts";
import type { FanCoilConditions } from "../FanCoilConditions.ts";
import { noiseProperty } from "../fanCoilProperty.ts";

export interface DroppableFilter {
  /** `brand`, or the code of the property. */
  readonly filter: string;
  /** All conditions but this filter. */
  readonly without: FanCoilConditions;
}

/** The set filters, each with the conditions that remain without it. */
export function droppableFilters(conditions: FanCoilConditions): readonly DroppableFilter[] {
  const { brandCode, structure, installation, staticPressure } = conditions;
  const { noise, ...withoutNoise } = conditions;
  const filters: readonly (DroppableFilter | null)[] = [
    brandCode === null ? null : { filter: "brand", without: { ...conditions, brandCode: null } },
    structure === null ? null : { filter: PROPERTY.structure, without: { ...conditions, structure: null } },
    installation === null
      ? null
      : { filter: PROPERTY.installation, without: { ...conditions, installation: null } },
    staticPressure === null
      ? null
      : { filter: PROPERTY.externalStaticPressure, without: { ...conditions, staticPressure: null } },
    noise === undefined ? null : { filter: noiseProperty(conditions.level), without: withoutNoise },
  ];
  return filters.filter((filter) => filter !== null);
}
