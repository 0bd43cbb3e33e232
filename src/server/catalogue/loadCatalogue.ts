import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { giveMissingRevisions } from "../store/catalogueRevisions.ts";
import { catalogueVersion } from "../store/catalogueVersion.ts";
import type { Database } from "../store/database.ts";
import type { CatalogueParts } from "../store/PackedRows.ts";
import { replaceCatalogue } from "../store/replaceCatalogue.ts";
import { bundledVersion } from "./bundledCatalogue.ts";
import { packedParts } from "./packedParts.ts";
import type { Samples } from "./Samples.ts";

/** Said before a load, which takes some seconds: another setting of the samples is another catalogue. */
export const LOADING = "Loading the catalogue; only the first start does this.";

/** Does the database hold the catalogue that the program brings along? */
export const isCatalogueLoaded = async (
  { queries }: Pick<Database, "queries">,
  samples: Samples,
): Promise<boolean> => (await catalogueVersion(queries)) === bundledVersion(samples);

/**
 * Makes sure that the database holds the catalogue the program brings along, with samples or without; quick when it does already.
 * `say` hears of the work before it is done, for it takes some seconds. Tests bring a smaller catalogue.
 */
export async function loadCatalogue(
  database: Pick<Database, "queries" | "checkpoint">,
  samples: Samples,
  say: (line: string) => void,
  partsOf: (samples: Samples) => CatalogueParts = (wanted) => packedParts({ samples: wanted }),
): Promise<void> {
  const { queries } = database;
  if (!(await isCatalogueLoaded(database, samples))) {
    say(LOADING);
    await replaceCatalogue(queries, bundledVersion(samples), () => partsOf(samples));
    await database.checkpoint();
  }
  await giveMissingRevisions(queries, Object.keys(CATEGORIES));
}
