import { temperature, type Temperature } from "../../../../../base/units.ts";
import { leastMatching } from "../../../../selection/leastMatching.ts";
import type { SizedChange } from "../../../../selection/rankChanges.ts";
import { colderSteps, type WaterSteps } from "../../../../selection/waterSteps.ts";
import type { CorrectedCandidates } from "../CorrectedCandidates.ts";
import type { CorrectedGroup } from "../CorrectedGroup.ts";
import type { FanCoilRequirement } from "../unitRequirement.ts";
import { admitsAny } from "./admitsAny.ts";
import type { UnmatchedRoom } from "./UnmatchedRoom.ts";
import { waterChange } from "./waterChange.ts";

/**
 * ℃; below this wet bulb colder water always gives more cooling (see wetFactor: up to 1/0.0167 K above the water
 * at sea level, 47 K at 5,000 m, where the driving enthalpy falls slightly faster than the temperature).
 */
const COLDER_COOLS_MORE = 40;

/**
 * How much colder the summer water would have to be, in whole degrees. Below `COLDER_COOLS_MORE` total cooling
 * grows all the way, so the first step at which it is enough is found by bisection. The split into sensible and
 * latent may reverse, so from there every step is tried.
 *
 * @param probe groups of the candidates that may be moved to any water temperature
 */
export function summerWaterChange(
  candidates: CorrectedCandidates,
  probe: readonly CorrectedGroup[],
  unmatched: UnmatchedRoom,
  water: Temperature,
): SizedChange[] {
  const { required, air, winterDryBulb } = unmatched;
  const whole = totalAlone(required);
  if (whole.totalCooling === null && required.heatMoistureRatio === null) return [];
  const steps = colderSteps(water);
  const admits = (step: number, wanted: FanCoilRequirement) => {
    for (const group of probe) group.moveTo(air, temperature(steps.at(step)));
    return admitsAny(probe, wanted, (group) => candidates.heating(group, winterDryBulb));
  };
  const first =
    air.wetBulb < COLDER_COOLS_MORE ? leastMatching(steps.count, (step) => admits(step, whole)) : 1;
  const step = first === null ? null : firstFrom(first, steps, (tried) => admits(tried, required));
  return step === null ? [] : [waterChange("summer", air.dryBulb, water, steps.at(step))];
}

function firstFrom(from: number, { count }: WaterSteps, passes: (step: number) => boolean): number | null {
  for (let step = from; step <= count; step++) if (passes(step)) return step;
  return null;
}

/** The least total cooling, however it splits. */
function totalAlone(required: FanCoilRequirement): FanCoilRequirement {
  const { totalCooling, sensibleCooling, latentCooling } = required;
  const least = Math.max(totalCooling ?? 0, sensibleCooling ?? 0, latentCooling ?? 0);
  return {
    ...required,
    totalCooling: least === 0 ? null : least,
    sensibleCooling: null,
    latentCooling: null,
    heatMoistureRatio: null,
  };
}
