import { pressureAtAltitude } from "../../../physics/air/altitude.ts";
import type { PackedTable } from "../PackedTable.ts";
import type { SiteFilter } from "../SiteFilter.ts";
import { formatNumber } from "../../../base/formatNumber.ts";
import { fail, ok, type Result } from "../../../base/result.ts";
import type { ColumnReading } from "./ColumnReading.ts";
import type { ScheduleTable } from "../header/findTables.ts";
import type { ImportChoice, ImportPreview, RefusedRow, SampleRoom, StatedField } from "../importPreview.ts";
import type { RoomRead } from "./readRow.ts";
import { readTable, type RowSink } from "./readTable.ts";
import { isFreshFigure, kindOf, STATED_FIELDS } from "../columnFields.ts";
import { FIGURE_DIGITS, isFigure, PLACE_FIELDS } from "../roomFields.ts";
import { RoomTableBuilder } from "../RoomTableBuilder.ts";
import { inRanges } from "../../../base/sheet/rowNumbers.ts";

/** More rooms than any building has; the batch screen and its budgets are designed for this number. */
export const MAX_ROOMS = 100_000;
/** Number of rooms shown before anything is replaced. */
const SAMPLE_ROWS = 20;

export interface TableToRead {
  readonly table: ScheduleTable;
  readonly form: string;
  readonly readings: readonly ColumnReading[];
}

/** Rooms from one table; `to` is exclusive. */
export interface RoomsPart {
  readonly form: string;
  readonly from: number;
  readonly to: number;
  /** Empty if all rooms come from one sheet. */
  readonly sheet: string;
  /** The row of each room, as the spreadsheet numbers rows. */
  readonly rows: readonly number[];
}

export interface RoomsRead extends Pick<
  ImportPreview,
  "fields" | "refused" | "emptyRows" | "hiddenRows" | "hiddenRowsAt" | "sample"
> {
  readonly rooms: PackedTable;
  readonly parts: readonly RoomsPart[];
}

/** Called from time to time with the number of rows read, and the total. */
export type OnRows = (read: number, total: number) => void;

/** The rooms of these tables, one after the other. */
export function readRooms(
  tables: readonly TableToRead[],
  {
    leavesHiddenRows,
    mayBeNone,
    altitude = 0,
  }: Pick<ImportChoice, "leavesHiddenRows"> & SiteFilter & { readonly mayBeNone: boolean },
  onRows: OnRows = () => {},
): Result<RoomsRead, "no-rows" | "too-many-rows"> {
  const builder = new RoomTableBuilder();
  const refused: RefusedRow[] = [];
  const sampled: (Pick<SampleRoom, "row" | "sheet"> & { readonly room: RoomRead })[] = [];
  const parts: RoomsPart[] = [];
  const places = new Set<StatedField>();
  const isOneSheet = new Set(tables.map(({ table }) => table.grid)).size < 2;
  const total = tables.reduce((sum, { table }) => sum + table.endRow - table.firstDataRow, 0);
  const site = pressureAtAltitude(altitude);
  let done = 0;
  let emptyRows = 0;
  let hiddenRows = 0;
  const hiddenRowsAt: string[] = [];
  let isFull = false;
  const hasRoom = () => {
    isFull ||= builder.rows + refused.length === MAX_ROOMS;
    return !isFull;
  };
  for (const { table, form, readings } of tables) {
    const from = builder.rows;
    const hidden: number[] = [];
    const rows: number[] = [];
    const sheet = isOneSheet ? "" : table.grid.name;
    // Blank rows after the last room do not belong to the schedule.
    let emptySinceLast = 0;
    const something = () => {
      emptyRows += emptySinceLast;
      emptySinceLast = 0;
    };
    const sink: RowSink = {
      room(row, room) {
        something();
        if (!hasRoom()) return false;
        rows.push(row + 1);
        builder.add(room.roomCode, room.roomName, room.figures, room);
        for (const field of PLACE_FIELDS) if (room[field] !== "") places.add(field);
        if (sampled.length < SAMPLE_ROWS) sampled.push({ row: row + 1, sheet, room });
        return true;
      },
      refuse(row, roomCode, reason) {
        something();
        if (!hasRoom()) return false;
        refused.push({ row: row + 1, sheet, roomCode, reason });
        return true;
      },
      blank: () => emptySinceLast++,
      hidden(row) {
        hidden.push(row + 1);
        return leavesHiddenRows;
      },
      progress: (read) => onRows(done + read, total),
    };
    readTable(table, readings, sink, site);
    if (isFull) return fail("too-many-rows");
    parts.push({ form, from, to: builder.rows, sheet, rows });
    hiddenRows += hidden.length;
    if (hidden.length > 0) hiddenRowsAt.push(`${sheet && `${sheet} `}第 ${inRanges(hidden)} 行`);
    done += table.endRow - table.firstDataRow;
  }
  if (!mayBeNone && builder.rows + refused.length + hiddenRows === 0) return fail("no-rows");
  // The location may come from headings alone.
  const fields = [...new Set([...fieldsOf(tables), ...places])];
  const sample = sampled.map(({ room, ...at }): SampleRoom => ({
    ...at,
    cells: fields.map((field) => shown(room, field)),
  }));
  return ok({
    rooms: builder.pack(),
    parts,
    fields,
    refused,
    emptyRows,
    hiddenRows,
    hiddenRowsAt: hiddenRowsAt.join("；"),
    sample,
  });
}

/**
 * In the order of the first table's columns. A wet bulb computed from the humidity takes the humidity's position,
 * persons of an area that of their density.
 */
function fieldsOf(tables: readonly TableToRead[]): readonly StatedField[] {
  const columns = tables.flatMap(({ readings }) => readings.map(({ field }) => field));
  const fields = columns.flatMap((field) => {
    if (field === null) return [];
    if (field === "peopleDensity") return ["people" as const];
    return [field === "summerHumidity" ? "summerWetBulb" : field];
  });
  return [...new Set(fields)].filter((field) => STATED_FIELDS.includes(field));
}

/** As the room table shows it, for comparison by eye. */
function shown(room: RoomRead, field: StatedField): string {
  if (!isFigure(field) && !isFreshFigure(field)) return room[field];
  const value = room.figures[field];
  return value == null ? "" : formatNumber(value, FIGURE_DIGITS[kindOf(field)!]);
}
