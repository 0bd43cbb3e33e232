import { eq, inArray } from "drizzle-orm";
import type { Answer } from "#api/contract/endpoint.ts";
import type { listParameterValues } from "#api/contract/products.ts";
import { lookUp } from "#domain/base/keyed.ts";
import { enumNames } from "../definitions/enumNames.ts";
import type { Queries } from "../database/queries.ts";
import type { CatalogueTables } from "../database/schema/catalogueTables.ts";
import { propertyDefinitions } from "../database/schema/schema.ts";
import { libraryOfProduct } from "../library/access/libraryOfProduct.ts";
import { tablesOf, type Asking } from "../library/access/productTables.ts";
import { statedValue } from "../definitions/statedValue.ts";

interface ProductParameters {
  readonly categoryCode: string;
  readonly product: Answer<typeof listParameterValues>[number];
}

/** A parameter is a number or a text. */
const asParameter = (value: ReturnType<typeof statedValue>) =>
  typeof value === "boolean" ? (value ? "是" : "否") : value;

const headsIn = (queries: Queries, tables: CatalogueTables, ids: readonly string[]) => {
  const { brands, series, products, sheets } = tables;
  return queries
    .select({
      id: products.id,
      categoryCode: products.categoryCode,
      model: products.model,
      name: products.name,
      imageUrl: products.imageUrl,
      isSample: products.isSample,
      brandName: brands.name,
      productSeriesName: series.name,
      stated: sheets.values,
      library: libraryOfProduct(tables),
    })
    .from(products)
    .leftJoin(brands, eq(brands.code, products.brandCode))
    .leftJoin(series, eq(series.id, products.seriesId))
    .leftJoin(sheets, eq(sheets.productId, products.id))
    .where(inArray(products.id, [...ids]));
};

async function headsOf(queries: Queries, asking: Asking, ids: readonly string[]) {
  const parts = await tablesOf(queries, asking, ids);
  return (await Promise.all(parts.map((part) => headsIn(queries, part.tables, part.ids)))).flat();
}

const namesOf = (queries: Queries, codes: readonly string[]) =>
  queries
    .select({
      categoryCode: propertyDefinitions.categoryCode,
      code: propertyDefinitions.code,
      name: propertyDefinitions.name,
    })
    .from(propertyDefinitions)
    .where(inArray(propertyDefinitions.code, [...codes]));

/**
 * The products of `ids`, in that order and without those that do not exist. Each has the properties that are
 * requested for its category and exist there, in the order requested.
 */
export async function productParameters(
  queries: Queries,
  asking: Asking,
  ids: readonly string[],
  codesOf: (categoryCode: string) => readonly string[],
): Promise<ProductParameters[]> {
  const heads = new Map((await headsOf(queries, asking, ids)).map((head) => [head.id, head]));
  const categories = new Set([...heads.values()].map(({ categoryCode }) => categoryCode));
  const codes = [...new Set([...categories].flatMap(codesOf))];
  const names = await namesOf(queries, codes);
  const nameOf = await enumNames(queries, [...categories]);
  return ids.flatMap((id) => {
    const head = heads.get(id);
    if (!head) return [];
    const { categoryCode, stated, library, ...known } = head;
    const product = { ...known, ...(library === null ? {} : { library }) };
    const parameters = codesOf(categoryCode).flatMap((code) => {
      const property = names.find((name) => name.code === code && name.categoryCode === categoryCode);
      const value = stated === null ? undefined : lookUp(stated, code);
      const said = asParameter(statedValue(value, (enumCode) => nameOf(categoryCode, code, enumCode)));
      return property ? [{ code, name: property.name, value: said }] : [];
    });
    return [{ categoryCode, product: { ...product, parameters } }];
  });
}
