import { useCallback, useMemo, useState } from "react";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { restoreFilter } from "#domain/building/batch/kind/readFilter.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useSame } from "../../../page/browser/useSame.ts";

export interface BatchFilter<Filter> {
  readonly filter: Filter;
  readonly change: (filter: Filter) => void;
  /** Restores the defaults; `resets` then increases, so that the form discards half-typed entries. */
  readonly reset: () => void;
  readonly resets: number;
}

/**
 * The current filter. The worker keeps it across reloads; a change here is shown at once, without waiting for the
 * worker.
 */
export function useBatchFilter<Filter>(
  client: BatchClient<Filter>,
  kept: unknown,
  kind: BatchKind<Filter>,
): BatchFilter<Filter> {
  const [changed, setChanged] = useState<{ filter: Filter } | null>(null);
  const [resets, setResets] = useState(0);
  // Every summary of the worker has a new object.
  const same = useSame(kept);
  const restored = useMemo(() => restoreFilter(kind, same), [kind, same]);

  const change = useCallback(
    (filter: Filter) => {
      setChanged({ filter });
      void client.setFilter(filter);
    },
    [client],
  );
  const reset = useCallback(() => {
    change(kind.defaultFilter);
    setResets((times) => times + 1);
  }, [change, kind]);

  const filter = changed?.filter ?? restored;
  return useMemo(() => ({ filter, change, reset, resets }), [filter, change, reset, resets]);
}
