import type { Batch } from "../Batch.ts";
import { NO_GROUP, type RoomGroups } from "./groupRooms.ts";
import type { LimitParts } from "./limit/ModelLimit.ts";
import type { GroupWeights } from "./objective.ts";
import { testedGroups } from "./testedGroups.ts";

/**
 * The weight of each group, and the models of locked rooms, which are present in any case.
 * @param now model of each row
 */
export function weighRooms<Filter>(
  { kind, results: { locked } }: Pick<Batch<Filter>, "kind" | "results">,
  groups: RoomGroups,
  now: Int32Array,
): { readonly weights: GroupWeights; readonly fixed: readonly number[] } {
  const { groupOf, units } = groups;
  const fixed = new Set<number>();
  const isTested = testedGroups(kind, groups);
  const none = () => new Float64Array(groups.rooms.length);
  const weights = { rooms: none(), units: none(), tested: none() };
  groupOf.forEach((group, row) => {
    if (group === NO_GROUP) return;
    if (locked[row] === 1) {
      if (now[row]! >= 0) fixed.add(now[row]!);
      return;
    }
    weights.rooms[group]!++;
    weights.units[group]! += units[row]!;
    weights.tested[group]! += isTested[group]!;
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
