import { heatMoistureRatioOf } from "./coolingOfCoil.ts";
import type { FanCoilRequirement } from "./unitRequirement.ts";

/**
 * Whether a unit meets what hangs on how its total cooling splits: sensible, latent, heat-moisture ratio. Given bounds of
 * the sensible cooling instead of the figure twice, whether it possibly does; given them the other way round, whether it
 * does in any case.
 */
export function meetsSplit(
  { sensibleCooling, latentCooling, heatMoistureRatio }: FanCoilRequirement,
  total: number,
  sensibleAtLeast: number,
  sensibleAtMost: number,
): boolean {
  if (sensibleCooling !== null && sensibleAtMost < sensibleCooling) return false;
  const latentAtMost = total - sensibleAtLeast;
  if (latentCooling !== null && latentAtMost < latentCooling) return false;
  if (heatMoistureRatio === null) return true;
  const driest = heatMoistureRatioOf(total, latentAtMost);
  return driest !== null && driest <= heatMoistureRatio;
}
