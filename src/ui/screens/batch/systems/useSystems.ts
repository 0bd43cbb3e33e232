import { useCallback } from "react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SystemSheet } from "#workers/batch/systems/SystemSheet.ts";
import { useJudgedSystems } from "./useJudgedSystems.ts";

/** Whether the server was not asked yet about a pump of a system or its plant */
const isPending = ({ isPumpPending, plant, winter }: SystemSheet): boolean =>
  isPumpPending || [...plant, ...(winter?.plant ?? [])].some((circuit) => circuit.isPumpPending);

/** The water systems of the building, with verdicts on their pumps */
export function useSystems(client: BatchClient<unknown>) {
  const ask = useCallback(
    (isJudged: boolean, signal: AbortSignal) => client.systems(isJudged, signal),
    [client],
  );
  return useJudgedSystems(ask, isPending);
}
