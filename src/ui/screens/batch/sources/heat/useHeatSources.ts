import { useMemo } from "react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useAnswer } from "../../../../page/services/useAnswer.ts";
import { useSession } from "../../../../page/services/useSession.ts";
import { usePriceArea } from "../../../../prices/usePriceArea.ts";
import { useSummary } from "../../context/BatchContext.tsx";
import { atVersion } from "../../systems/atVersion.ts";

/** The source of heat of the building as it is now; that of the state before stays until it is computed. */
export function useHeatSources(client: BatchClient<unknown>) {
  const { version, run } = useSummary();
  // The Revit add-in has no prices.
  const hasPrices = useSession(({ platform }) => platform !== "r");
  const code = usePriceArea(({ path }) => path?.at(-1) ?? null);
  const area = hasPrices ? code : undefined;
  const isRunning = run.status === "running";
  const ask = useMemo(
    () => atVersion(version, (signal: AbortSignal) => client.heatSources(area, signal)),
    [client, version, area],
  );
  return { ...useAnswer(isRunning ? null : ask, { keepsLast: true }), isRunning };
}
