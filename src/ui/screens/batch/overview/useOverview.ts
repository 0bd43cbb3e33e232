import { useMemo } from "react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { BookYear } from "#workers/batch/systems/book/MachineYear.ts";
import { useAnswer } from "../../../page/services/useAnswer.ts";
import { useAskedArea } from "../context/useAskedArea.ts";
import { useSummary } from "../context/BatchContext.tsx";
import { atVersion } from "../systems/atVersion.ts";
import { useBookYears } from "../systems/year/useBookYears.ts";

const NOTHING: readonly BookYear[] = [];

/** The present building on one page; the years of its kept machines are added when computed. */
export function useOverview(client: BatchClient<unknown>) {
  const { version, run } = useSummary();
  const area = useAskedArea();
  const askYears = useBookYears();
  const isRunning = run.status === "running";
  const ask = useMemo(
    () => atVersion(version, (signal: AbortSignal) => client.overview([], area, signal)),
    [client, version, area],
  );
  // A run changes rooms in every frame, so the result is computed when it ends.
  const shown = useAnswer(isRunning ? null : ask, { keepsLast: true });
  const asked = shown.data?.ok === true && !shown.isPlaceholderData ? shown.data.value.asked : NOTHING;
  const askWhole = useMemo(
    () =>
      atVersion(version, async (signal: AbortSignal) => client.overview(await askYears(asked), area, signal)),
    [client, version, area, askYears, asked],
  );
  const whole = useAnswer(asked.length > 0 ? askWhole : null).data;
  const isWhole =
    whole?.ok === true && shown.data?.ok === true && whole.value.version === shown.data.value.version;
  return { ...shown, data: isWhole ? whole : shown.data, isRunning };
}
