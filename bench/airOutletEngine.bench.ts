import { describe } from "vitest";
import { airOutletColumns } from "#domain/building/kinds/airOutlet/selection/airOutletColumns.ts";
import { selectAirOutlets } from "#domain/building/kinds/airOutlet/selection/selectAirOutlets.ts";
import { selectAirOutletsPlainly } from "../tests/support/plain/airOutlet/selectAirOutletsPlainly.ts";
import { area, flow } from "#domain/base/units.ts";
import { generateAirOutlets } from "#server/samples/airOutlet/generateAirOutlets.ts";
import { outletConditions } from "../tests/support/airOutletMaker.ts";
import { testRoom } from "../tests/support/testRooms.ts";
import { measureEngines } from "./measureEngines.ts";

/** The plain loop selects for a part of a large building only: all rooms take the same time. */
const PLAIN_ROOMS = 500;

const outlets = generateAirOutlets().records.map(({ outlet }) => outlet);
const columns = airOutletColumns(outlets);

const TYPES = [
  { name: "double-layer louvres", change: { type: "V000170", aspectRatio: { from: 1, to: 3 } } },
  { name: "spherical nozzles", change: { type: "V000164", nozzleThrow: 8 } },
] as const;

/** 10 to 130 ㎡ with 8 to 28 m³/h for each. */
const makeRooms = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const square = 10 + ((at * 37) % 1201) / 10;
    return testRoom(at, {
      roomArea: area(square),
      airSupplyVolume: flow(square * (8 + ((at * 53) % 201) / 10)),
    });
  });

describe.each([5_000, 50_000])(`%d rooms, ${outlets.length} outlets`, (count) => {
  const rooms = makeRooms(count);
  const part = rooms.filter((_, index) => index % (count / PLAIN_ROOMS) === 0);
  for (const { name, change } of TYPES) {
    const asked = outletConditions(change);
    measureEngines({
      name: `${count} rooms, ${name}`,
      rooms: count,
      plainRooms: PLAIN_ROOMS,
      fast: () => selectAirOutlets(columns, rooms, asked),
      plain: () => selectAirOutletsPlainly(outlets, part, asked),
      matched: 0.4,
    });
  }
});
