import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import type { BatchCalls, BuildingCalls } from "./batchCalls.ts";
import type { Asking } from "./Call.ts";

export type BuildingsClient = Asking<BuildingCalls>;

/**
 * The page's side of one batch: rooms, results and view are in the worker. One client per kind of equipment,
 * created once per app; screens subscribe. `Filter` is that of the kind. If a building is read-only, edits
 * reject with `EditRefused`, and those that return failures answer `read.only`.
 */
export interface BatchClient<Filter> extends Asking<BatchCalls<Filter>> {
  /** Calls back at once with the current summary, then after every change, at most once per frame. */
  subscribe(listener: (summary: BatchSummary) => void): () => void;
  summary(): BatchSummary;
  /** The page may close in a moment: saves unsaved changes as far as time allows. */
  leave(): void;
  dispose(): void;
}
