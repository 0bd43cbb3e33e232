import { useCallback } from "react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { AirSheet } from "#workers/batch/systems/AirSheet.ts";
import { useJudgedSystems } from "../useJudgedSystems.ts";

const isPending = (sheet: AirSheet): boolean => sheet.isPending;

/** The duct systems of the building, with verdicts on their fans */
export function useAirSystems(client: BatchClient<unknown>) {
  const ask = useCallback(
    (isJudged: boolean, signal: AbortSignal) => client.airSystems(isJudged, signal),
    [client],
  );
  return useJudgedSystems(ask, isPending);
}
