import { describe } from "vitest";
import { fanCoilColumns } from "#domain/selection/fanCoil/fanCoilColumns.ts";
import type { FanCoilAnswer } from "#domain/selection/fanCoil/FanCoilAnswer.ts";
import { selectFanCoils } from "#domain/selection/fanCoil/selectFanCoils.ts";
import { selectFanCoilsPlainly } from "#domain/selection/fanCoil/selectFanCoilsPlainly.ts";
import { conditions, makeFanCoils, makeRooms } from "../tests/support/fanCoilMaker.ts";
import { measure } from "./measure.ts";

const FAN_COILS = 2_000;
/** The plain loop takes half a minute for a large building: it selects a part of it, every room as dear as any other. */
const PLAIN_ROOMS = 400;
const BUDGET_MS = 1_000;
const MIN_RATIO = 20;

const coils = makeFanCoils(FAN_COILS);
const columns = fanCoilColumns(coils);
const asked = conditions();

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? NaN;

function checkWork(answers: readonly FanCoilAnswer[]): void {
  const matched = answers.filter(({ productIds }) => productIds.length > 0).length;
  if (matched < answers.length * 0.9)
    throw new Error(`only ${matched} of ${answers.length} rooms have a match`);
}

describe.each([
  { rooms: 2_000, states: 12 },
  { rooms: 20_000, states: 12 },
  { rooms: 20_000, states: 20_000 },
])(`$rooms rooms in $states air states, ${FAN_COILS} fan coils`, ({ rooms: count, states }) => {
  const rooms = makeRooms(count, states);
  const part = rooms.filter((_, index) => index % (count / PLAIN_ROOMS) === 0);
  // CPU time, ms: the budget is that of one core, whoever else is on the machine.
  const times: Record<"fast" | "plain", number[]> = { fast: [], plain: [] };

  const timed = (which: "fast" | "plain", run: () => readonly FanCoilAnswer[]) => {
    const before = process.cpuUsage();
    const answers = run();
    const { user, system } = process.cpuUsage(before);
    times[which].push((user + system) / 1000);
    checkWork(answers);
  };

  measure("fast engine, all rooms", () => timed("fast", () => selectFanCoils(columns, rooms, asked)), {
    iterations: 5,
    time: 0,
    warmupIterations: 1,
  });
  measure(
    `plain loop, ${PLAIN_ROOMS} of the rooms, to be scaled by ${count / PLAIN_ROOMS}`,
    () => timed("plain", () => selectFanCoilsPlainly(coils, part, asked)),
    {
      iterations: 3,
      time: 0,
      warmupIterations: 1,
      teardown(_task, mode) {
        if (mode === "warmup") return;
        const fast = median(times.fast);
        const plain = (median(times.plain) * count) / PLAIN_ROOMS;
        const verdict = fast < BUDGET_MS && plain / fast >= MIN_RATIO ? "within budget" : "over budget";
        console.log(
          `${count} rooms, ${states} air states: fast ${fast.toFixed(0)} ms, plain ${plain.toFixed(0)} ms (scaled) of CPU, ` +
            `ratio ${(plain / fast).toFixed(0)}, ${verdict}`,
        );
      },
    },
  );
});
