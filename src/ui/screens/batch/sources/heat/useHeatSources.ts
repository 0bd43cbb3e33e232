import { useMemo } from "react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useAnswer } from "../../../../page/services/useAnswer.ts";
import { useAskedArea } from "../../context/useAskedArea.ts";
import { useSummary } from "../../context/BatchContext.tsx";
import { atVersion } from "../../systems/atVersion.ts";

/** The present heat source of the building; the earlier result stays until it is computed. */
export function useHeatSources(client: BatchClient<unknown>) {
  const { version, run } = useSummary();
  const area = useAskedArea();
  const isRunning = run.status === "running";
  const ask = useMemo(
    () => atVersion(version, (signal: AbortSignal) => client.heatSources(area, signal)),
    [client, version, area],
  );
  return { ...useAnswer(isRunning ? null : ask, { keepsLast: true }), isRunning };
}
