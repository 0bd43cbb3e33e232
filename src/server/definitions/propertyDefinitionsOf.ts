import { eq } from "drizzle-orm";
import type { PropertyDefinition } from "#api/contract/dataStandards.ts";
import type { Queries } from "../database/queries.ts";
import { categories, propertyDefinitions, propertyEnumValues } from "../database/schema/schema.ts";

type Row = typeof propertyDefinitions.$inferInsert;
type ValueRow = typeof propertyEnumValues.$inferInsert;

const byPosition = (a: { readonly position: number }, b: { readonly position: number }) =>
  a.position - b.position;

/** The rows of a category as properties, in display order. */
export function propertyDefinitionsIn(
  definitions: readonly Row[],
  values: readonly ValueRow[],
): PropertyDefinition[] {
  const ordered = values.toSorted(byPosition);
  return definitions
    .toSorted(byPosition)
    .map(({ categoryCode: _category, position: _position, ...definition }) => ({
      ...definition,
      unitSymbol: definition.unitSymbol ?? null,
      groupCode: definition.groupCode ?? null,
      groupName: definition.groupName ?? null,
      enumValues: ordered
        .filter(({ propertyCode }) => propertyCode === definition.code)
        .map(({ code, name }) => ({ code, name })),
    }));
}

/** Properties of a category in display order; `null` if there is no such category. */
export async function propertyDefinitionsOf(
  queries: Queries,
  categoryCode: string,
): Promise<PropertyDefinition[] | null> {
  if ((await queries.$count(categories, eq(categories.code, categoryCode))) === 0) return null;
  return propertyDefinitionsIn(
    await queries
      .select()
      .from(propertyDefinitions)
      .where(eq(propertyDefinitions.categoryCode, categoryCode)),
    await queries.select().from(propertyEnumValues).where(eq(propertyEnumValues.categoryCode, categoryCode)),
  );
}
