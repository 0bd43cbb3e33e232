import type { Room } from "../../rooms/Room.ts";
import { flow, type Flow } from "../../units.ts";
import { requirement } from "../requirement.ts";

/** L: a room's supply air over its outlets, m³/h; `null` for a room that states no supply air. */
export function airPerOutlet(
  { airSupplyVolume }: Pick<Room, "airSupplyVolume">,
  quantity: number,
): Flow | null {
  const ofRoom = requirement(airSupplyVolume);
  return ofRoom === null ? null : flow(ofRoom / quantity);
}
