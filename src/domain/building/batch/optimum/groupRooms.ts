import { ROOM_FIGURES, type Room } from "../../rooms/Room.ts";
import type { Batch } from "../Batch.ts";
import { groupTexts } from "../groups/groupTable.ts";
import type { BuildingPart } from "./objective.ts";
import { roomAt } from "../table/RoomColumns.ts";
import { followedRules } from "../rules/followedRules.ts";
import type { Conditions } from "../state/RoomRule.ts";
import { filtersOf } from "../rules/ruledFilter.ts";

/** The rooms of a building in groups with equal requirements; one room of each group is asked about. */
export interface RoomGroups {
  /** One room of each group. */
  readonly rooms: readonly Room[];
  /** The filter of each group; groups with the same filter are adjacent. */
  readonly filters: readonly unknown[];
  /** Group of each row of the batch, NO_GROUP for a room that is not asked about; and units in the room. */
  readonly groupOf: Int32Array<ArrayBuffer>;
  readonly units: Uint32Array<ArrayBuffer>;
}

/** A room's area matters only through its number of units. */
const ACTING = ROOM_FIGURES.filter((figure) => figure !== "roomArea" && figure !== "equipmentNumber");

export const NO_GROUP = -1;

/**
 * @param part the rooms that are asked about; all by default
 * @param beside what else tells rooms apart
 */
export function groupRooms<Filter>(
  { rooms, kind }: Batch<Filter>,
  conditions: Conditions<Filter>,
  part?: BuildingPart,
  beside: (row: number) => string = () => "",
): RoomGroups {
  const filters = filtersOf(conditions);
  const followed = followedRules(rooms, conditions.rules);
  const texts = part && groupTexts(rooms, part.by);
  const groups = new Map<string, number>();
  const representatives: { readonly room: Room; readonly asked: number }[] = [];
  const units = new Uint32Array(rooms.ids.length);
  const groupOf = Int32Array.from(rooms.ids, (_, row) => {
    if (texts && texts[row] !== part.name) return NO_GROUP;
    const room = roomAt(rooms, row);
    const asked = followed[row]! + 1;
    const quantity = room.equipmentNumber ?? kind.calculatedQuantity(room, filters[asked]!);
    units[row] = quantity;
    const key = [asked, quantity, ...ACTING.map((figure) => rooms.figures[figure][row]), beside(row)].join();
    const group = groups.get(key) ?? representatives.push({ room, asked }) - 1;
    groups.set(key, group);
    return group;
  });
  const order = [...representatives.keys()].sort(
    (a, b) => representatives[a]!.asked - representatives[b]!.asked || a - b,
  );
  const indexOf = new Int32Array(order.length);
  order.forEach((group, index) => (indexOf[group] = index));
  return {
    rooms: order.map((group) => representatives[group]!.room),
    filters: order.map((group) => filters[representatives[group]!.asked]),
    groupOf: groupOf.map((group) => (group === NO_GROUP ? group : indexOf[group]!)),
    units,
  };
}
