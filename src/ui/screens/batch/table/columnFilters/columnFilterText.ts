import type { ColumnFilter } from "#domain/building/batch/state/batchState.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { rangeText } from "#domain/base/input/range.ts";

/** Ticked values that a chip names; of more it says how many. */
const NAMED = 2;

/** What a filter lets through, as its chip says it. */
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
