import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

/** Link state that tells a batch screen to continue the work there without asking. */
export const GOES_ON = { goesOn: true } as const;

/** Whether the user came here to continue stored work and need not be asked. */
export function useGoesOn(client: Pick<BatchClient<unknown>, "resume">): boolean {
  const state: unknown = useLocation().state;
  const goesOn = typeof state === "object" && state !== null && "goesOn" in state;
  useEffect(() => {
    if (!goesOn) return;
    client.resume().catch(() => {
      // A worker that died is restored without asking.
    });
  }, [client, goesOn]);
  return goesOn;
}
