import { useMemo } from "react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useAnswer } from "../../../page/services/useAnswer.ts";
import { useSummary } from "../context/BatchContext.tsx";
import { atVersion } from "../systems/atVersion.ts";

/** The sound levels of the building in its present state; the former ones stay until they are computed. */
export function useBuildingSound(client: BatchClient<unknown>) {
  const { version, run } = useSummary();
  const isRunning = run.status === "running";
  const ask = useMemo(
    () => atVersion(version, (signal: AbortSignal) => client.buildingSound(signal)),
    [client, version],
  );
  // A run changes rooms every frame, so the levels are computed when it ends.
  return { ...useAnswer(isRunning ? null : ask, { keepsLast: true }), isRunning };
}
