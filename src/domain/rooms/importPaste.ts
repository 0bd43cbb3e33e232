import { ok, type Result } from "../result.ts";
import { STANDARD_UNITS } from "./figureUnits.ts";
import { findHeader, type ScheduleHeader } from "./findHeader.ts";
import { readSheet, type ScheduleImport, type ScheduleRefusal } from "./importSchedule.ts";
import { parseDelimited } from "./parseDelimited.ts";
import type { OnRows } from "./readRooms.ts";
import { FIGURE_FIELDS, fieldTitle, fieldUnit, isFigure } from "./roomFields.ts";
import type { SheetGrid } from "./SheetGrid.ts";

/** What the preview calls text that was pasted. */
const PASTE_NAME = "粘贴的内容";

/** The order in which columns without a header are read. */
const DEFAULT_ORDER = ["roomCode", "roomName", "roomArea", "coolingLoad", "heatLoad"] as const;

/** Rooms from pasted cells, with the same recognition of a header as in a file, or without a header. */
export function importPaste(text: string, onRows?: OnRows): Result<ScheduleImport, ScheduleRefusal> {
  const grid: SheetGrid = { name: PASTE_NAME, isHidden: false, rows: parseDelimited(text), merges: [] };
  const header = findHeader(grid);
  const remarks = header ? [] : [withoutHeader()];
  const imported = readSheet(PASTE_NAME, grid, header ?? columnsInOrder(grid), {
    otherSheets: [],
    remarks,
    onRows,
  });
  if (!imported.ok) return imported;
  return ok({ ...imported.value, preview: { ...imported.value.preview, sheet: "" } });
}

function columnsInOrder(grid: SheetGrid): ScheduleHeader {
  const width = grid.rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = DEFAULT_ORDER.slice(0, width).map((field, column) => ({
    column,
    header: fieldTitle(field),
    field,
    unit: isFigure(field) ? STANDARD_UNITS[FIGURE_FIELDS[field].kind] : null,
    isUnitAssumed: isFigure(field),
  }));
  const ignored = Array.from({ length: Math.max(0, width - columns.length) }, (_, more) => ({
    column: columns.length + more,
    header: "（无表头）",
  }));
  return { row: 0, firstDataRow: 0, columns, ignored, remarks: [], score: 0 };
}

function withoutHeader(): string {
  const order = DEFAULT_ORDER.map((field) => {
    const unit = fieldUnit(field);
    return unit === "" ? fieldTitle(field) : `${fieldTitle(field)}（${unit}）`;
  });
  return `没有表头，按${order.join("、")}的顺序读取`;
}
