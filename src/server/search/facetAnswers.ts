import type { Answer } from "#api/contract/endpoint.ts";
import type { aggregateSearchProperties, Brand } from "#api/contract/products.ts";
import type { ProductSeries } from "#api/contract/search.ts";
import { formatPlain } from "#domain/base/formatNumber.ts";
import { countRows } from "#domain/products/search/BitSet.ts";
import { codeAt } from "#domain/products/search/codeNumber.ts";
import type { Conditions } from "#domain/products/search/Conditions.ts";
import { brandCounts, seriesCounts } from "#domain/products/search/facets.ts";
import type { Narrowed } from "#domain/products/search/narrow.ts";
import { facetsOf, facetsOfSpeed, type Facets } from "./categoryFacets.ts";
import type { SearchCategory } from "./SearchCategory.ts";
import { keyed, lookUp } from "#domain/base/keyed.ts";

type SearchProperty = Answer<typeof aggregateSearchProperties>[number];
type Definition = SearchCategory["definitions"][number];

/** Every brand of the category, by name; one without matching products is disabled. */
export function brandAnswer({ columns, brands }: SearchCategory, narrowed: Narrowed): Brand[] {
  const counts = brandCounts(narrowed);
  return columns.brands.codes.map((brandCode, at) => {
    const count = counts[at] ?? 0;
    const { name = brandCode, url = null } = brands.get(brandCode) ?? {};
    return { brandCode, brandName: name, brandUrl: url, count, disabled: count === 0 };
  });
}

type Columns = SearchCategory["columns"];
const brandsKnown = new WeakMap<Columns, ReadonlyMap<number, string>>();

/** The brand of each series by its code number, found once for each set of columns, which are never written to. */
function brandsOfSeries(columns: Columns): ReadonlyMap<number, string> {
  const known = brandsKnown.get(columns);
  if (known !== undefined) return known;
  const brandOf = new Map<number, string>();
  // A series belongs to one brand, so any of its products gives the brand.
  columns.series.rows.forEach((number, row) => {
    if (number > 0 && !brandOf.has(number)) brandOf.set(number, codeAt(columns.brands, row) ?? "");
  });
  brandsKnown.set(columns, brandOf);
  return brandOf;
}

/** Series with matching products, by the names of brand and series; the chosen one is always included. */
export function seriesAnswer(
  { columns, brands, seriesNames }: SearchCategory,
  narrowed: Narrowed,
  { series: chosen }: Conditions,
): ProductSeries[] {
  const counts = seriesCounts(narrowed);
  const brandOf = brandsOfSeries(columns);
  const brandOrder = new Map(columns.brands.codes.map((code, at) => [code, at]));
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
        (brandOrder.get(a.brandCode) ?? 0) - (brandOrder.get(b.brandCode) ?? 0) ||
        byName.compare(a.productSeriesName, b.productSeriesName) ||
        (a.productSeriesId < b.productSeriesId ? -1 : 1),
    );
}

const BOOL_NAMES = keyed<string>({ false: "否", true: "是" });

function chosenValues({ filters }: Conditions, code: string): readonly string[] {
  const test = filters.find((filter) => filter.code === code)?.test;
  return test?.kind === "is" ? test.values : [];
}

/** A property's value as text: an enumerated one by its name, a size as a number. */
export function valueName(definition: Definition | undefined, value: string): string {
  const named = definition?.enumValues.find(({ code }) => code === value)?.name ?? lookUp(BOOL_NAMES, value);
  if (named !== undefined) return named;
  return definition?.dataType === "Number" ? formatPlain(Number(value)) : value;
}

/**
 * @param offered facets of the products whose values are offered: the matches, or all products if there is none
 */
function propertyAnswer(
  definition: Definition,
  facets: Facets,
  offered: Facets,
  conditions: Conditions,
): SearchProperty | null {
  const { code, name, dataType, unitSymbol } = definition;
  const facet = facets(definition);
  const all = offered === facets ? facet : offered(definition);
  if (facet === null || all === null) return null;
  const property = { code, name, dataType, unitSymbol };
  if (facet.kind === "span" || all.kind === "span") {
    if (all.kind !== "span") return null;
    const { min, max } = all;
    return min === null && max === null ? null : { ...property, values: [], min, max };
  }
  const chosen = chosenValues(conditions, code);
  // Both facets list the same codes in the same order: those of the column.
  const values = facet.codes
    .map((valueCode, at) => ({
      code: valueCode,
      name: valueName(definition, valueCode),
      count: facet.counts[at] ?? 0,
      isOffered: (all.counts[at] ?? 0) > 0,
    }))
    .filter(({ code: valueCode, count, isOffered }) => count > 0 || isOffered || chosen.includes(valueCode))
    .map(({ code: valueCode, name: valueText, count }) => ({ code: valueCode, name: valueText, count }));
  return values.length === 0 ? null : { ...property, values, min: null, max: null };
}

/**
 * Properties to filter by, in the order of the definitions: enumerated ones and stepped sizes with the values
 * that occur (and the chosen ones), performance figures with their range. A property without values is
 * omitted. If there is no match at all, the filters stay as without conditions: they are needed to widen the
 * search again.
 */
export function propertyAnswers(
  category: Pick<SearchCategory, "definitions" | "columns">,
  narrowed: Narrowed,
  conditions: Conditions,
): SearchProperty[] {
  const facets = facetsOf(category, narrowed, conditions);
  const isEmpty = countRows(narrowed.all) === 0;
  const offered = isEmpty ? facetsOfSpeed(category, conditions.speed) : facets;
  return category.definitions.flatMap(
    (definition) => propertyAnswer(definition, facets, offered, conditions) ?? [],
  );
}
