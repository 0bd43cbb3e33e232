import type { PropertyDefinition } from "#api/contract/dataStandards.ts";
import type { PropertyFilter } from "#domain/catalogue/listing/ListState.ts";
import { rangeText, readCondition } from "#domain/desk/materials/materialValue.ts";
import { FilterBar } from "../../library/FilterBar.tsx";
import type { LibraryQuestion } from "../../library/useLibraryQuestion.ts";
import { PropertyFilters, type FilterProperty } from "../../search/PropertyFilters.tsx";

/** A property with few values is filtered by value, others by range. */
const propertyOf = ({ code, name, unitSymbol, enumValues }: PropertyDefinition): FilterProperty => ({
  code,
  name,
  unitSymbol,
  kind: enumValues.length > 0 ? "enums" : "range",
  values: enumValues.map((value) => ({ ...value, count: 1 })),
});

function filterOf({ kind, code }: FilterProperty, value: string): PropertyFilter[] {
  if (kind === "enums") return [{ kind, code, codes: [value] }];
  const condition = readCondition("Number", value);
  return condition?.kind === "range" ? [{ kind: "range", code, from: condition.from, to: condition.to }] : [];
}

const sentValue = (filter: PropertyFilter | null): string | null => {
  if (filter?.kind === "enums") return filter.codes[0] ?? null;
  return filter?.kind === "range" ? rangeText(filter.from, filter.to) : null;
};

interface MaterialFiltersProps extends Pick<LibraryQuestion, "filters" | "setFilter"> {
  readonly definitions: readonly PropertyDefinition[];
}

/** The search properties of the chosen category. */
export function MaterialFilters({ definitions, filters, setFilter }: MaterialFiltersProps) {
  const properties = definitions.filter(({ isSearch }) => isSearch === true).map(propertyOf);
  if (properties.length === 0) return null;
  return (
    <FilterBar>
      <PropertyFilters
        properties={properties}
        filters={properties.flatMap((property) => {
          const held = filters.find(({ code }) => code === property.code);
          return held === undefined ? [] : filterOf(property, held.value);
        })}
        onChange={(code, filter) => setFilter(code, sentValue(filter))}
      />
    </FilterBar>
  );
}
