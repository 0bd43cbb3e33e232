import type { SoundShown, RowState } from "../state/batchState.ts";
import type { PlanRoom } from "../state/plan.ts";
import { zeroCounts } from "../run/summarise.ts";

/**
 * Numbers of rooms in a plan: by state, each room counted once; with generated products; matched by the stated
 * figures of their units only; and by the verdict on their sound level.
 */
export type PlanCounts = Readonly<Record<RowState | SoundShown | "samples" | "nominal", number>>;

/**
 * @param nominal `countNominal` of the batch
 * @param loud `countLoud` of the batch
 */
export function countPlan(
  rooms: readonly Pick<PlanRoom, "standing" | "isSample">[],
  nominal: number,
  loud: Readonly<Record<SoundShown, number>>,
): PlanCounts {
  const counts: Record<keyof PlanCounts, number> = { ...zeroCounts(), ...loud, samples: 0, nominal };
  for (const { standing, isSample } of rooms) {
    counts[standing]++;
    if (isSample === true) counts.samples++;
  }
  return counts;
}
