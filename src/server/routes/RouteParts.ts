import type { TextIndex } from "../documents/textIndex.ts";
import type { Engine } from "../engine/Engine.ts";
import type { CatalogueSearch } from "../engine/search/CatalogueSearch.ts";
import type { Database } from "../store/database.ts";

/** What the handlers work with. */
export interface RouteParts {
  readonly database: Pick<Database, "queries">;
  readonly engine: Pick<Engine, "selectForRooms" | "roomCandidates">;
  /** Of manuals; absent where nothing else reads them. */
  readonly texts?: TextIndex;
  readonly search: Pick<CatalogueSearch, "open" | "dutyColumns">;
}
