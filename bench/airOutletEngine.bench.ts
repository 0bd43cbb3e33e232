import { describe } from "vitest";
import { airOutletColumns } from "#domain/selection/airOutlet/airOutletColumns.ts";
import type { AirOutletAnswer } from "#domain/selection/airOutlet/AirOutletAnswer.ts";
import { selectAirOutlets } from "#domain/selection/airOutlet/selectAirOutlets.ts";
import { selectAirOutletsPlainly } from "#domain/selection/airOutlet/selectAirOutletsPlainly.ts";
import { area, flow } from "#domain/units.ts";
import { generateAirOutlets } from "#server/catalogue/airOutlet/generateAirOutlets.ts";
import { outletConditions } from "../tests/support/airOutletMaker.ts";
import { testRoom } from "../tests/support/testRooms.ts";
import { measure } from "./measure.ts";

/** The plain loop judges a part of a large building: every room is as dear as any other. */
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

function checkWork(answers: readonly AirOutletAnswer[]): void {
  const matched = answers.filter(({ productIds }) => productIds.length > 0).length;
  if (matched < answers.length * 0.4)
    throw new Error(`only ${matched} of ${answers.length} rooms have a match`);
}

describe.each([5_000, 50_000])(`%d rooms, ${outlets.length} outlets`, (count) => {
  const rooms = makeRooms(count);
  const part = rooms.filter((_, index) => index % (count / PLAIN_ROOMS) === 0);
  for (const { name, change } of TYPES) {
    const asked = outletConditions(change);
    measure(`${name}: fast engine, all rooms`, () => checkWork(selectAirOutlets(columns, rooms, asked)), {
      iterations: 5,
      time: 0,
      warmupIterations: 1,
    });
    measure(
      `${name}: plain loop, ${PLAIN_ROOMS} of the rooms, to be scaled by ${count / PLAIN_ROOMS}`,
      () => checkWork(selectAirOutletsPlainly(outlets, part, asked)),
      { iterations: 3, time: 0, warmupIterations: 1 },
    );
  }
});
