import { inArray } from "drizzle-orm";
import type { Queries } from "../database/queries.ts";
import { propertyEnumValues } from "../database/schema/schema.ts";

/** The name of an enumerated value in the product's category. */
export type EnumNameOf = (categoryCode: string, propertyCode: string, code: string) => string | undefined;

/** The names of these properties' enumerated values in these categories. */
export async function enumNames(queries: Queries, categoryCodes: readonly string[]): Promise<EnumNameOf> {
  const rows = await queries
    .select()
    .from(propertyEnumValues)
    .where(inArray(propertyEnumValues.categoryCode, [...categoryCodes]));
  const keyOf = (...parts: readonly string[]) => JSON.stringify(parts);
  const names = new Map(
    rows.map(({ categoryCode, propertyCode, code, name }) => [keyOf(categoryCode, propertyCode, code), name]),
  );
  return (...parts) => names.get(keyOf(...parts));
}
