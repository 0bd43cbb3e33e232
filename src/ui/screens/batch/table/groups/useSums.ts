import { useEffect, useRef, useState } from "react";
import type { WholeSums } from "#domain/building/batch/groups/TableSums.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";

/**
 * What the table comes to: one question at a time and then for the newest state, so that a run which reports every frame
 * leaves no queue of questions behind it. `null` before the first answer.
 *
 * @param priceArea where prices are asked for, `null` the whole country; `undefined`: they are not
 */
export function useSums(
  client: Pick<BatchClient<unknown>, "sums">,
  version: number,
  priceArea: string | null | undefined,
): WholeSums | null {
  const [sums, setSums] = useState<WholeSums | null>(null);
  const state = useRef({ wanted: "", asked: "", area: priceArea, isAsking: false, isThere: true });
  useEffect(() => {
    const now = state.current;
    now.isThere = true;
    return () => {
      now.isThere = false;
    };
  }, []);
  useEffect(() => {
    const now = state.current;
    now.wanted = JSON.stringify([version, priceArea]);
    now.area = priceArea;
    const ask = async () => {
      now.isAsking = true;
      while (now.isThere && now.asked !== now.wanted) {
        now.asked = now.wanted;
        try {
          const answer = await client.sums(now.area);
          if (now.isThere) setSums(answer);
        } catch {
          // The worker is gone; its client starts a new one, whose first summary brings the next question.
        }
      }
      now.isAsking = false;
    };
    if (!now.isAsking) void ask();
  }, [client, version, priceArea]);
  return sums;
}
