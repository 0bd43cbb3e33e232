import { useMemo } from "react";
import type { PlanEffect } from "#domain/building/batch/optimum/PlanEffect.ts";
import { useAnswer } from "../../../../page/services/useAnswer.ts";
import type { OptimumClient } from "./OptimumClient.ts";

/** A plan, by its number of models, as it stood at a version of the news. */
export interface ChosenPlan {
  readonly models: number | null;
  readonly version: number;
}

/** What a plan does to the rooms; `null` on the way. The last that is known stays while another is counted. */
export function usePlanEffect(client: OptimumClient, plan: ChosenPlan): PlanEffect | null {
  const { data } = useAnswer(
    useMemo(() => {
      const { models } = plan;
      return models === null ? null : () => client.optimumEffect(models);
    }, [client, plan]),
    { keepsLast: true },
  );
  return plan.models !== null && data?.ok ? data.value : null;
}
