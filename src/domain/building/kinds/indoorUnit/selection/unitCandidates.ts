import type { Room } from "../../../rooms/Room.ts";
import { candidatesOf, NO_CANDIDATES } from "../../../selection/CandidateCollector.ts";
import type { CandidateRows } from "../../../selection/roomCandidates.ts";
import { unitQuantity } from "../../../selection/unitQuantity.ts";
import { IndoorUnitCandidates, passingRows } from "./IndoorUnitCandidates.ts";
import type { IndoorUnitColumns } from "./indoorUnitColumns.ts";
import type { IndoorUnitConditions } from "./IndoorUnitConditions.ts";
import { indoorUnitDemands } from "./indoorUnitDemands.ts";

/** All indoor units that meet each room's demands with a margin of at most `slack`, in the order of the rooms. */
export function unitCandidates(
  columns: IndoorUnitColumns,
  rooms: readonly Room[],
  conditions: IndoorUnitConditions,
  slack: number,
): CandidateRows[] {
  const candidates = new IndoorUnitCandidates(columns, passingRows(columns, conditions));
  return rooms.map((room) => {
    const quantity = unitQuantity(room, conditions.singleUnitArea);
    const demands = indoorUnitDemands(room, quantity, conditions.checks);
    if (demands.length === 0) return NO_CANDIDATES;
    return candidatesOf((collector) => candidates.search(demands, collector), slack, conditions);
  });
}
