import type { SortingState, Updater } from "@tanstack/react-table";
import { useCallback, useMemo } from "react";
import type { BatchView, SortKey } from "#domain/batch/batchState.ts";
import type { BatchClient } from "#workers/batch/BatchClient.ts";

/** The worker's sort order as the table's state and back: the id of a sortable column is its sort key. */
export function useRoomSorting<Filter>(client: BatchClient<Filter>, view: BatchView) {
  const { sort } = view;
  const sorting = useMemo<SortingState>(
    () => (sort === null ? [] : [{ id: sort.key, desc: sort.descending }]),
    [sort],
  );
  const onSortingChange = useCallback(
    (change: Updater<SortingState>) => {
      const [first] = typeof change === "function" ? change(sorting) : change;
      // Columns that are no sort key have sorting switched off where they are defined.
      const next = first ? { key: first.id as SortKey, descending: first.desc } : null;
      void client.setView({ ...view, sort: next });
    },
    [client, sorting, view],
  );
  return { sorting, onSortingChange };
}
