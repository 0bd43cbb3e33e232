import type { Pressure } from "../../../base/units.ts";
import type { ColumnReading } from "./ColumnReading.ts";
import type { ScheduleTable } from "../header/findTables.ts";
import { filledLabels, rowsMergedAcross } from "./mergedCells.ts";
import { rowThatIsNoRoom } from "./noRoomRow.ts";
import { ownRows } from "./ownPlan.ts";
import { readRow, type RoomRead, type RowContext, type UsedColumn } from "./readRow.ts";
import { isPlace } from "../roomFields.ts";
import { RunningTotals } from "./RunningTotals.ts";
import { isBlank, type Cell } from "../../../base/sheet/SheetGrid.ts";
import { StoreyHeadings } from "./StoreyHeadings.ts";
import { olderRows } from "./olderRows.ts";
import { storeysAreRooms } from "./whyNoRoom.ts";

/** Receives a table's rows, each in exactly one of these calls. */
export interface RowSink {
  /** Returning `false` stops the reading. */
  readonly room: (row: number, room: RoomRead) => boolean;
  readonly refuse: (row: number, roomCode: string, reason: string) => boolean;
  readonly blank: () => void;
  /** Returning `true` leaves the row out. */
  readonly hidden: (row: number) => boolean;
  readonly progress: (rows: number) => void;
}

/** Number of rows between two progress reports. */
const ROWS_A_WORD = 2000;

/** Reads the rooms of a table. Every row that is not blank is either a room or refused with a reason. */
export function readTable(
  table: ScheduleTable,
  readings: readonly ColumnReading[],
  sink: RowSink,
  site: Pressure,
): void {
  const { grid, firstDataRow, endRow, repeats } = table;
  const columns = readings.filter((reading): reading is UsedColumn => reading.field !== null);
  // A storey alone in its row is no room.
  const identifying = columns.filter(({ field }) => !isPlace(field));
  const headings = new StoreyHeadings(grid.name);
  const olderThan = olderRows(table, columns);
  const totals = new RunningTotals();
  const titles = rowsMergedAcross(grid, columns);
  const labels = filledLabels(table, columns);
  const row: RowContext = {
    grid,
    columns,
    identifying,
    labels,
    isOwn: ownRows(table),
    storeysAreRooms: storeysAreRooms(table, columns),
    site,
  };
  for (let at = firstDataRow; at < endRow; at++) {
    if (at % ROWS_A_WORD === 0) sink.progress(at - firstDataRow);
    const cells = grid.rows[at] ?? [];
    if (repeats.has(at)) {
      if (!sink.refuse(at, "", "重复的表头不是房间")) return;
      continue;
    }
    if (identifying.every(({ column }) => isBlank(cells[column]))) {
      // The text often stands in a column that is not mapped, such as that of the numbers.
      const text = onlyText(cells);
      const reason = rowThatIsNoRoom(text, false);
      headings.read(text);
      if (reason === null) sink.blank();
      else if (!sink.refuse(at, text, reason)) return;
      continue;
    }
    if (grid.hiddenRows?.has(at) && sink.hidden(at)) continue;
    const read = readRow(cells, at, row, titles.has(at));
    const older = olderThan(at, read.roomCode);
    if (older !== null) {
      if (!sink.refuse(at, read.roomCode, older)) return;
      continue;
    }
    const problem = row.isOwn(cells) ? read.problem : totals.judge(read);
    if (problem) {
      headings.read(problem.heading);
      if (!sink.refuse(at, read.roomCode, problem.reason)) return;
    } else if (!sink.room(at, { ...read, ...headings.placeOf(read) })) return;
  }
}

/** The only text of a row; empty if there are several, or a number. */
function onlyText(cells: readonly Cell[]): string {
  const [only, ...others] = cells.filter((cell) => !isBlank(cell));
  return typeof only === "string" && others.length === 0 ? only : "";
}
