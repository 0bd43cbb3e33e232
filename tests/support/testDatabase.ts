import { loadCatalogue } from "#server/catalogue/loadCatalogue.ts";
import type { Database } from "#server/database/connection/database.ts";
import { pgliteDatabase } from "#server/database/connection/pgliteDatabase.ts";
import { migratedPglite, pgliteFrom, type DatabaseTemplate } from "./databaseTemplate.ts";
import { thinParts } from "./thinCatalogue.ts";

const THIN: DatabaseTemplate = {
  name: "thin",
  madeFrom: [
    "src/server/database",
    "src/server/catalogue",
    "src/server/records",
    "src/server/standard",
    "src/server/samples",
    "src/server/goods",
    "src/domain/physics/curve",
    "src/domain/catalogue/machine",
    "src/domain/products/goods",
    "data",
  ],
  async make() {
    const client = await migratedPglite();
    await loadCatalogue(pgliteDatabase(client), "on", () => {}, thinParts);
    return client;
  },
};

/**
 * A migrated in-memory database with a thinned catalogue for one test file; it takes about a second after the
 * first time.
 */
export const testDatabase = async (): Promise<Database> => pgliteDatabase(await pgliteFrom(THIN));

/** The same, which refuses to write: several test files may read it. */
export async function readOnlyDatabase(): Promise<Database> {
  const client = await pgliteFrom(THIN);
  // A PGlite has one session, which every query is in.
  await client.exec("set default_transaction_read_only = on");
  return pgliteDatabase(client);
}
