import { groupTable, tableTexts } from "./groupTable.ts";
import { storeyRanks } from "./storeyRanks.ts";

/** Functions that order a table by floors; loaded when a table is first grouped, or sorted by floors. */
export const TABLE_GROUPS = { groupTable, tableTexts, storeyRanks } as const;
export type TableGroups = typeof TABLE_GROUPS;
