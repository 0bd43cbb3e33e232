import type { SortingState, Updater } from "@tanstack/react-table";
import { useCallback, useMemo, useState } from "react";
import type { BatchView, SortKey } from "#domain/building/batch/state/batchState.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

type Sort = BatchView["sort"];

const isSame = (one: Sort, other: Sort) => one?.key === other?.key && one?.descending === other?.descending;

/**
 * The worker's sort order as the table's state and back: the id of a sortable column is its sort key. A header shows
 * what was pressed last, so that the next press goes on from there however long the worker takes.
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
      // Columns that are no sort key have sorting switched off where they are defined.
      const next = first ? { key: first.id as SortKey, descending: first.desc } : null;
      const mine = { sort: next };
      setPressed(mine);
      // Without a worker nothing is sorted: the order stays what it was.
      client.setView({ sort: next }).catch(() => setPressed((now) => (now === mine ? null : now)));
    },
    [client, sorting],
  );
  return { sorting, onSortingChange };
}
