import type { CatalogueSearch } from "./CatalogueSearch.ts";

/** What handlers that ask the search work with. */
export interface SearchParts {
  readonly search: Pick<CatalogueSearch, "open" | "dutyColumns">;
}
