import { FirstFind } from "../../../../selection/FirstFind.ts";
import type { CorrectedGroup } from "../CorrectedGroup.ts";
import { searchGroup } from "../searchGroup.ts";
import type { FanCoilRequirement } from "../unitRequirement.ts";

/**
 * Whether any candidate meets a requirement.
 * @param heatingOf the heating factor of a group
 */
export function admitsAny(
  groups: readonly CorrectedGroup[],
  required: FanCoilRequirement,
  heatingOf: (group: CorrectedGroup) => number,
): boolean {
  const first = new FirstFind();
  return groups.some((group) => {
    searchGroup(group, required, heatingOf(group), first);
    return first.isFound;
  });
}
