import { asc, eq } from "drizzle-orm";
import type { Product, PropertyValue } from "#api/contract/products.ts";
import { keyedFrom, lookUp, type Keyed } from "#domain/base/keyed.ts";
import type { Queries } from "../database/queries.ts";
import { enumNames } from "../definitions/enumNames.ts";
import { asRange, type SheetValue } from "../database/schema/ProductSheet.ts";
import { statedValue } from "../definitions/statedValue.ts";
import {
  brands,
  categories,
  products,
  productSeries,
  productSheets,
  propertyDefinitions,
} from "../database/schema/schema.ts";
import { pictureUrl } from "../http/pictureUrl.ts";

/** Every property of a category; `null` for values that the product does not state. */
export async function propertyValuesOf(
  queries: Queries,
  categoryCode: string,
  stated: Keyed<SheetValue>,
): Promise<PropertyValue[]> {
  const nameOf = await enumNames(queries, [categoryCode]);
  const definitions = await queries
    .select()
    .from(propertyDefinitions)
    .where(eq(propertyDefinitions.categoryCode, categoryCode))
    .orderBy(asc(propertyDefinitions.position));
  return definitions.map(({ code, name, unitSymbol, groupName, dataType }) => {
    const value = lookUp(stated, code);
    const range = value === undefined ? null : asRange(value);
    return {
      code,
      name,
      unitSymbol,
      groupName,
      dataType,
      value: statedValue(value, (enumCode) => nameOf(categoryCode, code, enumCode)),
      valueFrom: range?.from ?? null,
      valueTo: range?.to ?? null,
    };
  });
}

/** One product with its property values; `null` if there is none with this id. */
export async function productById(queries: Queries, id: string): Promise<Product | null> {
  const [found] = await queries
    .select({
      product: products,
      brandName: brands.name,
      categoryName: categories.name,
      seriesName: productSeries.name,
      stated: productSheets.values,
    })
    .from(products)
    .innerJoin(brands, eq(brands.code, products.brandCode))
    .innerJoin(categories, eq(categories.code, products.categoryCode))
    .leftJoin(productSeries, eq(productSeries.id, products.seriesId))
    .leftJoin(productSheets, eq(productSheets.productId, products.id))
    .where(eq(products.id, id));
  if (!found) return null;
  const { product, brandName, categoryName, seriesName, stated } = found;
  return {
    id: product.id,
    name: product.name,
    model: product.model,
    brandCode: product.brandCode,
    brandName,
    imageUrl: pictureUrl(product),
    isSchematic: product.imageUrl === null,
    productSeriesId: product.seriesId,
    productSeriesName: seriesName,
    gjwCategoryCode: product.categoryCode,
    gjwCategoryName: categoryName,
    isSample: product.isSample,
    hasModel: true,
    source: product.source,
    productPropertyValues: await propertyValuesOf(queries, product.categoryCode, stated ?? keyedFrom([])),
  };
}
