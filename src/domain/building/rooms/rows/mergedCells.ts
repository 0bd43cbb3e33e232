import type { ColumnReading } from "./ColumnReading.ts";
import type { ScheduleTable } from "../header/findTables.ts";
import { readLabel } from "./readLabel.ts";
import type { RoomPlace } from "../Room.ts";
import { figureField } from "../columnFields.ts";
import { isPlace } from "../roomFields.ts";
import { isBlank, type SheetGrid } from "../../../base/sheet/SheetGrid.ts";

/** The values that a vertically merged cell gives to a row. */
export interface FilledLabel extends RoomPlace {
  readonly roomCode: string;
  readonly roomName: string;
  /** Number of non-empty rows under a merged code that have no names to distinguish them; 0 if all is clear. */
  readonly indistinct: number;
}

/** Rows in which one cell is merged over several mapped columns: titles of a storey or a building part. */
export function rowsMergedAcross(grid: SheetGrid, columns: readonly ColumnReading[]): ReadonlySet<number> {
  const spans = grid.merges.filter(
    ({ startCol, endCol }) =>
      columns.filter(({ column, field }) => column >= startCol && column <= endCol && !isPlace(field))
        .length > 1,
  );
  return new Set(spans.map(({ startRow }) => startRow));
}

const NOTHING_FILLED: FilledLabel = { roomCode: "", roomName: "", floor: "", zone: "", indistinct: 0 };

/** Codes, names and locations of the rows under a merged cell, by row, including the first row of each merge. */
export function filledLabels(
  { grid, firstDataRow, endRow }: ScheduleTable,
  columns: readonly ColumnReading[],
): ReadonlyMap<number, FilledLabel> {
  const filled = new Map<number, FilledLabel>();
  for (const { startRow, endRow: last, startCol, endCol } of grid.merges) {
    if (startRow === last || startCol !== endCol || startRow < firstDataRow || startRow >= endRow) continue;
    const reading = columns.find(({ column }) => column === startCol);
    const field = reading?.field;
    if (reading === undefined || field == null || figureField(field) !== null) continue;
    const label = readLabel(grid.rows[startRow]?.[startCol], reading?.dates);
    if (!label.ok || label.text === "") continue;
    const end = Math.min(last, endRow - 1);
    const indistinct = field === "roomCode" ? indistinctRows(grid, columns, startRow, end) : 0;
    for (let row = startRow; row <= end; row++) {
      const before = filled.get(row) ?? NOTHING_FILLED;
      filled.set(row, { ...before, [field]: label.text, indistinct: before.indistinct + indistinct });
    }
  }
  return filled;
}

function indistinctRows(
  grid: SheetGrid,
  columns: readonly ColumnReading[],
  from: number,
  to: number,
): number {
  const others = columns.filter(({ field }) => field !== null && field !== "roomCode" && !isPlace(field));
  const names = columns.find(({ field }) => field === "roomName");
  const rows = grid.rows
    .slice(from, to + 1)
    .filter((cells) => others.some(({ column }) => !isBlank(cells[column])));
  const isPlain = rows.length < 2 || (names && rows.every((cells) => !isBlank(cells[names.column])));
  return isPlain ? 0 : rows.length;
}

/**
 * Figures merged over several rows: they are stored in the first room only, although they may be meant for all.
 */
export const figuresMergedDown = (
  { grid, firstDataRow, endRow }: ScheduleTable,
  columns: readonly ColumnReading[],
): number =>
  grid.merges.filter(
    ({ startRow, endRow: last, startCol, endCol }) =>
      startRow >= firstDataRow &&
      startRow < endRow &&
      last > startRow &&
      startCol === endCol &&
      !isBlank(grid.rows[startRow]?.[startCol]) &&
      columns.some(
        ({ column, field }) => column === startCol && field !== null && figureField(field) !== null,
      ),
  ).length;
