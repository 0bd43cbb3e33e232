import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

/** State of a link to a batch screen by which a person has said already that the work there is gone on with. */
export const GOES_ON = { goesOn: true } as const;

/** Whether a person came here to go on with what was left, and need not be asked. */
export function useGoesOn(client: Pick<BatchClient<unknown>, "resume">): boolean {
  const state: unknown = useLocation().state;
  const goesOn = typeof state === "object" && state !== null && "goesOn" in state;
  useEffect(() => {
    if (!goesOn) return;
    client.resume().catch(() => {
      // A worker that is gone comes back without asking.
    });
  }, [client, goesOn]);
  return goesOn;
}
