import { isBlank, type SheetGrid } from "../../../base/sheet/SheetGrid.ts";
import { tableText } from "../cells/readTableCell.ts";
import type { ReadColumn } from "../head/ReadColumn.ts";
import type { TableRemark } from "../TableReading.ts";
import { isTotal } from "../words/isTotal.ts";
import { quantityFacts } from "../words/quantities.ts";
import type { TableRow } from "./rowsOfTable.ts";

/** A row names itself left of its figures, or where its model or number stands. */
const nameColumns = (columns: readonly ReadColumn[]) => {
  const figures = columns.findIndex(
    ({ quantity }) => quantity !== null && quantityFacts(quantity).kinds.length > 0,
  );
  return columns.filter(
    ({ quantity }, at) =>
      (figures >= 0 && at < figures) ||
      (quantity !== null && quantity !== "remark" && quantityFacts(quantity).role === "identity"),
  );
};

/**
 * Rows of products. A sum or a mean of rows is no product, nor a point of the curve above it: it is left out with
 * a remark.
 */
export function withoutTotals(
  rows: readonly TableRow[],
  grid: SheetGrid,
  columns: readonly ReadColumn[],
  placeOf: (row: number) => string,
  remarks: TableRemark[],
): readonly TableRow[] {
  const naming = nameColumns(columns);
  return rows.filter(({ row }) => {
    const named = naming.find(({ column }) => {
      const cell = grid.rows[row]?.[column];
      return typeof cell === "string" && !isBlank(cell) && isTotal(tableText(cell));
    });
    if (!named) return true;
    remarks.push({
      ...{ code: "total", place: placeOf(row), product: "", field: named.header },
      message: `“${tableText(grid.rows[row]?.[named.column])}”是几行的合计或平均，不是产品，没有读入`,
    });
    return false;
  });
}
