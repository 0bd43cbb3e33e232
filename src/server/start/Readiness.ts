import type { Health } from "#api/contract/health.ts";
import { CATEGORIES } from "#domain/catalogue/categories.ts";
import type { CatalogueSearch } from "../search/CatalogueSearch.ts";
import type { Database } from "../database/connection/database.ts";

/** The progress of a start: each part is set as soon as it is ready. */
export interface Readiness {
  isLoading: boolean;
  database: Pick<Database, "ping"> | null;
  search: Pick<CatalogueSearch, "isReady"> | null;
  hasEngine: boolean;
}

export const notReady = (): Readiness => ({
  isLoading: false,
  database: null,
  search: null,
  hasEngine: false,
});

/** @throws Error when the database is open but does not answer */
export async function healthOf({ isLoading, database, search, hasEngine }: Readiness): Promise<Health> {
  await database?.ping();
  const categories = Object.keys(CATEGORIES).map((categoryCode) => ({
    categoryCode,
    isReady: search?.isReady(categoryCode) ?? false,
  }));
  return {
    isReady: database !== null && hasEngine && categories.every(({ isReady }) => isReady),
    database: database !== null ? "ok" : isLoading ? "loading" : "opening",
    selection: hasEngine ? "ready" : "starting",
    search: categories,
  };
}
