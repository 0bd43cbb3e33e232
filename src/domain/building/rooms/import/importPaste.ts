import type { Result } from "../../../base/result.ts";
import { findTables, type ScheduleTable } from "../header/findTables.ts";
import {
  importTables,
  type ImportOptions,
  type ScheduleImport,
  type ScheduleRefusal,
} from "./importSchedule.ts";
import { parseDelimited } from "../../../base/sheet/parseDelimited.ts";
import { NO_HEADER } from "../columns/proposeColumns.ts";
import type { HeaderColumn } from "../header/readHeader.ts";
import { fieldTitle } from "../roomFields.ts";
import type { SheetGrid } from "../../../base/sheet/SheetGrid.ts";
import { turnGrid } from "../../../base/sheet/turnGrid.ts";

/** Name of pasted text in the preview. */
const PASTE_NAME = "粘贴的内容";

/** The order in which columns without a header are read. */
const DEFAULT_ORDER = ["roomCode", "roomName", "roomArea", "coolingLoad", "heatLoad"] as const;

/** Rooms from delimited text, with or without a header; headers are recognised as in a workbook. */
export function importPaste(
  text: string,
  options: ImportOptions = {},
  name = PASTE_NAME,
): Result<ScheduleImport, ScheduleRefusal> {
  const grid: SheetGrid = { name: "", isHidden: false, rows: parseDelimited(text), merges: [] };
  const tables = findTables(grid);
  if (tables.length > 0) return importTables(name, [grid], tables, options);
  const turned = turnGrid(grid);
  const lying = turned ? findTables(turned) : [];
  return turned && lying.length > 0
    ? importTables(name, [turned], lying, options)
    : importTables(name, [grid], [inDefaultOrder(grid)], options);
}

/** A table without a header; the reading of its columns is a proposal like any other. */
function inDefaultOrder(grid: SheetGrid): ScheduleTable {
  const width = grid.rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width }, (_, column): HeaderColumn => {
    const field = DEFAULT_ORDER[column];
    const match = field
      ? ({ field, is: "plain", hasFreshAir: false, state: null, isDensity: false } as const)
      : null;
    const header = field ? fieldTitle(field) : NO_HEADER;
    return { column, header, match, unit: null, isUnits: false, problem: null };
  });
  return {
    grid,
    header: { top: 0, depth: 0, columns, fields: new Set(DEFAULT_ORDER.slice(0, width)), score: 0 },
    firstDataRow: 0,
    endRow: grid.rows.length,
    firstColumn: 0,
    lastColumn: Number.POSITIVE_INFINITY,
    repeats: new Set(),
    titles: [],
  };
}
