import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { columnsOf } from "#domain/search/columnsOf.ts";
import { curveFormsOf, searchedQuantities } from "#domain/search/curveCodes.ts";
import { dutyIndex, type DutyIndex } from "#domain/search/DutyIndex.ts";
import type { SearchColumns } from "#domain/search/SearchColumns.ts";
import { propertyDefinitionsOf } from "../../store/propertyDefinitionsOf.ts";
import type { Queries } from "../../store/queries.ts";
import { searchedCategory, type SearchedProducts } from "../../store/searchedCategory.ts";
import { fittedCurves } from "./fittedCurves.ts";
import type { RowTexts, SearchCategory } from "./SearchCategory.ts";
import { tableValues } from "./tableValues.ts";
import { lookUp } from "#domain/keyed.ts";

const isNamed = (code: string): code is keyof typeof CATEGORIES => Object.hasOwn(CATEGORIES, code);

function rowTexts(products: SearchedProducts, rowOf: Uint32Array): RowTexts {
  const inRows = <Value>(values: readonly Value[]): Value[] => {
    const rows = Array.from<Value>({ length: values.length });
    // Every place has a row.
    values.forEach((value, place) => (rows[rowOf[place]!] = value));
    return rows;
  };
  return {
    ids: inRows(products.ids),
    names: inRows(products.names),
    models: inRows(products.models),
    imageUrls: inRows(products.imageUrls),
    isSample: inRows(products.isSample),
  };
}

function indexesOf(columns: SearchColumns): Map<string, DutyIndex> {
  const quantities = new Set(curveFormsOf(columns.categoryCode).map(({ quantity }) => quantity));
  return new Map(
    [...quantities].flatMap((quantity) => {
      const curves = lookUp(columns.curves, quantity);
      return curves === undefined ? [] : [[quantity, dutyIndex(curves)] as const];
    }),
  );
}

/** Reads a category from the database into columns; null when there is no such category. */
export async function readSearchCategory(queries: Queries, code: string): Promise<SearchCategory | null> {
  const definitions = await propertyDefinitionsOf(queries, code);
  if (definitions === null) return null;
  const quantities = searchedQuantities(code);
  const read = await searchedCategory(queries, code, quantities);
  const { products, values, curves, brands, seriesNames } = read;
  const { columns, rowOf } = columnsOf({
    categoryCode: code,
    products: products.ids.map((id, place) => ({
      id,
      // Every list has a place for each product.
      model: products.models[place]!,
      brandCode: products.brandCodes[place]!,
      seriesId: products.seriesIds[place] ?? null,
    })),
    brandNames: new Map(brands.map((brand) => [brand.code, brand.name])),
    properties: definitions.map((definition) => tableValues(definition, values)),
    curves: fittedCurves(products.ids.length, quantities, curves),
  });
  return {
    code,
    name: isNamed(code) ? CATEGORIES[code] : code,
    definitions,
    brands: new Map(brands.map((brand) => [brand.code, brand])),
    seriesNames,
    columns,
    indexes: indexesOf(columns),
    texts: rowTexts(products, rowOf),
  };
}
