import type { Room } from "../../../rooms/Room.ts";
import { unitQuantity } from "../../../selection/unitQuantity.ts";
import type { AirOutletAnswer } from "./AirOutletAnswer.ts";
import type { AirOutletColumns } from "./airOutletColumns.ts";
import type { AirOutletConditions } from "./AirOutletConditions.ts";
import { airPerOutlet, figuresAt } from "./outletFigures.ts";
import { outletReasons } from "./outletReasons.ts";
import { OutletSearch } from "./OutletSearch.ts";

/**
 * Selects for every room the outlets whose velocity is nearest to the middle of the range, best first; answers are
 * in the order of the rooms. Candidates are filtered once and ordered by effective area, so each room looks only
 * at those near the middle of its range. The result equals looking at every product for every room.
 */
export function selectAirOutlets(
  columns: AirOutletColumns,
  rooms: readonly Room[],
  conditions: AirOutletConditions,
): AirOutletAnswer[] {
  const search = new OutletSearch(columns, conditions);
  return rooms.map((room) => {
    const { roomId } = room;
    const quantity = unitQuantity(room, conditions.singleUnitArea);
    const airFlow = airPerOutlet(room, quantity);
    const unmatched = { roomId, quantity, productIds: [], figures: null };
    if (airFlow === null) return { ...unmatched, reasons: [{ code: "no-requirement" }] };
    const rows = search.bestRows(airFlow);
    const [selected] = rows;
    if (selected === undefined)
      return { ...unmatched, reasons: outletReasons(search, columns, airFlow, conditions) };
    return {
      roomId,
      quantity,
      // These are rows of the columns, so each has an id.
      productIds: rows.map((row) => columns.ids[row]!),
      figures: figuresAt(columns, selected, airFlow),
      reasons: [],
    };
  });
}
