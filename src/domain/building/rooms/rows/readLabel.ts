import { ERROR_VALUE } from "../../../base/sheet/readFigure.ts";
import { MAX_LABEL } from "../roomFields.ts";
import { cellText, type Cell } from "../../../base/sheet/SheetGrid.ts";

export type Label =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string };

/**
 * How a code is restored that a spreadsheet turned into a date: 1-2 became 2 January of this year, 2-30, which no
 * month has, the first of February 1930.
 */
export type DateCode = "month-day" | "day-month" | "refused";
export const DATE_CODES: readonly DateCode[] = ["month-day", "day-month", "refused"];

function codeOfDate(date: Date, order: DateCode, year: number): string {
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
  if (day === 1 && date.getUTCFullYear() !== year) return `${month}-${date.getUTCFullYear() % 100}`;
  return order === "month-day" ? `${month}-${day}` : `${day}-${month}`;
}

/** The year of most of a column's dates; `null` if it has none. */
export function yearOfCodes(cells: Iterable<Cell | undefined>): number | null {
  const years = new Map<number, number>();
  for (const cell of cells)
    if (cell instanceof Date) years.set(cell.getUTCFullYear(), (years.get(cell.getUTCFullYear()) ?? 0) + 1);
  const [most] = [...years].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? null;
}

/** Dates of a column that are codes. */
export interface DatesAsCodes {
  readonly order: DateCode;
  readonly year: number;
}

/** A room code or name: trimmed, otherwise as typed. 101 becomes "101". */
export function readLabel(cell: Cell | undefined, dates: DatesAsCodes | null = null): Label {
  if (cell instanceof Date && dates && dates.order !== "refused")
    return { ok: true, text: codeOfDate(cell, dates.order, dates.year) };
  if (cell instanceof Date)
    return { ok: false, problem: `被存成了日期 ${cellText(cell)}，请改为文本格式后重新填写` };
  if (typeof cell === "object" && cell !== null) return { ok: false, problem: `是错误值 ${cell.fault}` };
  const text = cellText(cell).replace(/\s+/gu, " ").trim();
  if (ERROR_VALUE.test(text)) return { ok: false, problem: `是错误值 ${text}` };
  if (text.length > MAX_LABEL) return { ok: false, problem: `超过 ${MAX_LABEL} 个字符` };
  return { ok: true, text };
}
