import type { Standing } from "../state/batchState.ts";
import type { PlanRoom } from "../state/plan.ts";
import { noneStanding } from "../run/summarise.ts";

/**
 * Number of a plan's rooms in each state, each room counted once, of those with generated products, and of those that
 * are matched by the stated figures of their units only.
 */
export type PlanCounts = Readonly<Record<Standing | "samples" | "nominal", number>>;

/** @param nominal `countNominal` of the batch */
export function countPlan(
  rooms: readonly Pick<PlanRoom, "standing" | "isSample">[],
  nominal: number,
): PlanCounts {
  const counts: Record<keyof PlanCounts, number> = { ...noneStanding(), samples: 0, nominal };
  for (const { standing, isSample } of rooms) {
    counts[standing]++;
    if (isSample === true) counts.samples++;
  }
  return counts;
}
