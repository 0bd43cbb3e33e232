import type { PackedTable } from "../PackedTable.ts";
import type { SiteFilter } from "../SiteFilter.ts";
import { fail, ok, type Result } from "../../../base/result.ts";
import { chooseTables, type TableFound } from "../columns/chooseTables.ts";
import { implausibleRooms } from "./implausibleRooms.ts";
import { findTables, type ScheduleTable } from "../header/findTables.ts";
import { formKeyOf } from "../header/formKey.ts";
import { NO_CHOICE, type ImportChoice, type ImportPreview, type ImportWarning } from "../importPreview.ts";
import { roomsOfOwnPlan } from "../rows/ownPlan.ts";
import { readRooms, type OnRows, type TableToRead } from "../rows/readRooms.ts";
import { remarkOnRooms } from "./remarkOnRooms.ts";
import { isBlank, type Cell, type SheetGrid } from "../../../base/sheet/SheetGrid.ts";
import {
  describeForm,
  readingsFor,
  understandForms,
  type RememberedForms,
} from "../columns/understandForm.ts";
import { turnGrid } from "../../../base/sheet/turnGrid.ts";
import { warnOfFresh } from "./warnOfFresh.ts";
import { warnOfLoads } from "./warnOfLoads.ts";

export interface ScheduleImport {
  readonly preview: ImportPreview;
  readonly rooms: PackedTable;
}
export type ScheduleRefusal = "no-header" | "no-rows" | "too-many-rows";

export interface ImportOptions extends SiteFilter {
  readonly choice?: ImportChoice | undefined;
  readonly remembered?: RememberedForms | undefined;
  readonly onRows?: OnRows | undefined;
}

/** The room schedule of a workbook, from all the tables that belong to it. */
export function importSchedule(
  fileName: string,
  sheets: readonly SheetGrid[],
  options: ImportOptions = {},
): Result<ScheduleImport, ScheduleRefusal> {
  const tables = roomsOfOwnPlan(sheets.flatMap((grid) => findTables(grid)));
  if (tables.length > 0) return importTables(fileName, sheets, tables, options);
  const turned = sheets.map((grid) => turnGrid(grid) ?? grid);
  const lying = turned.flatMap((grid) => (grid.isTurned ? findTables(grid) : []));
  return lying.length > 0 ? importTables(fileName, turned, lying, options) : fail("no-header");
}

/** Rooms and preview of tables whose headers are known. */
export function importTables(
  fileName: string,
  sheets: readonly SheetGrid[],
  tables: readonly ScheduleTable[],
  { choice: decided, remembered = {}, altitude = 0, onRows }: ImportOptions,
): Result<ScheduleImport, ScheduleRefusal> {
  const choice = decided ?? NO_CHOICE;
  const found = chooseTables(
    tables.map((table) => ({
      table,
      id: `${sheets.indexOf(table.grid)}:${table.header.top}:${table.firstColumn}`,
      form: formKeyOf(table),
      rows: filledRows(table.grid.rows, table.firstDataRow, table.endRow),
    })),
  );
  const isRead = ({ id, note }: TableFound) => choice.tables[id] ?? note === "";
  const forms = understandForms(found, choice.forms, remembered);
  const toRead = found.filter(isRead).flatMap(({ table, form: key }): readonly TableToRead[] => {
    const form = forms.find((one) => one.key === key);
    return form ? [{ table, form: key, readings: readingsFor(form, table) }] : [];
  });
  // A person who has decided, or still must decide, what to read sees that nothing is read and can change it.
  const mayBeNone = decided !== undefined || toRead.length === 0;
  const read = readRooms(toRead, { ...choice, altitude, mayBeNone }, onRows);
  if (!read.ok) return read;
  const { rooms, parts, ...counted } = read.value;
  const [only, ...more] = toRead;
  const preview: ImportPreview = {
    ...counted,
    fileName,
    sheet: [...new Set(toRead.map(({ table }) => table.grid.name))].join("、"),
    otherSheets: sheets
      .filter((grid) => !tables.some((table) => table.grid === grid))
      .map(({ name, rows, isHidden }) => ({ name, rows: filledRows(rows), isHidden })),
    isTurned: toRead.some(({ table }) => table.grid.isTurned),
    headerRow: only && more.length === 0 ? headerRow(only.table) : 0,
    forms: forms.map((form) => describeForm(form, isRead)),
    accepted: rooms.rows,
    implausible: implausibleRooms(rooms, parts),
    warnings: [
      ...onlyHidden(tables, toRead.length > 0),
      ...forms.flatMap((form) => [...warnOfLoads(rooms, form, parts), ...warnOfFresh(rooms, form, parts)]),
    ],
    remarks: remarkOnRooms(rooms, toRead, altitude),
  };
  return ok({ preview, rooms });
}

/** Hidden rooms are not imported unless a person selects them. */
const onlyHidden = (tables: readonly ScheduleTable[], isRead: boolean): readonly ImportWarning[] =>
  !isRead && tables.every(({ grid }) => grid.isHidden)
    ? [{ text: "房间表只在隐藏的工作表中，如需导入请在下面勾选", fix: null }]
    : [];

/** 0 if there is no header. */
const headerRow = ({ header }: ScheduleTable) => (header.depth > 0 ? header.top + 1 : 0);

function filledRows(rows: readonly (readonly Cell[])[], from = 0, to = rows.length): number {
  let filled = 0;
  for (let row = from; row < to; row++) if (!(rows[row] ?? []).every(isBlank)) filled++;
  return filled;
}
