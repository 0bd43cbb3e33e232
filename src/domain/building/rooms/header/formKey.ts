import { shortHash } from "../../../base/hash/shortHash.ts";
import { keyOf, type ScheduleTable } from "./findTables.ts";

/**
 * Key of a form, in this schedule and in later ones, from the headers column by column. It is short enough to
 * store and does not reveal a project's texts.
 */
export function formKeyOf({ grid, header: { columns } }: ScheduleTable): string {
  const first = columns[0]?.column ?? 0;
  // If a different column is hidden, a different column may be meant.
  const hidden = (column: number) => (grid.hiddenColumns?.has(column) ? "-" : "");
  return shortHash(
    columns.map(({ column, header }) => `${column - first}${hidden(column)}${keyOf(header)}`).join("|"),
  );
}
