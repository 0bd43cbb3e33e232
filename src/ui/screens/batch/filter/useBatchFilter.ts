import { useCallback, useMemo, useState } from "react";
import type { BatchClient } from "#workers/batch/BatchClient.ts";
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
  restore: (kept: unknown) => Filter,
  defaults: Filter,
): BatchFilter<Filter> {
  const [changed, setChanged] = useState<{ filter: Filter } | null>(null);
  const [resets, setResets] = useState(0);
  // It comes from the worker with every summary, each time as another object.
  const same = useSame(kept);
  const restored = useMemo(() => restore(same), [restore, same]);

  const change = useCallback(
    (filter: Filter) => {
      setChanged({ filter });
      void client.setFilter(filter);
    },
    [client],
  );
  const reset = useCallback(() => {
    change(defaults);
    setResets((times) => times + 1);
  }, [change, defaults]);

  const filter = changed?.filter ?? restored;
  return useMemo(() => ({ filter, change, reset, resets }), [filter, change, reset, resets]);
}
