import type { Room } from "../../../rooms/Room.ts";
import { BestList } from "../../../selection/BestList.ts";
import { oversizedReasons, within } from "../../../selection/limits.ts";
import { unitQuantity } from "../../../selection/unitQuantity.ts";
import type { IndoorUnitAnswer } from "./IndoorUnitAnswer.ts";
import { IndoorUnitCandidates, passingRows } from "./IndoorUnitCandidates.ts";
import type { IndoorUnitColumns } from "./indoorUnitColumns.ts";
import type { IndoorUnitConditions } from "./IndoorUnitConditions.ts";
import { indoorUnitDemands } from "./indoorUnitDemands.ts";
import { indoorUnitReasons } from "./indoorUnitReasons.ts";

/**
 * Selects for every room the indoor units that meet its demands, those with the least ratio of the leading figure
 * first; answers are in the order of the rooms. Candidates are filtered and sorted once, and each room searches
 * only those that can meet its demands. The result equals looking at every product for every room.
 */
export function selectIndoorUnits(
  columns: IndoorUnitColumns,
  rooms: readonly Room[],
  conditions: IndoorUnitConditions,
): IndoorUnitAnswer[] {
  const candidates = new IndoorUnitCandidates(columns, passingRows(columns, conditions));
  const best = new BestList(conditions.topSize);
  return rooms.map((room) => {
    const { roomId } = room;
    const quantity = unitQuantity(room, conditions.singleUnitArea);
    const demands = indoorUnitDemands(room, quantity, conditions.checks);
    if (demands.length === 0)
      return { roomId, quantity, productIds: [], reasons: [{ code: "no-requirement" }] };
    best.clear();
    candidates.search(demands, within(conditions, best));
    // These are rows of the columns, so each has an id.
    const productIds = best.rows().map((row) => columns.ids[row]!);
    if (productIds.length > 0) return { roomId, quantity, productIds, reasons: [] };
    const oversized = oversizedReasons(conditions, columns.models, (collector) =>
      candidates.search(demands, collector),
    );
    const reasons = oversized.length > 0 ? oversized : indoorUnitReasons(candidates, columns, demands);
    return { roomId, quantity, productIds, reasons };
  });
}
