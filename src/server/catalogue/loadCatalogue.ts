import { catalogueVersion } from "../store/catalogueVersion.ts";
import { countProducts } from "../store/countProducts.ts";
import type { CatalogueRows } from "../store/catalogueRows.ts";
import type { Database } from "../store/database.ts";
import { replaceCatalogue } from "../store/replaceCatalogue.ts";
import { bundledCatalogue, CATALOGUE_VERSION } from "./bundledCatalogue.ts";

/**
 * Makes sure that the database holds the catalogue the program brings along; quick when it does already.
 * `say` hears of the work before it is done, for it takes some seconds. Tests bring a smaller catalogue.
 * @returns how many products the database holds, imported ones included
 */
export async function loadCatalogue(
  { queries }: Database,
  say: (line: string) => void,
  bundled: () => Promise<CatalogueRows> = () => bundledCatalogue(),
): Promise<{ readonly products: number }> {
  if ((await catalogueVersion(queries)) !== CATALOGUE_VERSION) {
    say("Loading the catalogue; only the first start does this.");
    await replaceCatalogue(queries, CATALOGUE_VERSION, await bundled());
  }
  return { products: await countProducts(queries) };
}
