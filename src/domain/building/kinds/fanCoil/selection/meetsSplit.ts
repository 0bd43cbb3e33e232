import { heatMoistureRatioOf } from "./coolingOfCoil.ts";
import type { FanCoilRequirement } from "./unitRequirement.ts";

/**
 * Whether a unit meets the requirements that depend on the split of its total cooling: sensible, latent,
 * heat-moisture ratio. With bounds of the sensible cooling instead of one value given twice, tells whether it
 * possibly does; with the bounds reversed, whether it certainly does.
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
