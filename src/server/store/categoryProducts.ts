import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Queries } from "./queries.ts";
import { productPropertyValues, products, productSeries } from "./schema.ts";
import { type Keyed } from "#domain/keyed.ts";

/** A product of one category with those of its values that selection reads. A value not stated is absent. */
export interface CategoryProduct {
  readonly id: string;
  readonly name: string;
  readonly model: string;
  readonly brandCode: string;
  readonly imageUrl: string | null;
  readonly seriesId: string | null;
  readonly seriesName: string | null;
  /** It has property values to show. */
  readonly hasDetail: boolean;
  readonly isSample: boolean;
  readonly numbers: Keyed<number>;
  readonly enums: Keyed<string>;
}

/**
 * Every product of a category, by id. The values are folded into one object a product by the database: for 2,000
 * products that reads in a third of the time of a row a value.
 */
export function categoryProducts(
  queries: Queries,
  categoryCode: string,
  propertyCodes: readonly string[],
): Promise<CategoryProduct[]> {
  const { propertyCode, number, enumCode } = productPropertyValues;
  const isWanted = inArray(propertyCode, [...propertyCodes]);
  const values = queries
    .select({
      productId: productPropertyValues.productId,
      numbers: sql<Keyed<number>>`coalesce(jsonb_object_agg(${propertyCode}, ${number})
        filter (where ${and(isWanted, isNotNull(number))}), '{}')`.as("numbers"),
      enums: sql<Keyed<string>>`coalesce(jsonb_object_agg(${propertyCode}, ${enumCode})
        filter (where ${and(isWanted, isNotNull(enumCode))}), '{}')`.as("enums"),
    })
    .from(productPropertyValues)
    .innerJoin(
      products,
      and(eq(products.id, productPropertyValues.productId), eq(products.categoryCode, categoryCode)),
    )
    .groupBy(productPropertyValues.productId)
    .as("stated");
  return queries
    .select({
      id: products.id,
      name: products.name,
      model: products.model,
      brandCode: products.brandCode,
      imageUrl: products.imageUrl,
      seriesId: products.seriesId,
      seriesName: productSeries.name,
      isSample: products.isSample,
      hasDetail: sql<boolean>`${values.productId} is not null`,
      numbers: sql<Keyed<number>>`coalesce(${values.numbers}, '{}')`,
      enums: sql<Keyed<string>>`coalesce(${values.enums}, '{}')`,
    })
    .from(products)
    .leftJoin(values, eq(values.productId, products.id))
    .leftJoin(productSeries, eq(productSeries.id, products.seriesId))
    .where(eq(products.categoryCode, categoryCode))
    .orderBy(sql`${products.id} collate "C"`);
}
