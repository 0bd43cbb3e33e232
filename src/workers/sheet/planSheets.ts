import { numberAt, textAt, type PackedColumn } from "#domain/building/rooms/PackedTable.ts";
import { greatest } from "#domain/base/lists.ts";
import type { TextSheet } from "#domain/building/rooms/scheduleTemplate.ts";
import type { PlanSheet } from "../batch/plan/ConfirmedPlan.ts";
import type { WrittenColumn, WrittenSheet } from "./Workbook.ts";

/** Longest name of a sheet in Excel, and the characters that it forbids in one. */
const LONGEST_NAME = 31;
const NOT_IN_A_NAME = /[[\]:*?/\\]/gu;

/** Packed sheets as rows to write. A title without a column of its key stays empty. */
export function planSheets(sheets: readonly PlanSheet[]): readonly WrittenSheet[] {
  const names = new Set<string>();
  return sheets.map(({ name, titles, table }) => {
    const columns = titles.map(({ key, title, digits, formula, formulas: named, digitsOf }) => {
      const column = table.columns[key];
      const values = valuesOf(column, table.rows);
      const formulas =
        formula !== undefined
          ? values.map((value, row) => (value === null ? null : formula.replaceAll("{row}", rowNumber(row))))
          : named === undefined
            ? null
            : valuesOf(table.columns[named], table.rows).map((text) => (text === null ? null : String(text)));
      return {
        ...{ title, digits, isText: column?.kind === "text", values },
        ...(formulas === null ? {} : { formulas }),
        ...(digitsOf === undefined
          ? {}
          : { digitsOf: valuesOf(table.columns[digitsOf], table.rows).map((own) => Number(own)) }),
      };
    });
    return {
      name: uniqueName(name, names),
      columns: columns.map((column): WrittenColumn => ({ ...column, width: fittingWidth(column) })),
      rows: Array.from({ length: table.rows }, (_, row) => columns.map(({ values }) => values[row] ?? null)),
    };
  });
}

/** The first row below the titles is number 2. */
const rowNumber = (row: number) => String(row + 2);

export const textSheets = (sheets: readonly TextSheet[]): readonly WrittenSheet[] =>
  sheets.map((sheet) => ({
    ...sheet,
    columns: sheet.columns.map((column) => ({ ...column, digits: null })),
  }));

function valuesOf(column: PackedColumn | undefined, rows: number): readonly (string | number | null)[] {
  if (!column) return [];
  const at = column.kind === "text" ? textAt : numberAt;
  return Array.from({ length: rows }, (_, row) => {
    const value = at(column, row);
    return value === "" ? null : value;
  });
}

function uniqueName(wanted: string, taken: Set<string>): string {
  const base = wanted.replace(NOT_IN_A_NAME, " ").trim().slice(0, LONGEST_NAME) || "Sheet";
  let name = base;
  for (let copy = 2; taken.has(name.toLowerCase()); copy++) {
    const suffix = ` (${copy})`;
    name = base.slice(0, LONGEST_NAME - suffix.length) + suffix;
  }
  taken.add(name.toLowerCase());
  return name;
}

const NARROWEST = 8;
const WIDEST = 48;
const PADDING = 2;
/** The first rows are enough for the widths; measuring 100,000 would take longer than writing them. */
const ROWS_MEASURED = 500;

function fittingWidth({
  title,
  digits,
  values,
}: {
  readonly title: string;
  readonly digits: number | null;
  readonly values: readonly (string | number | null)[];
}): number {
  const widths = values.slice(0, ROWS_MEASURED).map((value) => {
    if (typeof value !== "number") return textWidth(value ?? "");
    return (digits === null ? String(value) : value.toFixed(digits)).length;
  });
  const widest = Math.max(textWidth(title), greatest(widths));
  return Math.min(WIDEST, Math.max(NARROWEST, widest + PADDING));
}

/** Chinese characters and full-width signs are two columns wide. */
const textWidth = (text: string) => text.length + (text.match(/[\u1100-\uffef]/gu)?.length ?? 0);
