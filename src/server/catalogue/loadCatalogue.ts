import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { giveMissingRevisions } from "../store/catalogueRevisions.ts";
import { catalogueVersion } from "../store/catalogueVersion.ts";
import type { Database } from "../store/database.ts";
import type { CatalogueParts } from "../store/PackedRows.ts";
import { replaceCatalogue } from "../store/replaceCatalogue.ts";
import { CATALOGUE_VERSION } from "./bundledCatalogue.ts";
import { packedParts } from "./packedParts.ts";

/** Does the database hold the catalogue that the program brings along? */
export const isCatalogueLoaded = async ({ queries }: Pick<Database, "queries">): Promise<boolean> =>
  (await catalogueVersion(queries)) === CATALOGUE_VERSION;

/**
 * Makes sure that the database holds the catalogue the program brings along; quick when it does already.
 * `say` hears of the work before it is done, for it takes some seconds. Tests bring a smaller catalogue.
 */
export async function loadCatalogue(
  database: Pick<Database, "queries" | "checkpoint">,
  say: (line: string) => void,
  partsOf: () => CatalogueParts = packedParts,
): Promise<void> {
  const { queries } = database;
  if (!(await isCatalogueLoaded(database))) {
    say("Loading the catalogue; only the first start does this.");
    await replaceCatalogue(queries, CATALOGUE_VERSION, partsOf);
    await database.checkpoint();
  }
  await giveMissingRevisions(queries, Object.keys(CATEGORIES));
}
