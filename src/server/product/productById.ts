import { eq, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Product, PropertyValue } from "#api/contract/products.ts";
import { keyedFrom, lookUp, type Keyed } from "#domain/base/keyed.ts";
import { isOwnProduct } from "#domain/desk/library/ownProducts.ts";
import type { Queries } from "../database/queries.ts";
import { asRange, type SheetValue } from "../database/schema/ProductSheet.ts";
import { statedValue } from "../definitions/statedValue.ts";
import type { CatalogueTables } from "../database/schema/catalogueTables.ts";
import { categories, type propertyDefinitions } from "../database/schema/schema.ts";
import { libraryOfProduct } from "../library/access/libraryOfProduct.ts";
import { pictureUrl } from "../http/pictureUrl.ts";

type Definition = Pick<
  typeof propertyDefinitions.$inferSelect,
  "code" | "name" | "unitSymbol" | "groupName" | "dataType"
> & {
  /** Names of enumerated values, by code. */
  readonly names: Keyed<string> | null;
};

/** The properties of a category in their order, as a part of a larger question. */
const definitionsOf = (categoryCode: SQLWrapper | string) =>
  sql<readonly Definition[] | null>`(select json_agg(json_build_object('code', d.code, 'name', d.name,
    'unitSymbol', d.unit_symbol, 'groupName', d.group_name, 'dataType', d.data_type,
    'names', (select json_object_agg(e.code, e.name) from property_enum_values e
      where e.category_code = d.category_code and e.property_code = d.code)) order by d.position)
    from property_definitions d where d.category_code = ${categoryCode})`;

const valuesOf = (definitions: readonly Definition[], stated: Keyed<SheetValue>): PropertyValue[] =>
  definitions.map(({ names, ...definition }) => {
    const value = lookUp(stated, definition.code);
    const range = value === undefined ? null : asRange(value);
    return {
      ...definition,
      value: statedValue(value, (enumCode) => (names === null ? undefined : lookUp(names, enumCode))),
      valueFrom: range?.from ?? null,
      valueTo: range?.to ?? null,
    };
  });

/** Every property of a category; `null` for values that the product does not state. */
export async function propertyValuesOf(
  queries: Queries,
  categoryCode: string,
  stated: Keyed<SheetValue>,
): Promise<PropertyValue[]> {
  const [found] = await queries
    .select({ definitions: definitionsOf(categoryCode) })
    .from(sql`(select 1) as one`);
  return valuesOf(found?.definitions ?? [], stated);
}

interface StatedProduct<Beside> {
  readonly product: Product;
  readonly stated: Keyed<SheetValue>;
  readonly beside: Beside;
}

/**
 * A product, and what its sheet states, in one question; `null` if there is none with this id.
 * @param beside what else is asked with it
 */
export async function statedProduct<Beside>(
  queries: Queries,
  tables: CatalogueTables,
  id: string,
  beside: SQL<Beside>,
): Promise<StatedProduct<Beside> | null> {
  const { brands, series, products, sheets } = tables;
  const [found] = await queries
    .select({
      product: products,
      brandName: brands.name,
      categoryName: categories.name,
      seriesName: series.name,
      sheet: sheets.values,
      library: libraryOfProduct(tables),
      definitions: definitionsOf(products.categoryCode),
      beside: beside.as("beside"),
    })
    .from(products)
    .innerJoin(brands, eq(brands.code, products.brandCode))
    .innerJoin(categories, eq(categories.code, products.categoryCode))
    .leftJoin(series, eq(series.id, products.seriesId))
    .leftJoin(sheets, eq(sheets.productId, products.id))
    .where(eq(products.id, id));
  if (!found) return null;
  const { product, brandName, categoryName, seriesName, sheet, definitions, library } = found;
  const stated = sheet ?? keyedFrom([]);
  const wire: Product = {
    id: product.id,
    name: product.name,
    model: product.model,
    brandCode: product.brandCode,
    brandName,
    imageUrl: pictureUrl(product),
    isSchematic: product.imageUrl === null || isOwnProduct(product.id),
    productSeriesId: product.seriesId,
    productSeriesName: seriesName,
    gjwCategoryCode: product.categoryCode,
    gjwCategoryName: categoryName,
    isSample: product.isSample,
    ...(library === null ? {} : { library }),
    hasModel: true,
    source: product.source,
    productPropertyValues: valuesOf(definitions ?? [], stated),
  };
  return { product: wire, stated, beside: found.beside };
}

/** One product with its property values; `null` if there is none with this id. */
export const productById = async (
  queries: Queries,
  tables: CatalogueTables,
  id: string,
): Promise<Product | null> => (await statedProduct(queries, tables, id, sql`null`))?.product ?? null;
