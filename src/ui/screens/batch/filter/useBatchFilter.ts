import { useCallback, useMemo, useState } from "react";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { restoreFilter } from "#domain/building/batch/kind/readFilter.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useSame } from "../../../page/browser/useSame.ts";

export interface BatchFilter<Filter> {
  readonly filter: Filter;
  readonly change: (filter: Filter) => void;
  /** Back to the defaults; `resets` grows, so that the form forgets what is half typed. */
  readonly reset: () => void;
  readonly resets: number;
}

/**
 * The filter in force. The worker keeps it across reloads; what was changed here shows at once, without waiting
 * for the worker to say it back.
 */
export function useBatchFilter<Filter>(
  client: BatchClient<Filter>,
  kept: unknown,
  kind: BatchKind<Filter>,
): BatchFilter<Filter> {
  const [changed, setChanged] = useState<{ filter: Filter } | null>(null);
  const [resets, setResets] = useState(0);
  // It comes from the worker with every summary, each time as another object.
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
