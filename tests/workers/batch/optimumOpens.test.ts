import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PackedTable } from "#domain/building/rooms/PackedTable.ts";
import { DEFAULT_SLACK } from "#domain/building/batch/optimum/objective.ts";
import { FAN_COIL_DEFAULTS, type FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { area, power } from "#domain/base/units.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { sampleBuilding } from "#workers/sheet/sampleBuilding.ts";
import { createSheetService } from "#workers/sheet/sheetService.ts";
import { freshStorage } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";
import { testRoom } from "../../support/testRooms.ts";

/** With heating checked the dialog once opened empty for every building with both loads. */
let server: TestServer;
let client: BatchClient<FanCoilFilter>;

beforeAll(async () => {
  freshStorage();
  server = await sharedServer();
  client = openRealBatch(fanCoilKind, server);
});
afterAll(async () => {
  client.dispose();
});

const FOLDER = new URL("../../fixtures/schedules/", import.meta.url);
const never = () => new AbortController().signal;

/** Selected by all defaults, then 方案优化 as it opens. */
async function opened(rooms: PackedTable) {
  await client.replaceRooms(rooms, "实测楼", "");
  await client.setFilter(FAN_COIL_DEFAULTS);
  await client.run("all");
  const { matched } = client.summary();
  const answer = await client.optimise(
    { objective: "fewest", slack: DEFAULT_SLACK, noiseLimit: null },
    never(),
  );
  if (!answer.ok) throw new Error(answer.message);
  const news = await client.optimumNews(-1, never());
  if (!news.ok || news.value.scope === null) throw new Error("no news");
  return { matched, scope: news.value.scope, steps: news.value.found?.steps ?? [] };
}

async function schedules(): Promise<(readonly [string, PackedTable])[]> {
  const service = createSheetService();
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".xlsx")).toSorted();
  const read: (readonly [string, PackedTable])[] = [];
  for (const name of names) {
    const file = await readFile(new URL(name, FOLDER));
    await service.open({ kind: "workbook", name, file: new Blob([new Uint8Array(file)]) });
    const outcome = service.understand();
    if (outcome.ok) read.push([name, outcome.rooms]);
  }
  return read;
}

it.each(["rhea", "walker"] as const)("opens with plans for the sample %s", async (sample) => {
  const { rooms } = sampleBuilding(sample, { supplyAir: false });
  const { matched, scope, steps } = await opened(rooms);
  expect(matched).toBe(rooms.rows);
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.at(-1)!.meanExcess).toBeLessThan(DEFAULT_SLACK);
  // Rooms smaller than the smallest unit is made for are named with the slack that they need.
  expect(scope.rooms + scope.leftOut).toBe(rooms.rows);
  expect(scope.rooms).toBeGreaterThanOrEqual(sample === "rhea" ? 28 : 1);
});

it("opens with plans for a hospital with a heating season", async () => {
  const rooms = Array.from({ length: 200 }, (_, at) => {
    const size = 14 + ((at * 7) % 23);
    return testRoom(at, {
      roomArea: area(size),
      coolingLoad: power((size * (80 + ((at * 13) % 101))) / 1000),
      heatLoad: power((size * (50 + ((at * 11) % 41))) / 1000),
      sensibleLoad: power((size * (60 + ((at * 13) % 71))) / 1000),
    });
  });
  const { matched, scope, steps } = await opened(packRooms(rooms));
  expect(matched).toBeGreaterThan(190);
  expect(scope.rooms).toBeGreaterThan(190);
  expect(steps.length).toBeGreaterThan(5);
});

it("opens with plans for every open schedule with both loads", async () => {
  const states = (table: PackedTable, field: string) => table.columns[field]?.kind === "number";
  const both = (await schedules()).filter(
    ([, table]) =>
      states(table, "heatLoad") && (states(table, "coolingLoad") || states(table, "sensibleLoad")),
  );
  expect(both.length).toBeGreaterThan(5);
  for (const [name, table] of both) {
    const { matched, scope, steps } = await opened(table);
    expect([name, steps.length > 0]).toEqual([name, matched > 0]);
    expect([name, scope.rooms + scope.leftOut]).toEqual([name, table.rows]);
  }
});
