import type { PackedTable } from "../batch/PackedTable.ts";
import { fail, ok, type Result } from "../result.ts";
import { findHeader, type ScheduleHeader } from "./findHeader.ts";
import type { ImportPreview } from "./importPreview.ts";
import { readRooms, type OnRows } from "./readRooms.ts";
import { remarkOnRooms } from "./remarkOnRooms.ts";
import { columnLetter, isBlank, type SheetGrid } from "./SheetGrid.ts";

export interface ScheduleImport {
  readonly preview: ImportPreview;
  readonly rooms: PackedTable;
}
export type ScheduleRefusal = "no-header" | "no-rows" | "too-many-rows";

/** The room schedule of a workbook: of the visible sheets the one with the best header, then with the most rows. */
export function importSchedule(
  fileName: string,
  sheets: readonly SheetGrid[],
  onRows?: OnRows,
): Result<ScheduleImport, ScheduleRefusal> {
  const found = sheets
    .filter(({ isHidden }) => !isHidden)
    .flatMap((grid) => {
      const header = findHeader(grid);
      return header ? [{ grid, header }] : [];
    })
    .toSorted(
      (one, other) => other.header.score - one.header.score || countRows(other.grid) - countRows(one.grid),
    );
  const [best, ...passedOver] = found;
  if (!best) return fail("no-header");
  const names = passedOver.map(({ grid }) => `“${grid.name}”`).join("、");
  const remarks = names === "" ? [] : [`工作表${names}也有可识别的表头，没有导入`];
  return readSheet(fileName, best.grid, best.header, {
    otherSheets: sheets.filter((sheet) => sheet !== best.grid),
    remarks,
    onRows,
  });
}

/** Rooms and preview of one sheet whose header is known. */
export function readSheet(
  fileName: string,
  grid: SheetGrid,
  header: ScheduleHeader,
  {
    otherSheets,
    remarks,
    onRows,
  }: {
    readonly otherSheets: readonly SheetGrid[];
    readonly remarks: readonly string[];
    readonly onRows?: OnRows | undefined;
  },
): Result<ScheduleImport, ScheduleRefusal> {
  const read = readRooms(grid, header, onRows);
  if (!read.ok) return read;
  const { rooms, refused, emptyRows, sample } = read.value;
  const preview: ImportPreview = {
    fileName,
    sheet: grid.name,
    otherSheets: otherSheets.map((sheet) => ({ name: sheet.name, rows: countRows(sheet) })),
    headerRow: header.row,
    columns: header.columns.map(({ column, unit, header: text, field, isUnitAssumed }) => ({
      letter: columnLetter(column),
      header: text,
      field,
      unit: unit && unit.kind !== "count" ? unit.label : "",
      isUnitAssumed,
    })),
    ignored: header.ignored.map(({ column, header: text }) => ({
      letter: columnLetter(column),
      header: text,
    })),
    accepted: rooms.rows,
    emptyRows,
    refused,
    remarks: [...remarks, ...header.remarks, ...remarkOnRooms(rooms, header.columns)],
    sample,
  };
  return ok({ preview, rooms });
}

const countRows = ({ rows }: SheetGrid) => rows.filter((row) => !row.every(isBlank)).length;
