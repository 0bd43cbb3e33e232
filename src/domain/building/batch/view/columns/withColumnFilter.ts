import type { ColumnFilter, SortKey } from "../../state/batchState.ts";

const isOpen = (filter: ColumnFilter): boolean =>
  filter.kind === "range"
    ? filter.from === null && filter.to === null
    : filter.contains.trim() === "" && filter.values.length === 0;

/** The filters with this column's filter replaced; `null`, or one that lets everything pass, removes it. */
export function withColumnFilter(
  filters: readonly ColumnFilter[],
  key: SortKey,
  filter: ColumnFilter | null,
): readonly ColumnFilter[] {
  const next = filter === null || isOpen(filter) ? [] : [filter];
  const at = filters.findIndex((one) => one.key === key);
  return at < 0 ? [...filters, ...next] : [...filters.slice(0, at), ...next, ...filters.slice(at + 1)];
}
