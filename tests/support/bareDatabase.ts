import { CATALOGUE_VERSION } from "#server/catalogue/bundledVersion.ts";
import { bundledAreas } from "#server/catalogue/bundledAreas.ts";
import { classifications } from "#server/standard/classifications.ts";
import type { CatalogueRows } from "#server/database/schema/catalogueRows.ts";
import type { Database } from "#server/database/connection/database.ts";
import { packRows } from "#server/catalogue/write/PackedRows.ts";
import { replaceCatalogue } from "#server/catalogue/write/replaceCatalogue.ts";
import { migratedDatabase, migratedIn } from "./databaseTemplate.ts";
import { TEST_STANDARD } from "./importStandards.ts";

/** Categories, their properties and the areas, but no products: what an import needs. */
export const BARE_CATALOGUE: CatalogueRows = {
  areas: bundledAreas().map(({ code, name, parentCode }, position) => ({
    code,
    name,
    parentCode,
    position,
  })),
  brands: [{ code: "B000001", name: "朗源", url: null }],
  suppliers: [],
  categories: classifications(),
  definitions: TEST_STANDARD.categories.flatMap(({ code: categoryCode, definitions }) =>
    definitions.map(({ code, name, dataType, unitSymbol }, position) => ({
      categoryCode,
      code,
      name,
      dataType,
      unitSymbol,
      groupCode: null,
      groupName: null,
      isPerformanceFilter: false,
      isListDisplay: true,
      isCustomSort: false,
      position,
    })),
  ),
  enumValues: TEST_STANDARD.categories.flatMap(({ code: categoryCode, definitions }) =>
    definitions.flatMap(({ code: propertyCode, enumValues }) =>
      enumValues.map(({ code, name }, position) => ({ categoryCode, propertyCode, code, name, position })),
    ),
  ),
  series: [],
  products: [],
  values: [],
  curves: [],
  prices: [],
  designs: [],
};

/** Fills a database quickly so that a server takes it for loaded. */
export async function fillBare(database: Database): Promise<Database> {
  await database.migrate();
  await replaceCatalogue(database.queries, CATALOGUE_VERSION, () => [packRows(BARE_CATALOGUE)]);
  return database;
}

/** An in-memory database for one test file. */
export const bareDatabase = async (): Promise<Database> => fillBare(await migratedDatabase());

/** A data folder that a server takes for loaded. */
export async function bareFolder(dataDir: string): Promise<void> {
  const database = await fillBare(await migratedIn(dataDir));
  await database.close();
}
