import type { Room } from "../../../rooms/Room.ts";
import { candidatesOf, NO_CANDIDATES } from "../../../selection/CandidateCollector.ts";
import type { CandidateRows } from "../../../selection/roomCandidates.ts";
import { unitQuantity } from "../../../selection/unitQuantity.ts";
import type { AirOutletColumns } from "./airOutletColumns.ts";
import type { AirOutletConditions } from "./AirOutletConditions.ts";
import { airPerOutlet } from "./outletFigures.ts";
import { OutletSearch } from "./OutletSearch.ts";

/**
 * All outlets that serve each room and whose velocity differs from the middle of the range by at most `slack` of
 * it, in the order of the rooms. An outlet has no excess, so the deviation that it is selected by takes its place.
 */
export function servingOutlets(
  columns: AirOutletColumns,
  rooms: readonly Room[],
  conditions: AirOutletConditions,
  slack: number,
): CandidateRows[] {
  const search = new OutletSearch(columns, conditions);
  return rooms.map((room) => {
    const airFlow = airPerOutlet(room, unitQuantity(room, conditions.singleUnitArea));
    if (airFlow === null) return NO_CANDIDATES;
    return candidatesOf((collector) => search.offerAll(airFlow, collector), slack);
  });
}
