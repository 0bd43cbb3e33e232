import { leastMatching } from "../../../../selection/leastMatching.ts";
import { quantityChange } from "../../../../selection/numericChanges.ts";
import type { SizedChange } from "../../../../selection/rankChanges.ts";
import { MAX_UNITS_PER_ROOM } from "../../../../selection/unitQuantity.ts";
import type { CorrectedCandidates } from "../CorrectedCandidates.ts";
import { unitRequirement, type RequirementTerms } from "../unitRequirement.ts";
import { admitsAny } from "./admitsAny.ts";
import type { UnmatchedRoom } from "./UnmatchedRoom.ts";

/** The number of units needed instead. Never fewer, because fewer units have a greater share each. */
export function leastQuantity(
  candidates: CorrectedCandidates,
  { room, quantity, winterDryBulb }: UnmatchedRoom,
  terms: RequirementTerms,
): SizedChange[] {
  const more = leastMatching(MAX_UNITS_PER_ROOM - quantity, (added) =>
    admitsAny(candidates.groups, unitRequirement(room, quantity + added, terms), (group) =>
      candidates.heating(group, winterDryBulb),
    ),
  );
  return quantityChange(quantity, more === null ? null : quantity + more);
}
