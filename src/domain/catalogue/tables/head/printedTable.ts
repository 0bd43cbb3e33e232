import { cellText, type SheetGrid } from "../../../base/sheet/SheetGrid.ts";
import type { PrintedColumn, PrintedTable } from "../PrintedTable.ts";
import { quantityFacts } from "../words/quantities.ts";
import { STEPS } from "../words/stepNames.ts";
import type { ReadColumn } from "./ReadColumn.ts";
import type { SettledAxis } from "./settleAxis.ts";

/** A person checks columns by the first rows; the products show the rest. */
const MOST_ROWS = 60;

/** What a person sees above the products: the table as printed, and what each column was taken for. */
export function printedTable(
  { rows, merges }: SheetGrid,
  isTurned: boolean,
  columns: readonly ReadColumn[],
  axis: SettledAxis | null,
): PrintedTable {
  const most = isTurned ? rows.length : MOST_ROWS;
  return {
    rows: rows.slice(0, most).map((cells) => cells.map(cellText)),
    merges: merges.filter(({ startRow }) => startRow < most),
    count: rows.length,
    isTurned,
    columns: [
      ...columns.map((column) => columnOf(column, column.column)),
      ...(axis?.columns ?? []).flatMap((at) => (axis === null ? [] : [columnOf(axis.content, at)])),
    ].toSorted((one, other) => one.at - other.at),
  };
}

function columnOf({ quantity, unit, step, asked }: ReadColumn, at: number): PrintedColumn {
  return {
    at,
    name: quantity === null ? "" : quantityFacts(quantity).name,
    unit: unit?.label ?? "",
    step: step === null ? "" : STEPS[step],
    asked,
  };
}
