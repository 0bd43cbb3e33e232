import type { FoundProduct } from "#api/contract/search.ts";
import type { ListColumn, RowLine } from "./columns/ListColumn.ts";

const MAX_DIGITS = 3;
const decimals = (value: number) =>
  (/\.([0-9]+)$/u.exec(String(Number(value.toFixed(MAX_DIGITS))))?.[1] ?? "").length;

/** Decimals that a column is drawn with: its own, or the most that a value of the page needs. */
export function digitsOf(
  column: ListColumn,
  products: readonly FoundProduct[],
  lines: readonly RowLine[],
): number {
  if (column.digits !== undefined) return column.digits;
  const values = products.flatMap((product) => lines.map((line) => column.value(product, line)));
  return Math.max(0, ...values.map((value) => (typeof value === "number" ? decimals(value) : 0)));
}
