import type { CategoryCode } from "#domain/catalogue/categories.ts";
import { byCodeUnit } from "#domain/base/byCodeUnit.ts";
import { quantitiesOf } from "../search/quantitiesOf.ts";
import { searchCategoryOf } from "../search/searchCategoryOf.ts";
import type { SearchCategory } from "../search/SearchCategory.ts";
import { dataStandard } from "../standard/dataStandard.ts";
import type { CatalogueRows } from "../database/schema/catalogueRows.ts";
import type { StatedSheets } from "./write/packSheets.ts";
import { propertyDefinitionsIn } from "../definitions/propertyDefinitionsOf.ts";
import { statedLists } from "../search/statedLists.ts";

/** Products of a category that are being written, with their values and curves. */
export interface WrittenPart {
  readonly rows: Pick<CatalogueRows, "brands" | "series" | "products">;
  readonly sheets: StatedSheets;
}

/**
 * A category as it would be read from a database that holds only these parts. Making it from the parts saves
 * the queries and parsing the stored text again.
 */
export function writtenCategory(code: CategoryCode, parts: readonly WrittenPart[]): SearchCategory {
  const sheets = new Map(parts.flatMap((part) => [...part.sheets]));
  const stated = statedLists(quantitiesOf(code).all);
  const products = parts.flatMap(({ rows }) => rows.products).sort((a, b) => byCodeUnit(a.id, b.id));
  for (const product of products) {
    const { values = null, curves = null } = sheets.get(product.id) ?? {};
    const { seriesId = null, imageUrl = null } = product;
    stated.add({ product: { ...product, seriesId, imageUrl }, values, curves });
  }
  const { definitions, enumValues } = dataStandard();
  const isOfCategory = ({ categoryCode }: { readonly categoryCode: string }) => categoryCode === code;
  return searchCategoryOf(
    code,
    propertyDefinitionsIn(definitions.filter(isOfCategory), enumValues.filter(isOfCategory)),
    {
      ...stated.all(),
      brands: parts.flatMap(({ rows }) => rows.brands).map(({ url = null, ...brand }) => ({ ...brand, url })),
      seriesNames: new Map(parts.flatMap(({ rows }) => rows.series).map(({ id, name }) => [id, name])),
    },
  );
}
