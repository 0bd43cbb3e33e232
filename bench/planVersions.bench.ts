import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe } from "vitest";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import { conditionsInForce, emptyBatch, type Batch } from "#domain/building/batch/Batch.ts";
import { applyAnswers } from "#domain/building/batch/run/applyAnswers.ts";
import { replaceRooms } from "#domain/building/batch/edit/editRooms.ts";
import { queueRooms, takeChunk } from "#domain/building/batch/run/runRooms.ts";
import { batchOfPlan } from "#domain/building/plan/batchOfPlan.ts";
import { planHead, planPieces, planTables } from "#domain/building/plan/planOfBatch.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { createApi } from "#api/client/createApi.ts";
import { realTimer } from "#api/client/Timer.ts";
import { comparePlans } from "#domain/building/plan/comparePlans.ts";
import { compareVersions } from "#server/project/plans/compareVersions.ts";
import { contentOf } from "#server/project/plans/planContent.ts";
import { openVersion } from "#server/project/plans/planStore.ts";
import { readVersion } from "#workers/batch/plan/versions/readVersion.ts";
import { saveVersion } from "#workers/batch/plan/versions/saveVersion.ts";
import { migratedDatabase } from "../tests/support/databaseTemplate.ts";
import { currentOf, PROJECTS, startProjectServer } from "../tests/support/projectServer.ts";
import { answerRooms, type TestFilter } from "../tests/support/testKind.ts";
import { testRooms } from "../tests/support/testRooms.ts";
import { askDisguised, KIND } from "../tests/support/versionPage.ts";
import { measure } from "./measure.ts";

/** A run takes seconds, so a few samples are enough. */
const FEW = { iterations: 5, time: 0, warmupIterations: 1, warmupTime: 0 };
const NOTHING_MORE = {
  ...{
    parametersOf: new Map(),
    brandNames: new Map(),
    unitOf: new Map(),
    pumps: new Map(),
    fans: new Map(),
    plants: [],
  },
};

// As in production: it does not check its own answers.
const server = await startProjectServer(migratedDatabase, { checkAnswers: false });
const person = await server.person();
const projectId = await currentOf(person);
afterAll(() => server.close());

/** The page's side of the wire, to a server in the same process: its work is measured, but no network. */
const api = createApi({
  base: "/api",
  token: () => person.bearer,
  onAuthenticationFailed: () => {},
  send: (address, init) => askDisguised(init, (sent) => server.app.request(address, sent)),
});

function selected(rooms: number): Batch<TestFilter> {
  const batch = emptyBatch(KIND);
  replaceRooms(batch, packRooms(testRooms(rooms)), "试验楼", "");
  queueRooms(batch, "all");
  for (let chunk = takeChunk(batch, conditionsInForce(batch), 500); chunk;)
    chunk =
      (applyAnswers(batch, chunk, answerRooms(KIND.request(KIND.defaultFilter, chunk.rooms))),
      takeChunk(batch, conditionsInForce(batch), 500));
  return batch;
}

function mustHave(found: number, wanted: number) {
  if (found !== wanted) throw new Error(`the bench must do real work: ${found} of ${wanted} rooms`);
}

async function save(batch: Batch<TestFilter>): Promise<string> {
  // Another building each time, because existing parts would not be written again.
  const answer = await saveVersion(
    { batch: { ...batch, origin: null } as Batch<unknown>, ...NOTHING_MORE },
    projectId,
    {
      api,
      timer: realTimer,
      signal: new AbortController().signal,
      saveKeys: new Map(),
      keep: () => {},
    },
  );
  if (!answer.ok || answer.value.status !== "saved") throw new Error("the bench must save");
  return answer.value.versionId;
}

