import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { loadReference } from "./reference/loadReference.ts";
import { giveMissingRevisions } from "../database/revisions/catalogueRevisions.ts";
import { catalogueVersion } from "../database/revisions/catalogueVersion.ts";
import type { Database } from "../database/connection/database.ts";
import type { CatalogueParts, PackedRows } from "./write/PackedRows.ts";
import { replaceCatalogue, type Replaced } from "./write/replaceCatalogue.ts";
import { bundledVersion } from "./bundledVersion.ts";
import type { Samples } from "../process/Samples.ts";

/** Logged before a load, which takes some seconds. A changed setting of samples also causes a load. */
export const LOADING = "Loading the catalogue; only the first start does this.";

/** Whether the database holds the bundled catalogue. */
export const isCatalogueLoaded = async (
  { queries }: Pick<Database, "queries">,
  samples: Samples,
): Promise<boolean> => (await catalogueVersion(queries)) === bundledVersion(samples);

/** The generating code is imported only if there is something to load; no other start needs it. */
async function* bundledParts(samples: Samples): AsyncGenerator<PackedRows> {
  const { packedParts } = await import("./packedParts.ts");
  yield* packedParts({ samples });
}

/**
 * Makes sure that the database holds the bundled catalogue, with or without samples; fast if it already does.
 * `say` is called before the work, which takes some seconds. Tests pass a smaller catalogue.
 *
 * @returns what was written; null if the catalogue was already loaded
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
