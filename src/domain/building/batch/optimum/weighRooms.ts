import { NO_GROUP, type RoomGroups } from "./groupRooms.ts";
import type { LimitParts } from "./limit/ModelLimit.ts";
import type { GroupWeights } from "./objective.ts";

/**
 * The weight of each group, and the models of locked rooms, which are present in any case.
 * @param now model of each row
 */
export function weighRooms(
  { groupOf, units, rooms }: RoomGroups,
  locked: Uint8Array,
  now: Int32Array,
): { readonly weights: GroupWeights; readonly fixed: readonly number[] } {
  const fixed = new Set<number>();
  const weights = { rooms: new Float64Array(rooms.length), units: new Float64Array(rooms.length) };
  groupOf.forEach((group, row) => {
    if (group === NO_GROUP) return;
    if (locked[row] === 1) {
      if (now[row]! >= 0) fixed.add(now[row]!);
      return;
    }
    weights.rooms[group]!++;
    weights.units[group]! += units[row]!;
  });
  return { weights, fixed: [...fixed].sort((a, b) => a - b) };
}

/** For each part, the models of those of its locked rooms that are asked about. */
export function lockedModels(
  { groupOf }: RoomGroups,
  locked: Uint8Array,
  now: Int32Array,
  { names, partOf }: LimitParts,
): number[][] {
  const models = names.map(() => new Set<number>());
  groupOf.forEach((group, row) => {
    if (group !== NO_GROUP && locked[row] === 1 && now[row]! >= 0) models[partOf[row]!]!.add(now[row]!);
  });
  return models.map((ofPart) => [...ofPart].sort((a, b) => a - b));
}
