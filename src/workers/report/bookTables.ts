import { numberAt, textAt } from "#domain/building/rooms/PackedTable.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { BookTable } from "#domain/desk/report/layoutBook.ts";
import type { PlanSheet } from "../batch/plan/ConfirmedPlan.ts";

/** Most rows of a table on paper, some thirty pages; the workbook has all rows. */
export const MOST_BOOK_ROWS = 1500;

/** A sheet of the workbook as a table on paper, with figures to the digits of their format. */
export function bookTable({ name, titles, table, bars }: PlanSheet): BookTable {
  const rows = Math.min(table.rows, MOST_BOOK_ROWS);
  const columns = titles.map(({ key, title, digits, digitsOf }) => {
    const column = table.columns[key];
    const own = digitsOf === undefined ? undefined : table.columns[digitsOf];
    const digitsAt = (row: number) => (own?.kind === "number" ? numberAt(own, row) : null) ?? digits;
    const isFigure = column?.kind === "number";
    return {
      title,
      isFigure,
      at: (row: number) =>
        column === undefined
          ? ""
          : column.kind === "text"
            ? textAt(column, row)
            : figure(numberAt(column, row), digitsAt(row)),
    };
  });
  return {
    name,
    ...(bars && { bars }),
    columns,
    rows: Array.from({ length: rows }, (_, row) => columns.map(({ at }) => at(row))),
    note:
      rows === table.rows
        ? ""
        : `共 ${formatNumber(table.rows, 0)} 行，此处为前 ${formatNumber(rows, 0)} 行，其余见 .xlsx。`,
  };
}

function figure(value: string | number | null, digits: number | null): string {
  if (value === null) return "";
  return typeof value === "number" ? formatNumber(value, digits ?? 2) : value;
}
