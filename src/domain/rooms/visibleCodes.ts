import type { ColumnReading } from "./ColumnReading.ts";
import type { ScheduleTable } from "./findTables.ts";
import { cellText, isBlank } from "./SheetGrid.ts";

const NONE: ReadonlyMap<string, number> = new Map();

/**
 * The rows that the spreadsheet shows, by the room code that each states, so that a hidden row of the same room is known as
 * an older one. Nothing where no row is hidden, or where codes come again and so tell no rooms apart.
 */
export function visibleCodes(
  { grid, firstDataRow, endRow }: ScheduleTable,
  columns: readonly ColumnReading[],
): ReadonlyMap<string, number> {
  const code = columns.find(({ field }) => field === "roomCode")?.column;
  if (code === undefined || !grid.hiddenRows?.size) return NONE;
  const rows = new Map<string, number>();
  for (let row = firstDataRow; row < endRow; row++) {
    const cell = grid.rows[row]?.[code];
    if (grid.hiddenRows.has(row) || isBlank(cell)) continue;
    const text = cellText(cell).trim();
    if (rows.has(text)) return NONE;
    rows.set(text, row);
  }
  return rows;
}
