import { useCallback } from "react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SplitSheet } from "#workers/batch/splits/SplitSheet.ts";
import { useJudgedSystems } from "../useJudgedSystems.ts";

const isPending = (sheet: SplitSheet): boolean => sheet.isPending;

/** The systems of indoor units of the building, with verdicts on their outdoor units */
export function useSplits(client: BatchClient<unknown>) {
  const ask = useCallback(
    (isJudged: boolean, signal: AbortSignal) => client.splits(isJudged, signal),
    [client],
  );
  return useJudgedSystems(ask, isPending);
}