/** The naive way: all rows as one JSON text, without checking the input. */
const naive = new Map<string, Uint8Array>();
function saveWhole(batch: Batch<TestFilter>, at: string) {
  const { rooms, results } = batch;
  const rows = rooms.ids.map((id, row) => ({
    id,
    code: rooms.codes[row],
    name: rooms.names[row],
    ...Object.fromEntries(Object.entries(rooms.figures).map(([name, column]) => [name, column[row]])),
    ...Object.fromEntries(
      Object.entries(results).flatMap(([name, column]) =>
        typeof column === "number" ? [] : [[name, column[row]]],
      ),
    ),
    product: batch.products.at(results.product[row]!),
    filter: batch.filters.at(results.judgedBy[row]!),
  }));
  naive.set(at, gzipSync(JSON.stringify(JSON.parse(JSON.stringify(rows)))));
}

/** Every room gets another area. */
const changed = (batch: Batch<TestFilter>): Batch<TestFilter> => ({
  ...batch,
  rooms: {
    ...batch.rooms,
    figures: { ...batch.rooms.figures, roomArea: batch.rooms.figures.roomArea.map((area) => area + 1) },
  },
});

async function contentsOf(versionIds: readonly [string, string]) {
  const contents = versionIds.map(async (id) => {
    const opened = await openVersion(server.database.queries, projectId, id);
    return contentOf(server.database.queries, projectId, opened);
  });
  return [await contents[0]!, await contents[1]!] as const;
}

for (const rooms of [2000, 20_000]) {
  const batch = selected(rooms);
  const versionId = await save(batch);
  saveWhole(batch, String(rooms));

  describe(`a plan of ${rooms} rooms, saved`, () => {
    measure("in parts, each checked, kept under its hash", async () => void (await save(batch)), FEW);
    measure("naive: one text of all rooms, unchecked", () => saveWhole(batch, "again"), FEW);
  });

  describe(`a version of ${rooms} rooms, opened as a building`, () => {
    measure(
      "from its parts, each checked",
      async () => {
        const { version, content } = await readVersion(api, projectId, versionId);
        mustHave(batchOfPlan(KIND, version.head, content).rooms.ids.length, rooms);
      },
      FEW,
    );
    measure(
      "naive: one text of all rooms, unchecked",
      () => {
        const rows = JSON.parse(gunzipSync(naive.get(String(rooms))!).toString()) as unknown[];
        mustHave(rows.length, rooms);
      },
      FEW,
    );
  });

  describe(`two versions of ${rooms} rooms compared, three pages`, async () => {
    // Two comparisons are cached, so of three in turn none is cached when it is requested again.
    const later = [await save(changed(batch)), await save(changed(batch)), await save(changed(batch))];
    let turn = 0;
    const next = () => [versionId, later[turn++ % later.length]!] as const;
    const pages = [1, 2, 3].map((pageNo) => ({ pageNo, pageSize: 30 }));
    measure(
      "in a thread, kept for the next page",
      async () => {
        const versions = next();
        for (const page of pages) {
          const { rooms: shown } = await compareVersions(server.database.queries, projectId, versions, page);
          mustHave(shown.length, 30);
        }
      },
      FEW,
    );
    measure(
      "naive: here, anew for each page",
      async () => {
        for (const { pageNo, pageSize } of pages) {
          const [before, after] = await contentsOf([versionId, later[0]!]);
          const { rooms: differences } = comparePlans(before, after);
          mustHave(differences.slice((pageNo - 1) * pageSize, pageNo * pageSize).length, 30);
        }
      },
      FEW,
    );
  });

  describe(`a building of ${rooms} rooms as a plan, the worker's part of it`, () => {
    measure(
      "in pieces",
      () => {
        const tables = planTables(batch);
        planHead(batch, tables, new Map());
        let found = 0;
        for (const piece of planPieces(batch, tables, new Map()))
          if (piece.kind === "rooms") found += piece.rooms.ids.length;
        mustHave(found, rooms);
      },
      FEW,
    );
  });
}

const { list } = (await person.get(`${PROJECTS}/${projectId}/plan_versions`)).data as { list: PlanVersion[] };
mustHave(Math.max(...list.map(({ rooms }) => rooms)), 20_000);
