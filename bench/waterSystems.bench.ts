import { describe } from "vitest";
import { hasRun, runWaterSystem, type WaterSystem } from "#domain/building/systems/water/runWaterSystem.ts";
import type { SystemRoom } from "#domain/building/systems/water/SystemRoom.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { WaterLists } from "#domain/building/systems/water/WaterLists.ts";
import { waterRemarks } from "#domain/building/systems/water/waterRemarks.ts";
import { PROPOSED_SYSTEMS } from "#domain/building/systems/water/WaterSettings.ts";
import { withEntry } from "#domain/building/systems/typedSettings.ts";
import { systemRoom } from "../tests/support/drawnSystems.ts";
import { measure } from "./measure.ts";

/**
 * All work of the worker for one system of 20,000 rooms (26 zones of 20 storeys of 39 rooms): terminals, tree,
 * pipes, lists, duty and remarks. Computed anew, after one room changed, after one length was typed, and after one
 * room was removed.
 */
const OPTIONS = { time: 1_000, warmupTime: 0, warmupIterations: 2, iterations: 5 } as const;
const [ZONES, STOREYS, ROOMS, ALL] = [26, 20, 39, 20_000];
const { cold } = PROPOSED_SYSTEMS;

const rooms: readonly SystemRoom[] = Array.from({ length: ZONES * STOREYS * ROOMS }, (_, at) => {
  const level = Math.floor(at / ROOMS) % STOREYS;
  return systemRoom(`${level + 1}${String(at % ROOMS).padStart(2, "0")}`, {
    ...{ zone: `Z${Math.floor(at / ROOMS / STOREYS)}`, level, floor: `${level + 1}F` },
    ...{ count: 1, unitFlow: 0.02 + (at % 90) / 3000, cooling: 0.2, coolingLoad: 0.2 },
  });
}).slice(0, ALL);

interface Seen {
  readonly system: WaterSystem;
  readonly lists: WaterLists;
}
function seen(system: WaterSystem, before: Seen | null): Seen {
  if (!hasRun(system)) throw new Error("the work was not done");
  const lists = new WaterLists(system, before?.lists);
  const card = waterDutyCard(system);
  if (waterRemarks(system, lists, card).length === 0 || card === null)
    throw new Error("the work was not done");
  return { system, lists };
}
const anew = () => seen(runWaterSystem("cold", rooms, cold), null);

const held = anew();
describe(`a system of ${ALL} rooms, ${held.lists.count("tree")} pipes`, () => {
  let step = 0;
  const next = () => (step++ * 7_919) % ALL;
  measure(
    "one changed room",
    () => {
      const at = next();
      const others = rooms.slice();
      others[at] = { ...rooms[at]!, count: 2 };
      const now = seen(runWaterSystem("cold", others, cold, held.system), held);
      if (now.system === held.system) throw new Error("the work was not done");
    },
    OPTIONS,
  );
  measure(
    "one typed length",
    () => {
      const { id } = held.system.tree!.segments[next()]!;
      const settings = { ...cold, lengths: withEntry(cold.lengths, id, 77) };
      const now = seen(runWaterSystem("cold", rooms, settings, held.system), held);
      if (now.lists.count("assumed") === held.lists.count("assumed"))
        throw new Error("the work was not done");
    },
    OPTIONS,
  );
  measure(
    "one room less",
    () => {
      const at = next();
      const now = seen(runWaterSystem("cold", rooms.toSpliced(at, 1), cold, held.system), held);
      if (now.lists.circuitCount !== ALL - 1) throw new Error("the work was not done");
    },
    OPTIONS,
  );
  measure("anew", anew, OPTIONS);
});
