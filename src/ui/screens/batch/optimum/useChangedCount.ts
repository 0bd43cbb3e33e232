import { useEffect, useState } from "react";
import type { OptimumClient } from "./OptimumClient.ts";

/** How many rooms a plan changes; `null` on the way. The last known figure stays while another is counted. */
export function useChangedCount(
  client: OptimumClient,
  models: number | null,
  version: number,
): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (models === null) return;
    let isCurrent = true;
    client.optimumChanged(models).then(
      (answer) => {
        if (isCurrent && answer.ok) setCount(answer.value);
      },
      () => {
        // The worker is gone, which the search says.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, models, version]);
  return models === null ? null : count;
}
