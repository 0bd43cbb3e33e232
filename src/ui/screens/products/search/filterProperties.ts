import type { PropertyFilter } from "#domain/catalogue/listing/ListState.ts";
import type { FilterProperty } from "../../../search/PropertyFilters.tsx";
import type { SearchProperty } from "../../../search/useProductList.ts";
import { keyed, lookUp } from "#domain/base/keyed.ts";

const KINDS = keyed<PropertyFilter["kind"]>({
  Enum: "enums",
  Bool: "bool",
  Number: "range",
  Int: "range",
  Range: "range",
  Text: "text",
});

/** The properties that a list offers as filters, without those that are set elsewhere on the screen. */
export function filterProperties(
  properties: readonly SearchProperty[],
  elsewhere: ReadonlySet<string>,
): readonly FilterProperty[] {
  return properties.flatMap(({ code, name, dataType, unitSymbol, values }) => {
    const named = lookUp(KINDS, dataType);
    // Sizes that are made in steps are offered by value.
    const kind = named === "range" && values.length > 0 ? "enums" : named;
    return kind === undefined || elsewhere.has(code) ? [] : [{ code, name, kind, unitSymbol, values }];
  });
}
