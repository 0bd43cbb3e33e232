import type { Room } from "../../../rooms/Room.ts";
import { bulbsInForce } from "./bulbsInForce.ts";
import { enteringAir, type EnteringAir } from "./EnteringAir.ts";
import type { SiteAir } from "./SiteAir.ts";

/** Rooms with the same summer air, as indices in the list. */
export interface AirGroup {
  readonly air: EnteringAir;
  readonly rooms: number[];
}

/** Throws for impossible bulb temperatures, which `conditionsOf` refuses before the engine sees them. */
export function roomsByAir(rooms: readonly Room[], site: SiteAir): Iterable<AirGroup> {
  const groups = new Map<string, AirGroup>();
  rooms.forEach((room, index) => {
    const { summerDryBulb, summerWetBulb } = bulbsInForce(room);
    const key = `${summerDryBulb}/${summerWetBulb}`;
    const known = groups.get(key);
    if (known !== undefined) known.rooms.push(index);
    else groups.set(key, { air: possibleAir(room, site), rooms: [index] });
  });
  return groups.values();
}

/** The summer air of a room whose bulb temperatures have been checked. */
export function possibleAir(room: Room, site: SiteAir): EnteringAir {
  const { summerDryBulb, summerWetBulb } = bulbsInForce(room);
  const air = enteringAir(summerDryBulb, summerWetBulb, site);
  if (!air.ok) throw new RangeError(`room ${room.roomId}: no air is ${summerDryBulb}/${summerWetBulb} ℃`);
  return air.value;
}
