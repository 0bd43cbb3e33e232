import type { SortingState, Updater } from "@tanstack/react-table";
import { useCallback, useMemo, useState } from "react";
import type { BatchView, SortKey } from "#domain/building/batch/state/batchState.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

type Sort = BatchView["sort"];

const isSame = (one: Sort, other: Sort) => one?.key === other?.key && one?.descending === other?.descending;

/**
 * Converts between the worker's sort order and the table's state: the id of a sortable column is its sort key. A
 * header shows the last click at once, so that the next click builds on it even before the worker answers.
 */
export function useRoomSorting<Filter>(client: BatchClient<Filter>, view: BatchView) {
  const [pressed, setPressed] = useState<{ readonly sort: Sort } | null>(null);
  if (pressed !== null && isSame(pressed.sort, view.sort)) setPressed(null);
  const sort = pressed === null ? view.sort : pressed.sort;
  const sorting = useMemo<SortingState>(
    () => (sort === null ? [] : [{ id: sort.key, desc: sort.descending }]),
    [sort],
  );
  const onSortingChange = useCallback(
    (change: Updater<SortingState>) => {
      const [first] = typeof change === "function" ? change(sorting) : change;
      // Columns that are not sort keys have sorting disabled in their definition.
      const next = first ? { key: first.id as SortKey, descending: first.desc } : null;
      const mine = { sort: next };
      setPressed(mine);
      // Without a worker the order stays unchanged.
      client.setView({ sort: next }).catch(() => setPressed((now) => (now === mine ? null : now)));
    },
    [client, sorting],
  );
  return { sorting, onSortingChange };
}
