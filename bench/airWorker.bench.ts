import { describe } from "vitest";
import { conditionsInForce, emptyBatch, type Batch } from "#domain/building/batch/Batch.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { applyAnswers } from "#domain/building/batch/run/applyAnswers.ts";
import { replaceRooms } from "#domain/building/batch/edit/editRooms.ts";
import { queueRooms, takeChunk } from "#domain/building/batch/run/runRooms.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { area, flow } from "#domain/base/units.ts";
import type { OpenSelection } from "#workers/batch/session/Opening.ts";
import type { AirAnswer } from "#workers/batch/systems/AirSheet.ts";
import { AirSystems } from "#workers/batch/systems/AirSystems.ts";
import { answerRooms, type TestFilter } from "../tests/support/testKind.ts";
import { testRoom } from "../tests/support/testRooms.ts";
import { KIND } from "../tests/support/versionPage.ts";
import { measure } from "./measure.ts";

/**
 * A whole call of the worker after the air of one room changed, for 5,000 rooms with outlets in 40 systems (zones
 * of 5 storeys of 25 rooms): from the building to the answer copied for the page. The naive way computes
 * everything anew. The target is 16 ms.
 */
const OPTIONS = { time: 1_000, warmupTime: 0, warmupIterations: 2, iterations: 5 } as const;
const [ZONES, STOREYS, ROOMS] = [40, 5, 25];
const ALL = ZONES * STOREYS * ROOMS;

/** A kind whose products are outlets of 300 × 300 mm. */
const VENTED: BatchKind<TestFilter> = { ...KIND, air: { neckOf: () => 0.09 } };

function selected(): Batch<TestFilter> {
  const batch = emptyBatch(VENTED);
  const rooms = Array.from({ length: ALL }, (_, at) =>
    testRoom(at, {
      zone: `Z${Math.floor(at / ROOMS / STOREYS)}`,
      floor: `${1 + (Math.floor(at / ROOMS) % STOREYS)}F`,
      ...{ roomArea: area(30), airSupplyVolume: flow(150 + (at % 90) * 2) },
    }),
  );
  replaceRooms(batch, packRooms(rooms), "试验楼", "");
  queueRooms(batch, "all");
  for (let chunk = takeChunk(batch, conditionsInForce(batch), 500); chunk;)
    chunk =
      (applyAnswers(batch, chunk, answerRooms(VENTED.request(VENTED.defaultFilter, chunk.rooms))),
      takeChunk(batch, conditionsInForce(batch), 500));
  return batch;
}

const batch = selected();
const counts = { version: 1 };
// No fans are kept, so none are read, and the session is not edited here.
const opened = { session: { batch }, counts } as unknown as OpenSelection;
const signal = new AbortController().signal;

async function asked(systems: AirSystems): Promise<AirAnswer> {
  const answer = structuredClone(await systems.answer(false, signal));
  if (answer.systems.length !== ZONES || answer.rooms !== ALL) throw new Error("the work was not done");
  return answer;
}

const systems = new AirSystems(() => opened);
await asked(systems);
let step = 0;
/** Changes the air of another room each time; returns the id of its system. */
function changeOne(): string {
  const at = (step++ * 7_919) % ALL;
  batch.rooms.figures.airSupplyVolume[at] = 700 + (step % 50);
  counts.version++;
  return `air-${batch.rooms.zones[at]!}`;
}

describe(`${ALL} rooms with outlets in ${ZONES} systems, by the worker`, () => {
  measure(
    "one changed room",
    async () => {
      const id = changeOne();
      const found = await asked(systems);
      if (found.systems.find((each) => each.id === id)!.consequence === null)
        throw new Error("the work was not done");
    },
    OPTIONS,
  );
  measure(
    "one changed room, all anew",
    async () => {
      changeOne();
      await asked(new AirSystems(() => opened));
    },
    OPTIONS,
  );
});
