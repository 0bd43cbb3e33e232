import type { Room } from "../../../rooms/Room.ts";
import { unitQuantity } from "../../../selection/unitQuantity.ts";
import type { AirOutletAnswer } from "./AirOutletAnswer.ts";
import type { AirOutletColumns } from "./airOutletColumns.ts";
import type { AirOutletConditions } from "./AirOutletConditions.ts";
import { airPerOutlet, figuresAt } from "./outletFigures.ts";
import { outletReasons } from "./outletReasons.ts";
import { OutletSearch } from "./OutletSearch.ts";

/**
 * Selects for every room the outlets whose velocity lies nearest the middle of the range, best first; answers in the
 * order of the rooms. Candidates are filtered once and stand by effective area, so each room touches only those beside
 * the middle of its range. Answers exactly as a look at every product for every room.
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
      // Rows of the columns' own size: each has an id.
      productIds: rows.map((row) => columns.ids[row]!),
      figures: figuresAt(columns, selected, airFlow),
      reasons: [],
    };
  });
}
