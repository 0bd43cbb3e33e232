import { useMemo } from "react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useAnswer } from "../../../page/services/useAnswer.ts";
import { useAskedArea } from "../context/useAskedArea.ts";
import { useSummary } from "../context/BatchContext.tsx";
import { atVersion } from "../systems/atVersion.ts";

/** The present cold source of the building; the earlier result stays until it is computed. */
export function useBuildingSources(client: BatchClient<unknown>) {
  const { version, run } = useSummary();
  const area = useAskedArea();
  const isRunning = run.status === "running";
  const ask = useMemo(
    () => atVersion(version, (signal: AbortSignal) => client.sources(false, area, signal)),
    [client, version, area],
  );
  // A run changes rooms in every frame, so the result is computed when it ends.
  const figures = useAnswer(isRunning ? null : ask, { keepsLast: true });
  const shown = figures.data;
  const isWaiting = shown?.ok === true && shown.value.isPending && !figures.isPlaceholderData;
  const askJudged = useMemo(
    () => atVersion(version, (signal: AbortSignal) => client.sources(true, area, signal)),
    [client, version, area],
  );
  const judged = useAnswer(isWaiting ? askJudged : null).data;
  const isJudged = judged?.ok === true && shown?.ok === true && judged.value.version === shown.value.version;
  return { ...figures, data: isJudged ? judged : shown, isRunning };
}
