import { loadCatalogue } from "#server/catalogue/loadCatalogue.ts";
import type { Database } from "#server/store/database.ts";
import { pgliteDatabase } from "#server/store/openPglite.ts";
import { emptyPglite, pgliteFrom, type DatabaseTemplate } from "./databaseTemplate.ts";
import { thinParts } from "./thinCatalogue.ts";

const THIN: DatabaseTemplate = {
  name: "thin",
  madeFrom: [
    "src/server/migrations",
    "src/server/catalogue",
    "src/server/standard",
    "src/server/samples",
    "src/server/goods",
    "src/domain/physics/curve",
    "src/domain/catalogue/machine",
    "src/domain/products/goods",
    "data",
    ...[
      "arrayLiteral",
      "catalogueRevisions",
      "catalogueRoots",
      "insertProducts",
      "insertSheets",
      "packSheets",
      "PackedRows",
      "replaceCatalogue",
      "sheetHash",
      "tableStructure",
    ].map((name) => `src/server/store/${name}.ts`),
  ],
  async make() {
    const client = await emptyPglite();
    const database = pgliteDatabase(client);
    await database.migrate();
    await loadCatalogue(database, "on", () => {}, thinParts);
    return client;
  },
};

/** A migrated database in memory with a thinned catalogue, the test file's own; about a second after the first time. */
export const testDatabase = async (): Promise<Database> => pgliteDatabase(await pgliteFrom(THIN));
