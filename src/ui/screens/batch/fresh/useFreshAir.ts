import { useMemo } from "react";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useAnswer } from "../../../page/services/useAnswer.ts";
import { useSummary } from "../context/BatchContext.tsx";
import { atVersion } from "../systems/atVersion.ts";

/** The present fresh air of the building; the earlier result stays until it is computed. */
export function useFreshAir(client: BatchClient<unknown>) {
  const { version } = useSummary();
  const ask = useMemo(() => atVersion(version, () => client.freshAir()), [client, version]);
  return useAnswer(ask, { keepsLast: true });
}
