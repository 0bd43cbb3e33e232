import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";

/** A summary, with its number among all updates of this worker. */
export interface NumberedSummary {
  readonly at: number;
  readonly summary: BatchSummary;
}
