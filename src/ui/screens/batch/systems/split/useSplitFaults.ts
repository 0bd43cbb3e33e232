import { useMemo } from "react";
import type { SplitFault } from "#domain/building/systems/split/splitFault.ts";
import { useAnswer } from "../../../../page/services/useAnswer.ts";
import { useBatch, useSummary } from "../../context/BatchContext.tsx";
import { atVersion } from "../atVersion.ts";

const NONE: readonly SplitFault[] = [];

/**
 * Arranged systems of indoor units that are impossible in the present building; the earlier result stays until it
 * is computed.
 */
export function useSplitFaults(): readonly SplitFault[] {
  const { client } = useBatch();
  const { version, run } = useSummary();
  const ask = useMemo(
    () => atVersion(version, (signal: AbortSignal) => client.splitFaults(signal)),
    [client, version],
  );
  // A run changes rooms in every frame, so the result is computed when it ends.
  const { data } = useAnswer(run.status === "running" ? null : ask, { keepsLast: true });
  return data?.ok === true ? data.value : NONE;
}
