import type { Collector } from "../../Collector.ts";
import type { CorrectedGroup } from "../CorrectedGroup.ts";
import { searchGroup } from "../searchGroup.ts";
import type { FanCoilRequirement } from "../unitRequirement.ts";

/** Ends the search at its first find. */
class FirstFind implements Collector {
  isFound = false;

  get limit(): number {
    return this.isFound ? -Infinity : Infinity;
  }
  offer(): void {
    this.isFound = true;
  }
}

/** Whether any candidate meets a requirement. @param heatingOf the heating factor of a group */
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
