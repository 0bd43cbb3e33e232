import type { BatchKind } from "../kind/BatchKind.ts";
import { NO_GROUP, type RoomGroups } from "./groupRooms.ts";

/**
 * For each group 1 if its excess is that of a capacity or an air flow, which a test may find smaller than stated.
 * Maxima, such as the heat-moisture ratio, and the velocity of an outlet do not count.
 */
export function testedGroups<Filter>(
  kind: Pick<BatchKind<Filter>, "figures" | "required">,
  { rooms, filters, groupOf, units }: RoomGroups,
): Uint8Array {
  const quantities = new Uint32Array(rooms.length);
  groupOf.forEach((group, row) => {
    if (group !== NO_GROUP) quantities[group] = units[row]!;
  });
  return Uint8Array.from(rooms, (room, group) => {
    // Only the kind inspects its filters.
    const filter = filters[group] as Filter;
    const columns = kind.figures(filter);
    const isSize = (must: number | null, figure: number) =>
      must !== null && must > 0 && columns[figure]?.short !== undefined && columns[figure].isCeiling !== true;
    return kind.required(room, quantities[group]!, filter).some(isSize) ? 1 : 0;
  });
}
