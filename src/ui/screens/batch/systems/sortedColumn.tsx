import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { SortTitle } from "../../../kit/table/SortTitle.tsx";

/** An order of lines by a figure */
interface Sort<By> {
  readonly by: By;
  readonly isFalling: boolean;
}

/** A column by whose figure the worker can sort the lines; null: the list's own order. */
export function sortedColumn<Line, By>(
  column: DataColumn<Line>,
  by: By,
  sort: Sort<By> | null,
  onSort: (sort: Sort<By> | null) => void,
): DataColumn<Line> {
  const sorted = sort?.by === by ? (sort.isFalling ? "descending" : "ascending") : undefined;
  const header = () => (
    <SortTitle
      title={column.id}
      sorted={sorted}
      onSort={(next) => onSort(next === undefined ? null : { by, isFalling: next === "descending" })}
    />
  );
  return { ...column, header, meta: { ...column.meta, sorted } };
}
