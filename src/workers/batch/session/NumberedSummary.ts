import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";

/** A summary and its place in the order of all that this worker told. */
export interface NumberedSummary {
  readonly at: number;
  readonly summary: BatchSummary;
}
