import type { Standing } from "../state/batchState.ts";
import type { PlanRoom } from "../state/plan.ts";
import { noneStanding } from "../run/summarise.ts";

/** Number of a plan's rooms in each state, each room counted once, and of those with generated products. */
export type PlanCounts = Readonly<Record<Standing | "samples", number>>;

export function countPlan(rooms: readonly Pick<PlanRoom, "standing" | "isSample">[]): PlanCounts {
  const counts: Record<keyof PlanCounts, number> = { ...noneStanding(), samples: 0 };
  for (const { standing, isSample } of rooms) {
    counts[standing]++;
    if (isSample === true) counts.samples++;
  }
  return counts;
}
