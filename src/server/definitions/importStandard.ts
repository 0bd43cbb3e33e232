import { asc } from "drizzle-orm";
import { importCategories } from "#domain/catalogue/import/importCategories.ts";
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
  const valuesOf = ({ categoryCode, code }: (typeof definitions)[number]) =>
    values
      .filter((value) => value.categoryCode === categoryCode && value.propertyCode === code)
      .map((value) => ({ code: value.code, name: value.name }));
  return { categories: importCategories(rows, definitions, valuesOf) };
}
