import type { Room } from "#domain/building/rooms/Room.ts";
import { byTieOrder } from "#domain/building/selection/byTieOrder.ts";
import type { NoMatchReason } from "#domain/building/selection/multiRoom.ts";
import { unitQuantity } from "#domain/building/selection/unitQuantity.ts";
import {
  INDOOR_UNIT_PROPERTY,
  type IndoorUnit,
} from "#domain/building/kinds/indoorUnit/selection/IndoorUnit.ts";
import type { IndoorUnitAnswer } from "#domain/building/kinds/indoorUnit/selection/IndoorUnitAnswer.ts";
import {
  passesFilters,
  type IndoorUnitConditions,
} from "#domain/building/kinds/indoorUnit/selection/IndoorUnitConditions.ts";
import {
  indoorUnitDemands,
  type IndoorUnitDemand,
} from "#domain/building/kinds/indoorUnit/selection/indoorUnitDemands.ts";

/**
 * Reference implementation of selection: every unit is compared with every room, and the best of those that meet
 * the demands are kept in order. The fast engine is tested and measured against it.
 */
export function selectIndoorUnitsPlainly(
  units: readonly IndoorUnit[],
  rooms: readonly Room[],
  conditions: IndoorUnitConditions,
): IndoorUnitAnswer[] {
  const candidates = units
    .filter((unit) => conditions.productIds?.includes(unit.id) ?? true)
    .filter((unit) => passesFilters(unit, conditions))
    .sort(byTieOrder);
  return rooms.map((room) => {
    const { roomId } = room;
    const quantity = unitQuantity(room, conditions.singleUnitArea);
    const demands = indoorUnitDemands(room, quantity, conditions.checks);
    if (demands.length === 0)
      return { roomId, quantity, productIds: [], reasons: [{ code: "no-requirement" }] };
    const productIds = candidates
      .filter((unit) => demands.every(({ figure, required }) => (unit[figure] ?? -1) >= required))
      // Cooling leads if it is asked for, otherwise heating.
      .map((unit) => ({ id: unit.id, ratio: ratios(unit, demands)[0]! }))
      // The sort is stable: of two with the same ratio the tie order decides.
      .sort((a, b) => a.ratio - b.ratio)
      .slice(0, conditions.topSize)
      .map(({ id }) => id);
    const reasons = productIds.length > 0 ? [] : plainReasons(candidates, demands);
    return { roomId, quantity, productIds, reasons };
  });
}

const ratios = (unit: IndoorUnit, demands: readonly IndoorUnitDemand[]) =>
  demands.map(({ figure, required }) => (unit[figure] ?? 0) / required);

function plainReasons(units: readonly IndoorUnit[], demands: readonly IndoorUnitDemand[]): NoMatchReason[] {
  if (units.length === 0) return [{ code: "no-candidates" }];
  const lacking = demands.flatMap(({ figure, required }): NoMatchReason[] => {
    const check = INDOOR_UNIT_PROPERTY[figure];
    const stated = units.map((unit) => unit[figure]).filter((value) => value !== null);
    if (stated.length === 0) return [{ code: "figure-unknown", check }];
    const best = Math.max(...stated);
    return best < required ? [{ code: "short", check, required, best }] : [];
  });
  if (lacking.length > 0) return lacking;
  const reached = (unit: IndoorUnit) => Math.min(...ratios(unit, demands));
  const nearest = units.reduce((near, other) => (reached(other) > reached(near) ? other : near));
  return demands.flatMap(({ figure, required }): NoMatchReason[] => {
    const check = INDOOR_UNIT_PROPERTY[figure];
    const best = nearest[figure];
    if (best === null) return [{ code: "figure-unknown", check }];
    return best >= required ? [] : [{ code: "combined", check, required, best, model: nearest.model }];
  });
}
