import { afterEach, expect, it, vi } from "vitest";
import { packRooms } from "#domain/rooms/packRooms.ts";
import { BatchStorage } from "#workers/batch/BatchStorage.ts";
import { createRecentWorkClient } from "#workers/batch/createRecentWorkClient.ts";
import { placeOfBuilding } from "#workers/batch/placeOfBuilding.ts";
import { ROWS_PER_BLOCK } from "#workers/batch/savedParts.ts";
import { eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { testRooms } from "../../support/testRooms.ts";

eachWithItsOwnBatch();
afterEach(() => void vi.restoreAllMocks());

const lookAt = (ofTab?: string) =>
  createRecentWorkClient({
    getItem: (key) => (key === placeOfBuilding("test") ? (ofTab ?? null) : null),
  }).recent("test");

it("tells name, rooms and results of the building that was left", async () => {
  const { client } = openForTest();
  await client.replaceRooms(packRooms(testRooms(5)), "科研楼", "");
  await client.flush();
  expect(await lookAt()).toMatchObject({ name: "科研楼", rooms: 5, matched: 0, hasRun: false });
  await client.run("all");
  await client.flush();
  const { matched, unmatched } = client.summary();
  expect(await lookAt()).toMatchObject({ matched, unmatched, hasRun: true });
});

it("finds the building of this tab, or else the one opened last", async () => {
  const { client } = openForTest();
  await client.replaceRooms(packRooms(testRooms(5)), "一期", "");
  await client.newBuilding("二期");
  await client.replaceRooms(packRooms(testRooms(2)), "", "");
  await client.flush();
  expect(await lookAt()).toMatchObject({ name: "二期", rooms: 2 });
  expect(await lookAt("test")).toMatchObject({ name: "一期", rooms: 5 });
});

it("finds nothing where nothing is kept, or a building without rooms", async () => {
  expect(await lookAt()).toBeNull();
  const { client } = openForTest();
  await client.renameBuilding("空楼");
  await client.flush();
  expect(await lookAt()).toBeNull();
});

it("reads one head and no rooms, however many blocks of them there are", async () => {
  const { client } = openForTest();
  await client.replaceRooms(packRooms(testRooms(3 * ROWS_PER_BLOCK)), "塔楼", "");
  await client.flush();
  const read = vi.spyOn(IDBObjectStore.prototype, "get");
  const readMany = vi.spyOn(IDBObjectStore.prototype, "getAll");
  expect(await lookAt()).toMatchObject({ rooms: 3 * ROWS_PER_BLOCK });
  expect(read.mock.calls.map(([key]) => key)).toEqual([
    ["test", "head"],
    ["test.current", "current"],
  ]);
  expect(readMany).not.toHaveBeenCalled();
  const parts = await new BatchStorage().load("test");
  expect(parts.size).toBeGreaterThan(6);
});
