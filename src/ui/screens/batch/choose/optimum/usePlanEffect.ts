import { useEffect, useState } from "react";
import type { PlanEffect } from "#domain/building/batch/optimum/PlanEffect.ts";
import type { OptimumClient } from "./OptimumClient.ts";

/** A plan, by its number of models, as it stood at a version of the news. */
export interface ChosenPlan {
  readonly models: number | null;
  readonly version: number;
}

/** What a plan does to the rooms; `null` on the way. The last that is known stays while another is counted. */
export function usePlanEffect(client: OptimumClient, plan: ChosenPlan): PlanEffect | null {
  const [effect, setEffect] = useState<PlanEffect | null>(null);
  useEffect(() => {
    if (plan.models === null) return;
    let isCurrent = true;
    client.optimumEffect(plan.models).then(
      (answer) => {
        if (isCurrent && answer.ok) setEffect(answer.value);
      },
      () => {
        // The worker is gone, which the search says.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, plan]);
  return plan.models === null ? null : effect;
}
