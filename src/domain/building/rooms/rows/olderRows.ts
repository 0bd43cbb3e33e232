import type { ColumnReading } from "./ColumnReading.ts";
import type { ScheduleTable } from "../header/findTables.ts";
import { cellText, isBlank } from "../../../base/sheet/SheetGrid.ts";

/**
 * Makes a function that says why a hidden row is an older one: a visible row states the same room. `null` for
 * every other row, and if codes repeat and so do not identify rooms.
 */
export function olderRows(
  { grid, firstDataRow, endRow }: ScheduleTable,
  columns: readonly ColumnReading[],
): (row: number, roomCode: string) => string | null {
  const { hiddenRows } = grid;
  const code = columns.find(({ field }) => field === "roomCode")?.column;
  if (code === undefined || !hiddenRows?.size) return () => null;
  const visible = new Map<string, number>();
  for (let row = firstDataRow; row < endRow; row++) {
    const cell = grid.rows[row]?.[code];
    if (hiddenRows.has(row) || isBlank(cell)) continue;
    const text = cellText(cell).trim();
    if (visible.has(text)) return () => null;
    visible.set(text, row);
  }
  return (row, roomCode) => {
    const shown = hiddenRows.has(row) ? visible.get(roomCode) : undefined;
    return shown === undefined ? null : `隐藏的行，编号与可见的第 ${shown + 1} 行相同`;
  };
}
