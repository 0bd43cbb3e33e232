import type { ColumnFacts } from "./columnFacts.ts";
import type { ScheduleTable } from "../header/findTables.ts";
import type { HeaderColumn } from "../header/readHeader.ts";
import type { NameMatch } from "../header/recogniseName.ts";

/** A column that may state the field that its header names. */
export interface Candidate {
  readonly at: number;
  readonly column: HeaderColumn;
  readonly match: NameMatch;
  readonly facts: ColumnFacts;
  readonly isHidden: boolean;
}

export function candidatesOf(
  table: ScheduleTable,
  columns: readonly HeaderColumn[],
  facts: readonly ColumnFacts[],
): readonly Candidate[] {
  return columns.flatMap((column, at): Candidate[] => {
    const fact = facts[at];
    if (!column.match || column.problem || !fact) return [];
    return [{ at, column, match: column.match, facts: fact, isHidden: isHiddenIn(table, column) }];
  });
}

export const isHiddenIn = ({ grid }: ScheduleTable, { column }: HeaderColumn) =>
  grid.hiddenColumns?.has(column) === true;

export const isForEachArea = ({ column, match }: Pick<Candidate, "column" | "match">) =>
  column.unit?.isPerArea === true || match.isDensity;
