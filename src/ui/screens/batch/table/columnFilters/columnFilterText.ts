import type { ColumnFilter } from "#domain/building/batch/state/batchState.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { rangeText } from "#domain/base/input/range.ts";

/** Number of ticked values that a chip names; for more it shows the count. */
const NAMED = 2;

/** A column's filter as its chip shows it. */
export function columnFilterText(filter: ColumnFilter, unit: string): string {
  if (filter.kind === "range") return rangeText(filter, unit);
  const { contains, values } = filter;
  const named = values
    .slice(0, NAMED)
    .map((value) => value || MISSING)
    .join("、");
  const rest = values.length > NAMED ? ` 等 ${values.length} 项` : "";
  return [contains && `包含“${contains}”`, named + rest].filter((part) => part !== "").join("，");
}
