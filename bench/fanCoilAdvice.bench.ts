import { describe } from "vitest";
import { explainUnmatched } from "#domain/building/kinds/fanCoil/selection/changes/explainUnmatched.ts";
import { singleChangesPlainly } from "../tests/support/plain/fanCoil/singleChangesPlainly.ts";
import { fanCoilColumns } from "#domain/building/kinds/fanCoil/selection/fanCoilColumns.ts";
import { selectFanCoils } from "#domain/building/kinds/fanCoil/selection/selectFanCoils.ts";
import { ROOMS_PER_REQUEST } from "#domain/building/selection/multiRoom.ts";
import { power } from "#domain/base/units.ts";
import { conditions, makeFanCoils, makeRooms } from "../tests/support/fanCoilMaker.ts";
import { measure } from "./measure.ts";

const FAN_COILS = 2_000;
/** Every tenth room requires more than any unit gives. */
const UNMATCHED_EVERY = 10;
const BEYOND_EVERY_UNIT = 6;
/** Trying every change on every product takes a good part of a second for each room. */
const PLAIN_ROOMS = 4;
const MIN_RATIO = 20;

const coils = makeFanCoils(FAN_COILS);
const columns = fanCoilColumns(coils);
const asked = conditions({ structure: "V000401", staticPressure: { from: 12, to: 30 } });

const cpu = (run: () => void): number => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? NaN;

describe.each([
  { rooms: 2_000, states: 12 },
  { rooms: 20_000, states: 12 },
  { rooms: 20_000, states: 20_000 },
])(`why a tenth of $rooms rooms in $states air states has no match, ${FAN_COILS} fan coils`, (size) => {
  const rooms = makeRooms(size.rooms, size.states).map((room, at) =>
    at % UNMATCHED_EVERY === 0
      ? { ...room, coolingLoad: power((room.coolingLoad ?? 0) * BEYOND_EVERY_UNIT) }
      : room,
  );
  // In chunks, as in a batch run.
  const chunks = Array.from({ length: size.rooms / ROOMS_PER_REQUEST }, (_, at) => {
    const chunk = rooms.slice(at * ROOMS_PER_REQUEST, (at + 1) * ROOMS_PER_REQUEST);
    return { chunk, answers: selectFanCoils(columns, chunk, asked) };
  });
  const unmatched = chunks.flatMap(({ chunk, answers }) =>
    chunk.filter((_, at) => answers[at]?.productIds.length === 0),
  );
  if (unmatched.length < size.rooms / UNMATCHED_EVERY / 2)
    throw new Error(`only ${unmatched.length} rooms have no match`);
  const times: Record<"fast" | "plain", number[]> = { fast: [], plain: [] };

  measure(
    `fast search, ${unmatched.length} rooms`,
    () => {
      let named = 0;
      const spent = cpu(() => {
        for (const { chunk, answers } of chunks)
          for (const { reasons } of explainUnmatched(columns, chunk, answers, asked))
            if (reasons.some(({ code }) => code === "change")) named++;
      });
      times.fast.push(spent);
      if (named < unmatched.length * 0.9) throw new Error(`only ${named} rooms are told what would do`);
    },
    { iterations: 3, time: 0, warmupIterations: 1 },
  );
  measure(
    `every change tried, ${PLAIN_ROOMS} of the rooms`,
    () => {
      const some = unmatched.slice(0, PLAIN_ROOMS);
      let named = 0;
      times.plain.push(
        cpu(() => {
          for (const room of some)
            named += singleChangesPlainly(coils, room, asked).some(({ code }) => code === "change") ? 1 : 0;
        }),
      );
      if (named < some.length * 0.9) throw new Error(`only ${named} rooms are told what would do`);
    },
    {
      iterations: 3,
      time: 0,
      warmupIterations: 1,
      teardown(_task, mode) {
        if (mode === "warmup") return;
        const fast = median(times.fast);
        const plain = (median(times.plain) * unmatched.length) / PLAIN_ROOMS;
        const verdict = plain / fast >= MIN_RATIO ? "within budget" : "over budget";
        console.log(
          `${unmatched.length} of ${size.rooms} rooms without a match, ${size.states} air states: fast ${fast.toFixed(0)} ms, ` +
            `plain ${plain.toFixed(0)} ms (scaled) of CPU, ratio ${(plain / fast).toFixed(0)}, ${verdict}`,
        );
      },
    },
  );
});
