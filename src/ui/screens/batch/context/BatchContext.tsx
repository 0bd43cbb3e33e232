import { createContext, useContext } from "react";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { WidthClass } from "../../../page/browser/useWidthClass.ts";
import type { BatchScreenKind } from "./BatchScreenKind.ts";
import type { Overlay } from "./Overlay.ts";
import type { BatchLists } from "./useBatchLists.ts";

/** Data for every part of the screen. It stays the same during a run, so it causes no renders. */
export interface Batch<Filter> {
  readonly screen: BatchScreenKind<Filter>;
  readonly client: BatchClient<Filter>;
  readonly lists: BatchLists;
  readonly width: WidthClass;
  readonly open: (overlay: Overlay | null) => void;
  readonly close: () => void;
}

const BatchContext = createContext<unknown>(undefined);
export const BatchProvider = BatchContext.Provider;

/** `Filter` is that of the surrounding screen; a context cannot be generic. */
export function useBatch<Filter>(): Batch<Filter> {
  const batch = useContext(BatchContext);
  if (batch === undefined) throw new Error("useBatch needs a BatchProvider above it");
  return batch as Batch<Filter>;
}

const SummaryContext = createContext<BatchSummary | undefined>(undefined);
export const SummaryProvider = SummaryContext.Provider;

/** The worker's latest summary; its users render on every frame of a run. */
export function useSummary(): BatchSummary {
  const summary = useContext(SummaryContext);
  if (!summary) throw new Error("useSummary needs a SummaryProvider above it");
  return summary;
}
