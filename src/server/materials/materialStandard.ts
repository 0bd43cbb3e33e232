import type { Classification, PropertyDefinition } from "#api/contract/dataStandards.ts";
import { asc, eq } from "drizzle-orm";
import { importCategories } from "#domain/catalogue/import/importCategories.ts";
import type { ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import { materialCategories, materialDefinitions } from "../database/schema/materialSchema.ts";
import type { Queries } from "../database/queries.ts";
import { countedCategories } from "./materialQueries.ts";

/** Material categories in the form of classifications: they have prices, but no selection of equipment. */
export async function materialClassifications(
  queries: Queries,
  codes?: readonly string[],
): Promise<Classification[]> {
  const categories = await countedCategories(queries);
  return categories
    .filter(({ code }) => codes === undefined || codes.includes(code))
    .map(({ code, parentCode, name, count }) => ({
      code,
      name,
      count,
      configItemValues: {
        isSelectionEnable: false,
        isNew: false,
        isCanRelateResources: false,
        // A group itself has no prices; its categories have.
        isPriceCondition: parentCode !== null,
      },
    }));
}

/** Properties of a category's materials; `null` if there is no category with this code. */
export async function materialProperties(
  queries: Queries,
  categoryCode: string,
): Promise<PropertyDefinition[] | null> {
  const [known] = await queries
    .select({ code: materialCategories.code })
    .from(materialCategories)
    .where(eq(materialCategories.code, categoryCode));
  if (known === undefined) return null;
  const definitions = await queries
    .select()
    .from(materialDefinitions)
    .where(eq(materialDefinitions.categoryCode, categoryCode))
    .orderBy(asc(materialDefinitions.position));
  return definitions.map(({ code, name, dataType, unitSymbol, isSearch, enumValues }) => ({
    code,
    name,
    dataType,
    unitSymbol,
    groupCode: null,
    groupName: null,
    enumValues: [...enumValues],
    isPerformanceFilter: false,
    isListDisplay: true,
    isCustomSort: false,
    isSearch,
  }));
}

/** The categories of materials as a price list names them, with the properties that it may state. */
export async function materialStandard(queries: Queries): Promise<ImportStandard["categories"]> {
  const categories = await queries
    .select()
    .from(materialCategories)
    .orderBy(asc(materialCategories.position));
  const definitions = await queries
    .select()
    .from(materialDefinitions)
    .orderBy(asc(materialDefinitions.position));
  return importCategories(
    categories.filter(({ parentCode }) => parentCode !== null),
    definitions,
    ({ dataType, enumValues }) => (dataType === "Enum" ? [...enumValues] : []),
  );
}
