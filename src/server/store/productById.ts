import { and, asc, eq } from "drizzle-orm";
import type { Product, PropertyValue } from "#api/contract/products.ts";
import type { Queries } from "./queries.ts";
import { statedValue } from "./statedValue.ts";
import {
  brands,
  categories,
  productPropertyValues,
  products,
  productSeries,
  propertyDefinitions,
  propertyEnumValues,
} from "./schema.ts";

/** Every property of the product's category; what the product does not state is `null`. */
async function propertyValuesOf(
  queries: Queries,
  productId: string,
  categoryCode: string,
): Promise<PropertyValue[]> {
  const rows = await queries
    .select({
      definition: propertyDefinitions,
      value: productPropertyValues,
      enumName: propertyEnumValues.name,
    })
    .from(propertyDefinitions)
    .leftJoin(
      productPropertyValues,
      and(
        eq(productPropertyValues.productId, productId),
        eq(productPropertyValues.propertyCode, propertyDefinitions.code),
      ),
    )
    .leftJoin(
      propertyEnumValues,
      and(
        eq(propertyEnumValues.categoryCode, propertyDefinitions.categoryCode),
        eq(propertyEnumValues.propertyCode, propertyDefinitions.code),
        eq(propertyEnumValues.code, productPropertyValues.enumCode),
      ),
    )
    .where(eq(propertyDefinitions.categoryCode, categoryCode))
    .orderBy(asc(propertyDefinitions.position));
  return rows.map(({ definition, value, enumName }) => ({
    code: definition.code,
    name: definition.name,
    unitSymbol: definition.unitSymbol,
    groupName: definition.groupName,
    dataType: definition.dataType,
    value: statedValue(value, enumName),
    valueFrom: value?.rangeFrom ?? null,
    valueTo: value?.rangeTo ?? null,
  }));
}

/** One product with its property values; `null` when there is none of this id. */
export async function productById(queries: Queries, id: string): Promise<Product | null> {
  const [found] = await queries
    .select({
      product: products,
      brandName: brands.name,
      categoryName: categories.name,
      seriesName: productSeries.name,
    })
    .from(products)
    .innerJoin(brands, eq(brands.code, products.brandCode))
    .innerJoin(categories, eq(categories.code, products.categoryCode))
    .leftJoin(productSeries, eq(productSeries.id, products.seriesId))
    .where(eq(products.id, id));
  if (!found) return null;
  const { product, brandName, categoryName, seriesName } = found;
  return {
    id: product.id,
    name: product.name,
    model: product.model,
    brandCode: product.brandCode,
    brandName,
    imageUrl: product.imageUrl,
    productSeriesId: product.seriesId,
    productSeriesName: seriesName,
    gjwCategoryCode: product.categoryCode,
    gjwCategoryName: categoryName,
    isSample: product.isSample,
    source: product.source,
    productPropertyValues: await propertyValuesOf(queries, id, product.categoryCode),
  };
}
