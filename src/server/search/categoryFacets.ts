import { STEP_SIZES } from "#domain/catalogue/stepSizes.ts";
import type { SpeedMode } from "#domain/catalogue/duty/SpeedMode.ts";
import type { Conditions } from "#domain/products/search/Conditions.ts";
import { propertyFacet, stepFacet, type PropertyFacet } from "#domain/products/search/facets.ts";
import { narrow, type Narrowed } from "#domain/products/search/narrow.ts";
import type { SearchColumns } from "#domain/products/search/SearchColumns.ts";
import type { SearchCategory } from "./SearchCategory.ts";

type Definition = SearchCategory["definitions"][number];

const NO_CONDITIONS: Conditions = {
  brand: null,
  series: null,
  speed: null,
  duty: null,
  isSample: null,
  words: null,
  filters: [],
};

function facetOf({ code, dataType, isPerformanceFilter }: Definition, narrowed: Narrowed) {
  if (dataType !== "Enum" && dataType !== "Bool" && !isPerformanceFilter) return null;
  return (STEP_SIZES.has(code) ? stepFacet(narrowed, code) : null) ?? propertyFacet(narrowed, code);
}

export type Facets = (definition: Definition) => PropertyFacet | null;

type Searched = Pick<SearchCategory, "definitions" | "columns">;
type Counted = ReadonlyMap<string, PropertyFacet | null>;

function countAll({ definitions, columns }: Searched, speed: SpeedMode | null): Counted {
  const narrowed = narrow(columns, { ...NO_CONDITIONS, speed }, null);
  return new Map(definitions.map((definition) => [definition.code, facetOf(definition, narrowed)]));
}

/**
 * Counted once for each state of a category, whose columns are never written to, because all rows must be read for
 * it.
 */
const known = new WeakMap<SearchColumns, Map<SpeedMode | null, Counted>>();

/** The facets of all products of a speed mode, without any other condition. */
export function facetsOfSpeed(category: Searched, speed: SpeedMode | null): Facets {
  const bySpeed = known.get(category.columns) ?? new Map<SpeedMode | null, Counted>();
  known.set(category.columns, bySpeed);
  const counted = bySpeed.get(speed) ?? countAll(category, speed);
  bySpeed.set(speed, counted);
  return ({ code }) => counted.get(code) ?? null;
}

export function facetsOf(category: Searched, narrowed: Narrowed, { speed }: Conditions): Facets {
  const asksSpeedAlone = narrowed.filters.every(({ facet }) => facet === "speed");
  return asksSpeedAlone ? facetsOfSpeed(category, speed) : (definition) => facetOf(definition, narrowed);
}
