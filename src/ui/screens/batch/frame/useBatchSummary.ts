import { startTransition, useEffect, useState } from "react";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

/**
 * Counts, progress and the view of a batch, as its worker last told. What it tells is drawn piece by piece, what is typed first;
 * as an external store it would have React draw the whole screen anew in one go when it comes while the screen is being drawn.
 */
export function useBatchSummary(client: Pick<BatchClient<unknown>, "subscribe" | "summary">): BatchSummary {
  const [told, setTold] = useState(() => ({ client, summary: client.summary() }));
  useEffect(
    () =>
      client.subscribe((summary) =>
        startTransition(() =>
          setTold((last) =>
            last.client === client && last.summary === summary ? last : { client, summary },
          ),
        ),
      ),
    [client],
  );
  return told.client === client ? told.summary : client.summary();
}
