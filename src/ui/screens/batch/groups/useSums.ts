import { useEffect, useRef, useState } from "react";
import type { TableSums } from "#domain/batch/groups/TableSums.ts";
import type { BatchClient } from "#workers/batch/BatchClient.ts";

/**
 * What the table comes to: one question at a time and then for the newest state, so that a run which reports every frame
 * leaves no queue of questions behind it. `null` before the first answer.
 */
export function useSums(client: Pick<BatchClient<unknown>, "sums">, version: number): TableSums | null {
  const [sums, setSums] = useState<TableSums | null>(null);
  const state = useRef({ wanted: version, asked: -1, isAsking: false, isThere: true });
  useEffect(() => {
    const now = state.current;
    now.isThere = true;
    return () => {
      now.isThere = false;
    };
  }, []);
  useEffect(() => {
    const now = state.current;
    now.wanted = version;
    const ask = async () => {
      now.isAsking = true;
      while (now.isThere && now.asked !== now.wanted) {
        now.asked = now.wanted;
        try {
          const answer = await client.sums();
          if (now.isThere) setSums(answer);
        } catch {
          // The worker is gone; its client starts a new one, whose first summary brings the next question.
        }
      }
      now.isAsking = false;
    };
    if (!now.isAsking) void ask();
  }, [client, version]);
  return sums;
}
