import { groupTable } from "./groupTable.ts";
import { storeyRanks } from "./storeyRanks.ts";

/** What a table that knows floors is put in order by; fetched when one is first grouped, or sorted by floors. */
export const TABLE_GROUPS = { groupTable, storeyRanks } as const;
export type TableGroups = typeof TABLE_GROUPS;
