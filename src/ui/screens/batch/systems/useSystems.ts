import { useMemo } from "react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { SystemSheet } from "#workers/batch/systems/SystemSheet.ts";
import { useAnswer } from "../../../page/services/useAnswer.ts";
import { useSummary } from "../context/BatchContext.tsx";
import { atVersion } from "./atVersion.ts";

/** Whether nobody was asked yet about a pump of a system or of its plant. */
const hasPending = ({ isPumpPending, plant, winter }: SystemSheet): boolean =>
  isPumpPending || [...plant, ...(winter?.plant ?? [])].some((circuit) => circuit.isPumpPending);

/**
 * The systems of the building as it is now; those of the state before stay until they are computed. Verdicts on pumps come
 * when they are there.
 */
export function useSystems(client: BatchClient<unknown>) {
  const { version, run } = useSummary();
  const isRunning = run.status === "running";
  const askFigures = useMemo(
    () => atVersion(version, (signal: AbortSignal) => client.systems(false, signal)),
    [client, version],
  );
  // A run changes rooms every frame: they are followed when it ends.
  const figures = useAnswer(isRunning ? null : askFigures, { keepsLast: true });
  const shown = figures.data;
  const isPending = shown?.ok === true && shown.value.systems.some(hasPending);
  const askVerdicts = useMemo(
    () => atVersion(version, (signal: AbortSignal) => client.systems(true, signal)),
    [client, version],
  );
  // Verdicts are the server's: the figures are there before them.
  const judged = useAnswer(isPending && !figures.isPlaceholderData ? askVerdicts : null).data;
  const isJudged = judged?.ok === true && shown?.ok === true && judged.value.version === shown.value.version;
  return { ...figures, data: isJudged ? judged : shown, isRunning };
}
