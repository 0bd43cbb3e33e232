import type { Room } from "#domain/building/rooms/Room.ts";
import { byTieOrder } from "#domain/building/selection/byTieOrder.ts";
import type { NoMatchReason } from "#domain/building/selection/multiRoom.ts";
import { quantityChange, requirementChange, smallestOf } from "#domain/building/selection/numericChanges.ts";
import { rankChanges, type DroppedFilter } from "#domain/building/selection/rankChanges.ts";
import { MAX_UNITS_PER_ROOM, unitQuantity } from "#domain/building/selection/unitQuantity.ts";
import {
  INDOOR_UNIT_PROPERTY,
  type IndoorUnit,
} from "#domain/building/kinds/indoorUnit/selection/IndoorUnit.ts";
import {
  passesFilters,
  type IndoorUnitConditions,
} from "#domain/building/kinds/indoorUnit/selection/IndoorUnitConditions.ts";
import {
  indoorUnitDemands,
  type IndoorUnitDemand,
} from "#domain/building/kinds/indoorUnit/selection/indoorUnitDemands.ts";
import { droppableFilters } from "#domain/building/batch/kind/droppableFilters.ts";
import { INDOOR_UNIT_FIELDS } from "#domain/building/kinds/indoorUnit/indoorUnitFields.ts";

const meets = (unit: IndoorUnit, { figure, required }: IndoorUnitDemand) => (unit[figure] ?? -1) >= required;

/**
 * Reference implementation of the nearest unit and the single changes for a room without a match: it tries every
 * change, smallest first, on every unit. The fast search is tested against it.
 */
export function unitChangesPlainly(
  units: readonly IndoorUnit[],
  room: Room,
  conditions: IndoorUnitConditions,
): NoMatchReason[] {
  const { checks } = conditions;
  const all = units.filter(({ id }) => conditions.productIds?.includes(id) ?? true).sort(byTieOrder);
  const passing = all.filter((unit) => passesFilters(unit, conditions));
  const quantity = unitQuantity(room, conditions.singleUnitArea);
  const demands = indoorUnitDemands(room, quantity, checks);
  const meetsAll = (unit: IndoorUnit) => demands.every((demand) => meets(unit, demand));

  const matchesWith = (number: number) => {
    const asked = indoorUnitDemands(room, number, checks);
    return passing.some((unit) => asked.every((demand) => meets(unit, demand)));
  };
  let more: number | null = null;
  // If even the greatest number does not help, the others need not be tried.
  if (matchesWith(MAX_UNITS_PER_ROOM)) for (more = quantity + 1; !matchesWith(more);) more++;

  const lowered = demands.flatMap((demand) => {
    const others = demands.filter((other) => other !== demand);
    const figures = passing
      .filter((unit) => others.every((other) => meets(unit, other)))
      .flatMap((unit) => unit[demand.figure] ?? []);
    const best = figures.length === 0 ? null : Math.max(...figures);
    return requirementChange(INDOOR_UNIT_PROPERTY[demand.figure], demand.required, best);
  });
  const dropped = droppableFilters(INDOOR_UNIT_FIELDS, conditions).flatMap(
    ({ filter, without }): DroppedFilter[] => {
      const admitted = all.filter((unit) => passesFilters(unit, without) && meetsAll(unit)).length;
      return admitted === 0 ? [] : [{ code: "change", kind: "filter", filter, admitted }];
    },
  );
  const changes = rankChanges([...quantityChange(quantity, more), ...smallestOf(lowered)], dropped);
  return [...nearestOf(passing, demands), ...changes];
}

function nearestOf(passing: readonly IndoorUnit[], demands: readonly IndoorUnitDemand[]): NoMatchReason[] {
  if (passing.length === 0) return [];
  const reached = (unit: IndoorUnit) =>
    Math.min(...demands.map(({ figure, required }) => (unit[figure] ?? 0) / required));
  const nearest = passing.reduce((near, other) => (reached(other) > reached(near) ? other : near));
  const lacks = demands
    .filter((demand) => !meets(nearest, demand))
    .map(({ figure, required }) => ({
      check: INDOOR_UNIT_PROPERTY[figure],
      required,
      best: nearest[figure],
    }));
  return [{ code: "nearest", model: nearest.model, lacks }];
}
