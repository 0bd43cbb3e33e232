import type { CatalogueSearch } from "./CatalogueSearch.ts";

/** Dependencies of handlers that use the search. */
export interface SearchParts {
  readonly search: Pick<CatalogueSearch, "open" | "dutyColumns">;
}
