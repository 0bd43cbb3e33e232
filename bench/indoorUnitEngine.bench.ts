import { describe } from "vitest";
import { INDOOR_UNIT_TYPE } from "#domain/catalogue/indoorUnitValues.ts";
import type { IndoorUnit } from "#domain/selection/indoorUnit/IndoorUnit.ts";
import type { IndoorUnitAnswer } from "#domain/selection/indoorUnit/IndoorUnitAnswer.ts";
import { indoorUnitColumns } from "#domain/selection/indoorUnit/indoorUnitColumns.ts";
import { selectIndoorUnits } from "#domain/selection/indoorUnit/selectIndoorUnits.ts";
import { selectIndoorUnitsPlainly } from "#domain/selection/indoorUnit/selectIndoorUnitsPlainly.ts";
import { area, power } from "#domain/units.ts";
import { generateIndoorUnits } from "#server/catalogue/indoorUnit/generateIndoorUnits.ts";
import { indoorUnitConditions } from "../tests/support/indoorUnitMaker.ts";
import { testRoom } from "../tests/support/testRooms.ts";
import { measure } from "./measure.ts";

/** The plain loop selects a part of a building: every room is as dear as any other. */
const PLAIN_ROOMS = 1_000;

const units: readonly IndoorUnit[] = generateIndoorUnits().records.map(({ unit }) => ({
  ...unit,
  productType: INDOOR_UNIT_TYPE,
}));
const columns = indoorUnitColumns(units);
// Any structure: the more candidates, the dearer a room.
const asked = indoorUnitConditions({ structure: null, checks: ["cooling", "heating"] });

/** 10 to 80 ㎡ of 60 to 180 W/㎡, hardly two alike. */
const room = (at: number) => {
  const size = 10 + ((at * 7.31) % 70);
  const load = (size * (60 + ((at * 13.7) % 120))) / 1000;
  return testRoom(at, { roomArea: area(size), coolingLoad: power(load), heatLoad: power(load * 0.8) });
};

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? NaN;

function checkWork(answers: readonly IndoorUnitAnswer[]): void {
  const matched = answers.filter(({ productIds }) => productIds.length > 0).length;
  if (matched < answers.length) throw new Error(`only ${matched} of ${answers.length} rooms have a match`);
}

describe.each([5_000, 50_000])(`%i rooms, ${units.length} indoor units`, (count) => {
  const rooms = Array.from({ length: count }, (_, at) => room(at));
  const part = rooms.filter((_, at) => at % (count / PLAIN_ROOMS) === 0);
  // CPU time, ms: the figure is that of one core, whoever else is on the machine.
  const times: Record<"fast" | "plain", number[]> = { fast: [], plain: [] };

  const timed = (which: "fast" | "plain", run: () => readonly IndoorUnitAnswer[]) => {
    const before = process.cpuUsage();
    const answers = run();
    const { user, system } = process.cpuUsage(before);
    times[which].push((user + system) / 1000);
    checkWork(answers);
  };

  measure("fast engine, all rooms", () => timed("fast", () => selectIndoorUnits(columns, rooms, asked)), {
    iterations: 5,
    time: 0,
    warmupIterations: 1,
  });
  measure(
    `plain loop, ${PLAIN_ROOMS} of the rooms, to be scaled by ${count / PLAIN_ROOMS}`,
    () => timed("plain", () => selectIndoorUnitsPlainly(units, part, asked)),
    {
      iterations: 3,
      time: 0,
      warmupIterations: 1,
      teardown(_task, mode) {
        if (mode === "warmup") return;
        const fast = median(times.fast);
        const plain = (median(times.plain) * count) / PLAIN_ROOMS;
        console.log(
          `${count} rooms: fast ${fast.toFixed(0)} ms, plain ${plain.toFixed(0)} ms (scaled) of CPU, ` +
            `ratio ${(plain / fast).toFixed(0)}`,
        );
      },
    },
  );
});
