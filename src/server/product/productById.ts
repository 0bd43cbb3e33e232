import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Product, PropertyValue } from "#api/contract/products.ts";
import type { LibraryName } from "#domain/catalogue/listing/ProductOrigin.ts";
import { keyedFrom, lookUp, type Keyed } from "#domain/base/keyed.ts";
import { isOwnProduct } from "#domain/desk/library/ownProducts.ts";
import { arrayLiteral } from "../database/arrayLiteral.ts";
import { prepared } from "../database/prepared.ts";
import type { Queries } from "../database/queries.ts";
import { asRange, type SheetValue } from "../database/schema/ProductSheet.ts";
import { statedValue } from "../definitions/statedValue.ts";
import { OWN_TABLES, PUBLIC_TABLES, type CatalogueTables } from "../database/schema/catalogueTables.ts";
import { libraries } from "../database/schema/librarySchema.ts";
import { manualOfProduct } from "../library/access/manualOfProduct.ts";
import { categories, type products, type propertyDefinitions } from "../database/schema/schema.ts";
import { pictureUrl } from "../http/pictureUrl.ts";

type Definition = Pick<
  typeof propertyDefinitions.$inferSelect,
  "code" | "name" | "unitSymbol" | "groupName" | "dataType"
> & {
  /** Names of enumerated values, by code. */
  readonly names: Keyed<string> | null;
};

/** The properties of a category in their order, as an SQL expression. */
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

/** A stored product with the rows it refers to. */
export interface FoundProduct {
  readonly product: Pick<
    typeof products.$inferSelect,
    "id" | "categoryCode" | "brandCode" | "seriesId" | "name" | "model" | "imageUrl" | "isSample" | "source"
  >;
  readonly brandName: string;
  readonly categoryName: string;
  readonly seriesName: string | null;
  readonly sheet: Keyed<SheetValue> | null;
  readonly library: LibraryName | null;
  readonly definitions: readonly Definition[] | null;
}

const ID_OF_LIBRARY = sql`product.library_id`;

/**
 * The product with an id, as an SQL expression; null if there is none.
 * @param isSeen a condition on the library of an own product
 */
export function foundProductOf(
  tables: CatalogueTables,
  id: string | SQL,
  isSeen?: (libraryId: SQL) => SQL,
): SQL<FoundProduct | null> {
  const isOwn = tables === OWN_TABLES;
  const library = isOwn
    ? sql`(select json_build_object('id', held.id, 'name', held.name) from ${libraries} held
        where held.id = ${ID_OF_LIBRARY})`
    : sql`null::json`;
  const alsoSeen = isOwn && isSeen !== undefined ? sql` and ${isSeen(ID_OF_LIBRARY)}` : sql``;
  return sql`(select json_build_object(
      'product', json_build_object('id', product.id, 'categoryCode', product.category_code,
        'brandCode', product.brand_code, 'seriesId', product.series_id, 'name', product.name,
        'model', product.model, 'imageUrl', product.image_url, 'isSample', product.is_sample,
        'source', product.source),
      'brandName', brand.name, 'categoryName', category.name, 'seriesName', series.name,
      'sheet', sheet."values", 'library', ${library},
      'definitions', ${definitionsOf(sql`product.category_code`)})
    from ${tables.products} product
    join ${tables.brands} brand on brand.code = product.brand_code
    join ${categories} category on category.code = product.category_code
    left join ${tables.series} series on series.id = product.series_id
    left join ${tables.sheets} sheet on sheet.product_id = product.id
    where product.id = ${id}${alsoSeen})`;
}

/** The product in the form of answers, with the values of its sheet. */
export function statedProduct({
  product,
  brandName,
  categoryName,
  seriesName,
  sheet,
  definitions,
  library,
}: FoundProduct): { readonly product: Product; readonly stated: Keyed<SheetValue> } {
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
  return { product: wire, stated };
}

/**
 * Products with their property values and sheets, in one query and in the order of the ids; unknown ids are left
 * out.
 */
export async function statedProductsById(queries: Queries, tables: CatalogueTables, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await queries
    .select({ product: foundProductOf(tables, sql`wanted.id`).as("product") })
    .from(sql`unnest(${arrayLiteral(ids)}::text[]) with ordinality as wanted(id, nth)`)
    .orderBy(sql`wanted.nth`);
  return rows.flatMap(({ product }) => (product === null ? [] : [statedProduct(product)]));
}

const ID = sql.placeholder("id");

const productOf = (tables: CatalogueTables, name: string) =>
  prepared((queries) =>
    queries
      .select({
        product: foundProductOf(tables, sql`${ID}`).as("product"),
        manual: manualOfProduct(tables, sql`${ID}`).as("manual"),
      })
      .from(sql`(select 1) as one`)
      .prepare(name),
  );
const publicProduct = productOf(PUBLIC_TABLES, "public_product");
const ownProduct = productOf(OWN_TABLES, "own_product");

/** One product with its property values; `null` if there is none with this id. */
export async function productById(
  queries: Queries,
  tables: CatalogueTables,
  id: string,
): Promise<Product | null> {
  const [found] = await (tables === OWN_TABLES ? ownProduct : publicProduct)(queries).execute({ id });
  if (found?.product == null) return null;
  const { product } = statedProduct(found.product);
  // Only for answers about the product itself: members of a project that keeps the product may not see the
  // library.
  return { ...product, ...(found.manual === null ? {} : { manual: found.manual }) };
}
