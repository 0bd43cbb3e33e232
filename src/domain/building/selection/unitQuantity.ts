import type { Room } from "../rooms/Room.ts";

/** More units than any room holds. */
export const MAX_UNITS_PER_ROOM = 10_000;

/** A quotient this little above an integer is that integer: 1.1 ㎡ at 0.1 ㎡ per unit are 11 units, not 12. */
const ROUNDING = 1e-9;

/** Number of units in a room that specifies none: ceil(area / area of one unit), at least 1. Both in ㎡. */
export function calculatedQuantity(roomArea: number | null, singleUnitArea: number): number {
  const units = (roomArea ?? 0) / singleUnitArea;
  return Math.max(1, Math.ceil(units * (1 - ROUNDING)));
}

/** As specified, else as calculated. */
export const unitQuantity = (
  room: Pick<Room, "equipmentNumber" | "roomArea">,
  singleUnitArea: number,
): number => room.equipmentNumber ?? calculatedQuantity(room.roomArea, singleUnitArea);
