import { heatMoistureRatioOf } from "./coolingOfCoil.ts";
import type { FanCoilRequirement } from "./unitRequirement.ts";

/**
 * The largest of the ratios that hang on how a unit's total cooling splits: sensible, latent, heat-moisture ratio. NaN
 * when one of them is not met. Given bounds of the sensible cooling instead of the figure twice, the answer is the
 * least excess possible, and NaN when meeting them is impossible.
 */
export function splitExcess(
  required: FanCoilRequirement,
  total: number,
  sensibleAtLeast: number,
  sensibleAtMost: number,
): number {
  const { sensibleCooling, latentCooling, heatMoistureRatio } = required;
  let excess = 0;
  if (sensibleCooling !== null) {
    if (sensibleAtMost < sensibleCooling) return NaN;
    excess = sensibleAtLeast / sensibleCooling;
  }
  const latentAtLeast = total - sensibleAtMost;
  const latentAtMost = total - sensibleAtLeast;
  if (latentCooling !== null) {
    if (latentAtMost < latentCooling) return NaN;
    excess = Math.max(excess, latentAtLeast / latentCooling);
  }
  if (heatMoistureRatio !== null) {
    const driest = heatMoistureRatioOf(total, latentAtMost);
    if (driest === null || driest > heatMoistureRatio) return NaN;
    const least = heatMoistureRatioOf(total, latentAtLeast);
    if (least !== null) excess = Math.max(excess, heatMoistureRatio / least);
  }
  return excess;
}
