import type { storeyRanks } from "./storeyRanks.ts";
import type { groupTable } from "./groupTable.ts";

/** What a table that knows floors is put in order by; fetched when one is first grouped, or sorted by floors. */
export interface TableGroups {
  readonly groupTable: typeof groupTable;
  readonly storeyRanks: typeof storeyRanks;
}
