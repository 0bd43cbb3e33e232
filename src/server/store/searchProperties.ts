import { and, asc, count, eq } from "drizzle-orm";
import type { aggregateSearchProperties } from "#api/contract/products.ts";
import type { Answer } from "#api/contract/endpoint.ts";
import type { Queries } from "./queries.ts";
import { productPropertyValues, products, propertyDefinitions, propertyEnumValues } from "./schema.ts";

type SearchProperty = Answer<typeof aggregateSearchProperties>[number];

/**
 * The enumerated properties of a category, each with the values that its products, or those of one brand, have.
 * In the order of the definitions; a property without any such value is left out.
 */
export async function searchProperties(
  queries: Queries,
  categoryCode: string,
  brandCode: string | null,
): Promise<SearchProperty[]> {
  const rows = await queries
    .select({
      code: propertyDefinitions.code,
      name: propertyDefinitions.name,
      dataType: propertyDefinitions.dataType,
      unitSymbol: propertyDefinitions.unitSymbol,
      valueCode: propertyEnumValues.code,
      valueName: propertyEnumValues.name,
      count: count(),
    })
    .from(products)
    .innerJoin(productPropertyValues, eq(productPropertyValues.productId, products.id))
    .innerJoin(
      propertyDefinitions,
      and(
        eq(propertyDefinitions.categoryCode, products.categoryCode),
        eq(propertyDefinitions.code, productPropertyValues.propertyCode),
      ),
    )
    .innerJoin(
      propertyEnumValues,
      and(
        eq(propertyEnumValues.categoryCode, propertyDefinitions.categoryCode),
        eq(propertyEnumValues.propertyCode, propertyDefinitions.code),
        eq(propertyEnumValues.code, productPropertyValues.enumCode),
      ),
    )
    .where(
      and(
        eq(products.categoryCode, categoryCode),
        brandCode === null ? undefined : eq(products.brandCode, brandCode),
      ),
    )
    .groupBy(
      propertyDefinitions.categoryCode,
      propertyDefinitions.code,
      propertyEnumValues.code,
      propertyEnumValues.name,
      propertyEnumValues.position,
    )
    .orderBy(asc(propertyDefinitions.position), asc(propertyEnumValues.position));
  const properties = new Map<string, SearchProperty>();
  for (const { valueCode, valueName, count: found, ...property } of rows) {
    const known = properties.get(property.code) ?? { ...property, values: [] };
    known.values.push({ code: valueCode, name: valueName, count: found });
    properties.set(property.code, known);
  }
  return [...properties.values()];
}
