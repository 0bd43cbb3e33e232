import type { Room } from "../../../rooms/Room.ts";
import type { Collector } from "../../../selection/Collector.ts";
import { candidatesOf, NO_CANDIDATES } from "../../../selection/CandidateCollector.ts";
import type { CandidateRows } from "../../../selection/roomCandidates.ts";
import { unitQuantity } from "../../../selection/unitQuantity.ts";
import { bulbsInForce } from "./bulbsInForce.ts";
import { candidateGroups } from "./candidateGroups.ts";
import { demandsOf } from "./checks.ts";
import { CorrectedCandidates } from "./CorrectedCandidates.ts";
import type { FanCoilColumns } from "./fanCoilColumns.ts";
import type { FanCoilConditions } from "./FanCoilConditions.ts";
import { roomsByAir } from "./roomsByAir.ts";
import { searchGroup } from "./searchGroup.ts";
import { siteAir } from "./SiteAir.ts";
import { unitRequirement } from "./unitRequirement.ts";

/**
 * All fan coils that meet each room's requirement with a margin (the smallest checked ratio less 1) of at most
 * `slack`, in the order of the rooms. Judges like `selectFanCoils`.
 */
export function fanCoilCandidates(
  columns: FanCoilColumns,
  rooms: readonly Room[],
  conditions: FanCoilConditions,
  slack: number,
): CandidateRows[] {
  const { summerWater, winterWater } = conditions;
  const candidates = new CorrectedCandidates(candidateGroups(columns, conditions), summerWater, winterWater);
  const found = Array.from<CandidateRows>({ length: rooms.length }).fill(NO_CANDIDATES);
  for (const { air, rooms: indexes } of roomsByAir(rooms, siteAir(conditions.altitude))) {
    candidates.moveTo(air);
    for (const index of indexes) {
      const room = rooms[index]!;
      const required = unitRequirement(room, unitQuantity(room, conditions.singleUnitArea), conditions);
      if (demandsOf(required).length === 0) continue;
      const { winterDryBulb } = bulbsInForce(room);
      const search = (collector: Collector) => {
        for (const group of candidates.groups)
          searchGroup(group, required, candidates.heating(group, winterDryBulb), collector);
      };
      found[index] = candidatesOf(search, slack, conditions);
    }
  }
  return found;
}
