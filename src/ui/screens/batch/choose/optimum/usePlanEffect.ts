import { useMemo } from "react";
import type { PlanPumps } from "#domain/building/batch/optimum/PlanPumps.ts";
import type { PlanEffect } from "#domain/building/batch/optimum/PlanEffect.ts";
import { useAnswer } from "../../../../page/services/useAnswer.ts";
import type { OptimumClient } from "./OptimumClient.ts";

/** A plan by its number of models, from the update with this version. */
export interface ChosenPlan {
  readonly models: number | null;
  readonly version: number;
}

/**
 * The effect of a plan on the rooms; `null` while loading. The last known effect stays while another one is
 * computed.
 */
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

/** The pumps of the building's systems under a plan; `null` while loading, empty for units without water. */
export function usePlanPumps(client: OptimumClient, plan: ChosenPlan): readonly PlanPumps[] | null {
  const { data } = useAnswer(
    useMemo(() => {
      const { models } = plan;
      return models === null ? null : (signal: AbortSignal) => client.optimumPumps(models, signal);
    }, [client, plan]),
  );
  return plan.models !== null && data?.ok ? data.value : null;
}
