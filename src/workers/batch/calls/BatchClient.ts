import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import type { BatchCalls, BuildingCalls } from "./batchCalls.ts";
import type { Asking } from "./Call.ts";

export type BuildingsClient = Asking<BuildingCalls>;

/**
 * The page's side of one batch: rooms, results and the view live in the worker. One client per kind of equipment,
 * made once per app; screens subscribe. `Filter` is that of the kind. Where a building may only be looked at, edits reject
 * with `EditRefused`, those that may fail answer `read.only`.
 */
export interface BatchClient<Filter> extends Asking<BatchCalls<Filter>> {
  /** Calls back at once with what is known, then after every change, at most once a frame. */
  subscribe(listener: (summary: BatchSummary) => void): () => void;
  summary(): BatchSummary;
  /** The page may be gone in a moment: what is not saved yet is saved, as far as there is time. */
  leave(): void;
  dispose(): void;
}
