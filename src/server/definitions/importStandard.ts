import { asc } from "drizzle-orm";
import type { ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import type { Queries } from "../database/queries.ts";
import { categories, propertyDefinitions, propertyEnumValues } from "../database/schema/schema.ts";

/** Every category with its properties, in the form that an import checks against. */
export async function importStandard(queries: Queries): Promise<ImportStandard> {
  const definitions = await queries
    .select()
    .from(propertyDefinitions)
    .orderBy(asc(propertyDefinitions.position));
  const values = await queries.select().from(propertyEnumValues).orderBy(asc(propertyEnumValues.position));
  const rows = await queries.select().from(categories).orderBy(asc(categories.code));
  return {
    categories: rows.map(({ code, name }) => ({
      code,
      name,
      definitions: definitions
        .filter(({ categoryCode }) => categoryCode === code)
        .map((definition) => ({
          code: definition.code,
          name: definition.name,
          dataType: definition.dataType,
          unitSymbol: definition.unitSymbol,
          enumValues: values
            .filter((value) => value.categoryCode === code && value.propertyCode === definition.code)
            .map((value) => ({ code: value.code, name: value.name })),
        })),
    })),
  };
}
