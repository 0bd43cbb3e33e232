import { describe } from "vitest";
import { AirLists } from "#domain/building/systems/air/airLines.ts";
import { airArrangement, proposedAir } from "#domain/building/systems/air/AirList.ts";
import { airRemarks } from "#domain/building/systems/air/airRemarks.ts";
import type { AirRoom } from "#domain/building/systems/air/AirRoom.ts";
import { fanCard } from "#domain/building/systems/air/fanCard.ts";
import { hasRanAir, runAirSystem, type AirSystem } from "#domain/building/systems/air/runAirSystem.ts";
import { airRoom } from "../tests/support/drawnAir.ts";
import { measure } from "./measure.ts";

/**
 * All work of the worker after one room changed, for 5,000 rooms with outlets in 40 systems (zones of 5 storeys of
 * 25 rooms): sharing out, terminals, trees, ducts, lists, duties and remarks. The target is 16 ms.
 */
const OPTIONS = { time: 1_000, warmupTime: 0, warmupIterations: 2, iterations: 5 } as const;
const [ZONES, STOREYS, ROOMS] = [40, 5, 25];

const rooms: readonly AirRoom[] = Array.from({ length: ZONES * STOREYS * ROOMS }, (_, at) => {
  const level = Math.floor(at / ROOMS) % STOREYS;
  return airRoom(`${level + 1}${String(at % ROOMS).padStart(2, "0")}`, {
    ...{ zone: `Z${Math.floor(at / ROOMS / STOREYS)}`, level, floor: `${level + 1}F` },
    ...{ count: 1, air: 150 + (at % 90) * 2 },
  });
});
const list = proposedAir(rooms);

interface Seen {
  readonly system: AirSystem;
  readonly lists: AirLists;
}
function seen(all: readonly AirRoom[], before: ReadonlyMap<string, Seen> | null): ReadonlyMap<string, Seen> {
  const parted = airArrangement.roomsBySystem(list, all);
  return new Map(
    list.map(({ id, settings }) => {
      const was = before?.get(id);
      const system = runAirSystem(parted.get(id)!, settings, 0, was?.system);
      if (!hasRanAir(system)) throw new Error("the work was not done");
      const lists = was !== undefined && was.system === system ? was.lists : new AirLists(system, was?.lists);
      const card = fanCard(system);
      if (card === null || airRemarks(system, lists, card).length === 0)
        throw new Error("the work was not done");
      return [id, { system, lists }];
    }),
  );
}

const held = seen(rooms, null);
describe(`${rooms.length} rooms with outlets in ${list.length} systems`, () => {
  let step = 0;
  measure(
    "one changed room",
    () => {
      const at = (step++ * 7_919) % rooms.length;
      const others = rooms.slice();
      others[at] = { ...rooms[at]!, air: 700 };
      const now = seen(others, held);
      if ([...now].every(([id, { system }]) => system === held.get(id)!.system))
        throw new Error("the work was not done");
    },
    OPTIONS,
  );
  measure("anew", () => seen(rooms, null), OPTIONS);
});
