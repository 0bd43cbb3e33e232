import { temperature, type Temperature } from "../../../../../base/units.ts";
import { leastMatching } from "../../../../selection/leastMatching.ts";
import type { SizedChange } from "../../../../selection/rankChanges.ts";
import { warmerSteps } from "../../../../selection/waterSteps.ts";
import { heatingFactor } from "../correctionFactors.ts";
import type { CorrectedCandidates } from "../CorrectedCandidates.ts";
import { admitsAny } from "./admitsAny.ts";
import type { UnmatchedRoom } from "./UnmatchedRoom.ts";
import { waterChange } from "./waterChange.ts";

/** How much warmer the winter water would have to be, in whole degrees; heating grows all the way. */
export function winterWaterChange(
  candidates: CorrectedCandidates,
  { required, air, winterDryBulb }: UnmatchedRoom,
  water: Temperature,
): SizedChange[] {
  if (required.heating === null) return [];
  const steps = warmerSteps(water);
  const step = leastMatching(steps.count, (tried) =>
    admitsAny(candidates.groups, required, (group) =>
      heatingFactor(group.candidates.rated, winterDryBulb, temperature(steps.at(tried)), air.site),
    ),
  );
  return step === null ? [] : [waterChange("winter", winterDryBulb, water, steps.at(step))];
}
