import type { Answer } from "#api/contract/endpoint.ts";
import type { aggregateSearchProperties, Brand } from "#api/contract/products.ts";
import type { ProductSeries } from "#api/contract/search.ts";
import { codeAt } from "#domain/search/codeNumber.ts";
import type { Conditions } from "#domain/search/Conditions.ts";
import { brandCounts, propertyFacet, seriesCounts } from "#domain/search/facets.ts";
import type { Narrowed } from "#domain/search/narrow.ts";
import type { SearchCategory } from "./SearchCategory.ts";
import { keyed, lookUp } from "#domain/keyed.ts";

type SearchProperty = Answer<typeof aggregateSearchProperties>[number];
type Definition = SearchCategory["definitions"][number];

/** Every brand of the category, by name; one without a product that passes is disabled. */
export function brandAnswer({ columns, brands }: SearchCategory, narrowed: Narrowed): Brand[] {
  const counts = brandCounts(narrowed);
  return columns.brands.codes.map((brandCode, at) => {
    const count = counts[at] ?? 0;
    const { name = brandCode, url = null } = brands.get(brandCode) ?? {};
    return { brandCode, brandName: name, brandUrl: url, count, disabled: count === 0 };
  });
}

/** Series with products that pass, by the names of brand and series; the chosen one in any case. */
export function seriesAnswer(
  { columns, brands, seriesNames }: SearchCategory,
  narrowed: Narrowed,
  { series: chosen }: Conditions,
): ProductSeries[] {
  const counts = seriesCounts(narrowed);
  const brandOf = new Map<number, string>();
  // A series is one brand's, so any product of it tells the brand.
  columns.series.rows.forEach((number, row) => {
    if (number > 0 && !brandOf.has(number)) brandOf.set(number, codeAt(columns.brands, row) ?? "");
  });
  const place = new Map(columns.brands.codes.map((code, at) => [code, at]));
  const byName = new Intl.Collator("zh-Hans-CN", { numeric: true });
  return columns.series.codes
    .map((productSeriesId, at) => {
      const brandCode = brandOf.get(at + 1) ?? "";
      return {
        productSeriesId,
        productSeriesName: seriesNames.get(productSeriesId) ?? productSeriesId,
        brandCode,
        brandName: brands.get(brandCode)?.name ?? brandCode,
        count: counts[at] ?? 0,
      };
    })
    .filter(({ count, productSeriesId }) => count > 0 || productSeriesId === chosen)
    .sort(
      (a, b) =>
        (place.get(a.brandCode) ?? 0) - (place.get(b.brandCode) ?? 0) ||
        byName.compare(a.productSeriesName, b.productSeriesName) ||
        (a.productSeriesId < b.productSeriesId ? -1 : 1),
    );
}

const BOOL_NAMES = keyed<string>({ false: "否", true: "是" });

function chosenValues({ filters }: Conditions, code: string): readonly string[] {
  const test = filters.find((filter) => filter.code === code)?.test;
  return test?.kind === "is" ? test.values : [];
}

function propertyAnswer(
  definition: Definition,
  narrowed: Narrowed,
  conditions: Conditions,
): SearchProperty | null {
  const { code, name, dataType, unitSymbol, enumValues, isPerformanceFilter } = definition;
  const hasFacet = dataType === "Enum" || dataType === "Bool" || isPerformanceFilter;
  const facet = hasFacet ? propertyFacet(narrowed, code) : null;
  if (facet === null) return null;
  const property = { code, name, dataType, unitSymbol };
  if (facet.kind === "span") {
    const { min, max } = facet;
    return min === null && max === null ? null : { ...property, values: [], min, max };
  }
  const chosen = chosenValues(conditions, code);
  const names = new Map(enumValues.map((value) => [value.code, value.name]));
  const values = facet.codes
    .map((valueCode, at) => ({
      code: valueCode,
      name: names.get(valueCode) ?? lookUp(BOOL_NAMES, valueCode) ?? valueCode,
      count: facet.counts[at] ?? 0,
    }))
    .filter(({ code: valueCode, count }) => count > 0 || chosen.includes(valueCode));
  return values.length === 0 ? null : { ...property, values, min: null, max: null };
}

/**
 * Properties to filter by, in the order of the definitions: enumerated ones with the values that occur (and the chosen
 * ones), performance figures with their span. One of which no product states anything is left out.
 */
export const propertyAnswers = (
  { definitions }: SearchCategory,
  narrowed: Narrowed,
  conditions: Conditions,
): SearchProperty[] =>
  definitions.flatMap((definition) => propertyAnswer(definition, narrowed, conditions) ?? []);
