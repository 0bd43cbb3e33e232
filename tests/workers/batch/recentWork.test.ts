import { afterEach, expect, it, vi } from "vitest";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { BatchStorage } from "#workers/batch/record/BatchStorage.ts";
import { readRecentBuildings } from "#workers/batch/record/recentBuildingsClient.ts";
import { ROWS_PER_BLOCK } from "#workers/batch/record/savedParts.ts";
import { eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { testRooms } from "../../support/testRooms.ts";

eachWithItsOwnBatch();
afterEach(() => void vi.restoreAllMocks());

it("tells name, rooms and results of the building that was left", async () => {
  const { client } = openForTest();
  await client.replaceRooms(packRooms(testRooms(5)), "科研楼", "");
  await client.flush();
  const [before] = await readRecentBuildings();
  expect(before).toMatchObject({ id: "test", name: "科研楼", rooms: 5 });
  expect(before?.selections).toMatchObject([{ kind: "test", matched: 0, hasRun: false }]);
  await client.run("all");
  await client.flush();
  const { matched, unmatched } = client.summary();
  const [after] = await readRecentBuildings();
  expect(after?.selections).toMatchObject([{ matched, unmatched, hasRun: true }]);
});

it("begins with the building that was saved last", async () => {
  const { client } = openForTest();
  await client.replaceRooms(packRooms(testRooms(5)), "一期", "");
  await client.newBuilding("二期");
  await client.replaceRooms(packRooms(testRooms(2)), "", "");
  await client.flush();
  expect((await readRecentBuildings()).map(({ name }) => name)).toEqual(["二期", "一期"]);
});

it("finds nothing where nothing is kept, or a building without rooms", async () => {
  expect(await readRecentBuildings()).toEqual([]);
  const { client } = openForTest();
  await client.renameBuilding("空楼");
  await client.flush();
  expect(await readRecentBuildings()).toEqual([]);
});

it("reads one head and no rooms, however many blocks of them there are", async () => {
  const { client } = openForTest();
  await client.replaceRooms(packRooms(testRooms(3 * ROWS_PER_BLOCK)), "塔楼", "");
  await client.flush();
  const read = vi.spyOn(IDBObjectStore.prototype, "get");
  const readMany = vi.spyOn(IDBObjectStore.prototype, "getAll");
  expect(await readRecentBuildings()).toMatchObject([{ rooms: 3 * ROWS_PER_BLOCK }]);
  expect(read.mock.calls.map(([key]) => key)).toEqual([["test", "head"]]);
  expect(readMany).not.toHaveBeenCalled();
  const parts = await new BatchStorage().load("test");
  expect(parts.size).toBeGreaterThan(6);
});
