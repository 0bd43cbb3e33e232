import type { Room } from "../../../rooms/Room.ts";
import { candidatesOf, NO_CANDIDATES } from "../../../selection/CandidateCollector.ts";
import type { CandidateRows } from "../../../selection/roomCandidates.ts";
import { unitQuantity } from "../../../selection/unitQuantity.ts";
import type { AirOutletColumns } from "./airOutletColumns.ts";
import type { AirOutletConditions } from "./AirOutletConditions.ts";
import { airPerOutlet } from "./outletFigures.ts";
import { OutletSearch } from "./OutletSearch.ts";

/**
 * All outlets that serve each room and whose velocity is off the middle of the range by no more than `slack` of that
 * middle; in the order of the rooms. An outlet has nothing to exceed: what it is selected by stands in the place.
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
