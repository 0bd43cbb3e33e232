import { fail, ok, type Result } from "../../../base/result.ts";
import { normaliseText } from "../../../base/sheet/normaliseText.ts";
import { writtenDay } from "../priceAge.ts";
import { cellText, type Cell } from "../../../base/sheet/SheetGrid.ts";

/** 2026-09-15, 2026/9/15, 2026.9.15, 2026年9月15日, 20260915; a month alone means its first day. */
const WRITTEN = /^(\d{4})(?:[-/.年]\s?(\d{1,2})(?:[-/.月]\s?(\d{1,2})日?|月?)|(\d{2})(\d{2}))$/u;
const EARLIEST_YEAR = 1990;

/** Reads the date of a price as 2026-09-15. The failure continues a sentence that begins with the header. */
export function readDay(cell: Cell, today: string): Result<string, string> {
  const text = normaliseText(cellText(cell));
  const [, year, month, day, longMonth, longDay] = WRITTEN.exec(text) ?? [];
  const wrong = fail(`is "${text.slice(0, 40)}", which is not a date such as 2026-09-15`);
  if (year === undefined) return wrong;
  const [y, m, d] = [year, month ?? longMonth, day ?? longDay ?? "1"].map(Number) as [number, number, number];
  const date = new Date(Date.UTC(y, m - 1, d));
  if (y < EARLIEST_YEAR || date.getUTCMonth() !== m - 1 || date.getUTCDate() !== d) return wrong;
  const written = writtenDay(y, m, d);
  return written > today ? fail(`is ${written}, which is still to come`) : ok(written);
}
