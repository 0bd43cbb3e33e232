import { useMemo } from "react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useAnswer } from "../../../../page/services/useAnswer.ts";
import { useSummary } from "../../context/BatchContext.tsx";
import { atVersion } from "../atVersion.ts";

/** The systems of ducts of the building as it is now; those of the state before stay until they are computed. */
export function useAirSystems(client: BatchClient<unknown>) {
  const { version, run } = useSummary();
  const isRunning = run.status === "running";
  const ask = useMemo(() => atVersion(version, () => client.airSystems()), [client, version]);
  // A run changes rooms every frame: they are followed when it ends.
  return { ...useAnswer(isRunning ? null : ask, { keepsLast: true }), isRunning };
}
