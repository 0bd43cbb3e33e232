import { useCallback, useSyncExternalStore } from "react";
import type { BatchSummary } from "#domain/batch/batchState.ts";
import type { BatchClient } from "#workers/batch/BatchClient.ts";

/** Counts, progress and the view of a batch, as its worker last told. */
export function useBatchSummary(client: Pick<BatchClient<unknown>, "subscribe" | "summary">): BatchSummary {
  const subscribe = useCallback((listener: () => void) => client.subscribe(listener), [client]);
  const read = useCallback(() => client.summary(), [client]);
  return useSyncExternalStore(subscribe, read);
}
