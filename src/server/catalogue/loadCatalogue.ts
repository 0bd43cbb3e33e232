import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { loadReference } from "./reference/loadReference.ts";
import { giveMissingRevisions } from "../database/revisions/catalogueRevisions.ts";
import { catalogueVersion } from "../database/revisions/catalogueVersion.ts";
import type { Database } from "../database/connection/database.ts";
import type { CatalogueParts, PackedRows } from "./write/PackedRows.ts";
import { replaceCatalogue, type Replaced } from "./write/replaceCatalogue.ts";
import { bundledVersion } from "./bundledVersion.ts";
import type { Samples } from "../process/Samples.ts";

/** Said before a load, which takes some seconds: another setting of the samples is another catalogue. */
export const LOADING = "Loading the catalogue; only the first start does this.";

/** Does the database hold the catalogue that the program brings along? */
export const isCatalogueLoaded = async (
  { queries }: Pick<Database, "queries">,
  samples: Samples,
): Promise<boolean> => (await catalogueVersion(queries)) === bundledVersion(samples);

/** What makes the catalogue is read where there is something to load; no other start needs it. */
async function* bundledParts(samples: Samples): AsyncGenerator<PackedRows> {
  const { packedParts } = await import("./packedParts.ts");
  yield* packedParts({ samples });
}

/**
 * Makes sure that the database holds the catalogue the program brings along, with samples or without; quick when it does already.
 * `say` hears of the work before it is done, for it takes some seconds. Tests bring a smaller catalogue.
 *
 * @returns what was written; null when it was there
 */
export async function loadCatalogue(
  database: Pick<Database, "longQueries" | "checkpoint">,
  samples: Samples,
  say: (line: string) => void,
  partsOf: (samples: Samples) => CatalogueParts = bundledParts,
): Promise<Replaced | null> {
  const { longQueries: queries } = database;
  let replaced: Replaced | null = null;
  if (!(await isCatalogueLoaded({ queries }, samples))) {
    say(LOADING);
    replaced = await replaceCatalogue(queries, bundledVersion(samples), () => partsOf(samples));
    await database.checkpoint();
  }
  await loadReference(queries);
  await giveMissingRevisions(queries, Object.keys(CATEGORIES));
  return replaced;
}
