import { leastMatching } from "../../../../selection/leastMatching.ts";
import { quantityChange } from "../../../../selection/numericChanges.ts";
import type { SizedChange } from "../../../../selection/rankChanges.ts";
import { MAX_UNITS_PER_ROOM } from "../../../../selection/unitQuantity.ts";
import type { CorrectedCandidates } from "../CorrectedCandidates.ts";
import { unitRequirement, type RequirementTerms } from "../unitRequirement.ts";
import { admitsAny } from "./admitsAny.ts";
import type { UnmatchedRoom } from "./UnmatchedRoom.ts";

/** How many units instead. Never fewer: a share only grows when fewer units have to carry it. */
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
