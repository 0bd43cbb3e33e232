import { asc, eq } from "drizzle-orm";
import type { PropertyDefinition } from "#api/contract/dataStandards.ts";
import type { Queries } from "./queries.ts";
import { categories, propertyDefinitions, propertyEnumValues } from "./schema.ts";

/** Properties of a category in the order in which a person reads them; `null` when there is no such category. */
export async function propertyDefinitionsOf(
  queries: Queries,
  categoryCode: string,
): Promise<PropertyDefinition[] | null> {
  if ((await queries.$count(categories, eq(categories.code, categoryCode))) === 0) return null;
  const definitions = await queries
    .select()
    .from(propertyDefinitions)
    .where(eq(propertyDefinitions.categoryCode, categoryCode))
    .orderBy(asc(propertyDefinitions.position));
  const values = await queries
    .select()
    .from(propertyEnumValues)
    .where(eq(propertyEnumValues.categoryCode, categoryCode))
    .orderBy(asc(propertyEnumValues.position));
  return definitions.map(({ categoryCode: _category, position: _position, ...definition }) => ({
    ...definition,
    enumValues: values
      .filter(({ propertyCode }) => propertyCode === definition.code)
      .map(({ code, name }) => ({ code, name })),
  }));
}
