import { startTransition, useEffect, useState } from "react";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

/**
 * Counts, progress and view of a batch, from the worker's latest summary. It is rendered in a transition, so that
 * typing comes first; an external store would make React render the whole screen at once if it changed during
 * rendering.
 */
export function useBatchSummary(client: Pick<BatchClient<unknown>, "subscribe" | "summary">): BatchSummary {
  const [latest, setLatest] = useState(() => ({ client, summary: client.summary() }));
  useEffect(
    () =>
      client.subscribe((summary) =>
        startTransition(() =>
          setLatest((last) =>
            last.client === client && last.summary === summary ? last : { client, summary },
          ),
        ),
      ),
    [client],
  );
  return latest.client === client ? latest.summary : client.summary();
}
