import { siteOf } from "../../rooms/SiteFilter.ts";
import { airRoomsBySystem, wholeAirList, type NamedAir } from "../../systems/air/AirList.ts";
import { runAirSystem, type AirSystem } from "../../systems/air/runAirSystem.ts";
import { generalFilter, type Batch } from "../Batch.ts";
import type { AirSide } from "../kind/AirSide.ts";
import { airRooms } from "./airRooms.ts";
import { freshRooms } from "./freshRooms.ts";

/** A system of ducts of a batch, computed. */
export interface DuctSystem {
  readonly named: NamedAir;
  readonly system: AirSystem;
}

/** The systems of ducts of a batch, as set or as proposed. */
export function ductSystems<Filter>(batch: Batch<Filter>, air: AirSide): readonly DuctSystem[] {
  const rooms = { air: airRooms(batch, air).rooms, fresh: freshRooms(batch).rooms };
  const list = wholeAirList(batch.ducts, rooms);
  const { altitude = 0 } = siteOf(generalFilter(batch));
  const parted = airRoomsBySystem(list, rooms);
  return list.map((named) => ({
    named,
    system: runAirSystem(parted.get(named.id)!, named.settings, altitude),
  }));
}
