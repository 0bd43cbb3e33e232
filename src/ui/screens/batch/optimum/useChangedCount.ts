import { useEffect, useState } from "react";
import type { OptimumClient } from "./OptimumClient.ts";

/** A plan, by its number of models, as it stood at a version of the news. */
export interface ChosenPlan {
  readonly models: number | null;
  readonly version: number;
}

/** How many rooms a plan changes; `null` on the way. The last known figure stays while another is counted. */
export function useChangedCount(client: OptimumClient, plan: ChosenPlan): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (plan.models === null) return;
    let isCurrent = true;
    client.optimumChanged(plan.models).then(
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
  }, [client, plan]);
  return plan.models === null ? null : count;
}
