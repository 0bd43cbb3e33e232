import { useCallback, useMemo, useState } from "react";
import type { BatchClient } from "#workers/batch/BatchClient.ts";

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
  const restored = useMemo(() => restore(kept), [restore, kept]);

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

  return { filter: changed?.filter ?? restored, change, reset, resets };
}
