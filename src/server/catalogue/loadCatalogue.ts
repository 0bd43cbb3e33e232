import { catalogueVersion } from "../store/catalogueVersion.ts";
import { countProducts } from "../store/countProducts.ts";
import type { Database } from "../store/database.ts";
import type { CatalogueParts } from "../store/PackedRows.ts";
import { replaceCatalogue } from "../store/replaceCatalogue.ts";
import { CATALOGUE_VERSION } from "./bundledCatalogue.ts";
import { packedParts } from "./packedParts.ts";

/**
 * Makes sure that the database holds the catalogue the program brings along; quick when it does already.
 * `say` hears of the work before it is done, for it takes some seconds. Tests bring a smaller catalogue.
 * @returns how many products the database holds, imported ones included
 */
export async function loadCatalogue(
  database: Database,
  say: (line: string) => void,
  partsOf: () => CatalogueParts = packedParts,
): Promise<{ readonly products: number }> {
  const { queries } = database;
  if ((await catalogueVersion(queries)) !== CATALOGUE_VERSION) {
    say("Loading the catalogue; only the first start does this.");
    await replaceCatalogue(queries, CATALOGUE_VERSION, partsOf);
    await database.checkpoint();
  }
  return { products: await countProducts(queries) };
}
