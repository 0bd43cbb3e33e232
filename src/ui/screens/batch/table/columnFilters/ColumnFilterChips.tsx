import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { FilterChip } from "../../../../kit/input/FilterChip.tsx";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import type { RoomColumn } from "../RoomColumn.ts";
import css from "./ColumnFilters.module.css";
import { columnFilterText } from "./columnFilterText.ts";
import { filterableColumn } from "./filterableColumn.ts";
import type { ColumnFilters } from "./useColumnFilters.ts";

interface ColumnFilterChipsProps {
  readonly summary: Pick<BatchSummary, "rooms" | "shown" | "view">;
  /** Includes columns hidden in a narrow window: their filters still apply. */
  readonly columns: readonly RoomColumn[];
  readonly filters: ColumnFilters;
}

/** The column filters, below the table, each removable, with the number of rooms left. */
export function ColumnFilterChips({ summary, columns, filters }: ColumnFilterChipsProps) {
  const { rooms, shown, view } = summary;
  const named = columns.flatMap((column) => filterableColumn(column) ?? []);
  return (
    <div className={css["line"]} role="group" aria-label="表格筛选">
      <span role="status">
        共 {formatNumber(rooms, 0)} 间，显示 <b>{formatNumber(shown, 0)}</b> 间
      </span>
      {view.columns.map((filter) => {
        const column = named.find(({ key }) => key === filter.key);
        return (
          <FilterChip
            key={filter.key}
            label={column?.title ?? filter.key}
            value={columnFilterText(filter, column?.unit ?? "")}
            onRemove={() => filters.change(filter.key, null)}
          />
        );
      })}
      <LinkButton small onClick={filters.clear}>
        清除筛选
      </LinkButton>
    </div>
  );
}
