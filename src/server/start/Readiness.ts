import type { Health } from "#api/contract/health.ts";
import { CATEGORIES } from "#domain/catalogue/categories.ts";
import type { CatalogueSearch } from "../search/CatalogueSearch.ts";
import type { Database } from "../database/connection/database.ts";
import type { WorkerCounts } from "./workers/WorkerMessages.ts";

/** The progress of a start: each part is set as soon as it is ready. */
export interface Readiness {
  isLoading: boolean;
  database: Pick<Database, "ping"> | null;
  search: Pick<CatalogueSearch, "isReady"> | null;
  hasEngine: boolean;
  /** The processes that answer beside this one, and this one; null if there is only one. */
  readonly workers: (() => WorkerCounts) | null;
}

export const notReady = (workers: Readiness["workers"] = null): Readiness => ({
  isLoading: false,
  database: null,
  search: null,
  hasEngine: false,
  workers,
});

/** @throws Error when the database is open but does not answer */
export async function healthOf({ workers, ...own }: Readiness): Promise<Health> {
  const { isLoading, database, search, hasEngine } = own;
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
    workers: workers?.() ?? null,
  };
}
