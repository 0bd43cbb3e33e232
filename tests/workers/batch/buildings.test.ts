import { serialize } from "node:v8";
import { describe, expect, it, vi } from "vitest";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { BatchStorage } from "#workers/batch/record/BatchStorage.ts";
import { allRows, eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { crash } from "../../support/channelWorker.ts";
import { FakeLocks } from "../../support/fakeLocks.ts";
import { isSaved, summaryWhere } from "../../support/openBatch.ts";
import type { TestFilter } from "../../support/testKind.ts";
import { testRoom, testRooms } from "../../support/testRooms.ts";

eachWithItsOwnBatch();

const DONE = { ok: true, value: null } as const;
const hasRooms = ({ rooms }: BatchSummary) => rooms > 0;
const saved = (client: BatchClient<TestFilter>) => summaryWhere(client, isSaved);
const listOf = async (client: BatchClient<TestFilter>) =>
  (await client.buildings()).map(({ name, rooms, selections, isCurrent }) => [
    name,
    rooms,
    selections[0]?.matched,
    isCurrent,
  ]);

/** 一期 with a selection, then 二期 with two rooms. */
async function twoBuildings() {
  const { client } = openForTest();
  await client.replaceRooms(packRooms(testRooms(5)), "一期.xlsx", "");
  await client.run("all");
  const first = client.summary().buildingId;
  expect(await client.newBuilding("二期")).toEqual(DONE);
  await client.addRoom(testRoom(1));
  await client.addRoom(testRoom(2));
  return { client, first, second: client.summary().buildingId };
}

describe("buildings of one kind", () => {
  it("are kept by name, each with its rooms and results", async () => {
    const { client, first } = await twoBuildings();
    const list = await client.buildings();
    expect(
      new Set(list.map(({ name, rooms, selections }) => [name, rooms, selections[0]?.matched].join())),
    ).toEqual(new Set(["一期.xlsx,5,5", "二期,2,0"]));
    expect(list.every(({ savedAt }) => savedAt !== null && savedAt > 1.6e12)).toBe(true);
    expect(list.find(({ isCurrent }) => isCurrent)).toMatchObject({ name: "二期" });
    expect(await client.openBuilding(first)).toEqual(DONE);
    expect(client.summary()).toMatchObject({ buildingName: "一期.xlsx", rooms: 5, matched: 5, undo: null });
    expect(await allRows(client)).toHaveLength(5);
  });

  it("keep what was changed in the last moment before another is opened", async () => {
    const { client, first, second } = await twoBuildings();
    await client.openBuilding(first);
    await client.setQuantity("r4", 9);
    await client.openBuilding(second);
    await client.openBuilding(first);
    expect((await client.rows(4, 5))[0]).toMatchObject({ specifiedQuantity: 9 });
  });

  it("are called what a person calls them, whatever is imported or undone afterwards", async () => {
    const { client } = openForTest();
    await client.replaceRooms(packRooms(testRooms(3)), "甲.xlsx", "");
    await client.renameBuilding("行政楼");
    await client.replaceRooms(packRooms(testRooms(4)), "乙.xlsx", "");
    await client.undo();
    await client.clear();
    await saved(client);
    expect(client.summary()).toMatchObject({ buildingName: "行政楼", rooms: 0 });
    const { client: again } = openForTest();
    await summaryWhere(again, ({ buildingName }) => buildingName === "行政楼");
  });

  it("can be deleted: the present one gives way to the one saved last, another to nobody", async () => {
    const { client, first, second } = await twoBuildings();
    expect(await client.deleteBuilding(second)).toEqual(DONE);
    expect(client.summary()).toMatchObject({ buildingId: first, rooms: 5, matched: 5 });
    await client.newBuilding("三期");
    expect(await client.deleteBuilding(first)).toEqual(DONE);
    expect(await listOf(client)).toEqual([["三期", 0, 0, true]]);
    expect(await client.openBuilding(first)).toMatchObject({ ok: false, code: "building.gone" });
    expect(await client.deleteBuilding(client.summary().buildingId)).toEqual(DONE);
    expect(client.summary()).toMatchObject({ buildingName: "", rooms: 0 });
    expect((await new BatchStorage().heads()).size).toBe(0);
  });

  it("are not deleted while another tab has them open", async () => {
    const browser = new FakeLocks();
    const { client: first } = openForTest({ environment: { locks: browser.tab().locks } });
    await first.replaceRooms(packRooms(testRooms(3)), "甲", "");
    await saved(first);
    const { client: second } = openForTest({ environment: { locks: browser.tab().locks } });
    await summaryWhere(second, hasRooms);
    await second.newBuilding("乙");
    expect(await second.deleteBuilding("test")).toMatchObject({ ok: false, code: "building.held" });
    expect(await listOf(second)).toContainEqual(["甲", 3, 0, false]);
  });

  it("are not left while the browser refuses to save them", async () => {
    const { client } = openForTest();
    await client.replaceRooms(packRooms(testRooms(3)), "甲", "");
    await saved(client);
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await client.setQuantity("r1", 2);
    expect(await client.newBuilding("乙")).toMatchObject({ ok: false, code: "building.unsaved" });
    put.mockRestore();
    expect((await client.rows(1, 2))[0]).toMatchObject({ specifiedQuantity: 2 });
    await client.setQuantity("r1", 3);
    expect(client.summary()).toMatchObject({ buildingName: "甲", rooms: 3 });
    await saved(client);
  });
});

describe("a return", () => {
  it("brings back the building opened last, its position and its view, until something is changed", async () => {
    const { client, first } = await twoBuildings();
    await client.openBuilding(first);
    await client.setView({ show: "all", search: "", sort: { key: "roomArea", descending: true } });
    await client.moveTo(3);
    await saved(client);
    const { client: again } = openForTest();
    const summary = await summaryWhere(again, hasRooms);
    expect(summary).toMatchObject({ buildingId: first, isBroughtBack: true, position: 3 });
    expect(summary.view.sort).toEqual({ key: "roomArea", descending: true });
    await again.setView({ ...summary.view, search: "1" });
    expect(again.summary().isBroughtBack).toBe(true);
    await again.setQuantity("r1", 1);
    expect(again.summary().isBroughtBack).toBe(false);
  });

  it("is over once a person goes on, or opens another building, and a crash is none", async () => {
    const { client } = await twoBuildings();
    await saved(client);
    const { client: again, workers } = openForTest();
    await summaryWhere(again, ({ isBroughtBack }) => isBroughtBack);
    await again.resume();
    expect(again.summary().isBroughtBack).toBe(false);
    const { version } = again.summary();
    crash(workers[0]);
    const after = await summaryWhere(again, (summary) => summary.version > version && summary.rooms > 0);
    expect(after).toMatchObject({ isBroughtBack: false, buildingName: "二期" });
  });

  it("finds the building of its own tab, whatever other tabs have opened since", async () => {
    const kept = new Map<string, string>();
    const tabMemory = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const { client } = openForTest({ tabMemory });
    await client.replaceRooms(packRooms(testRooms(5)), "本页", "");
    await saved(client);
    const { client: other } = openForTest();
    await summaryWhere(other, hasRooms);
    await other.newBuilding("别页");
    await saved(other);
    const { client: fresh } = openForTest();
    await summaryWhere(fresh, ({ buildingName }) => buildingName === "别页");
    expect(await summaryWhere(openForTest({ tabMemory }).client, hasRooms)).toMatchObject({
      buildingName: "本页",
    });
  });

  it("opens what was kept before there were several buildings", async () => {
    const { client } = openForTest();
    await client.replaceRooms(packRooms(testRooms(50)), "旧楼", "");
    await client.run("all");
    await saved(client);
    const storage = new BatchStorage();
    const {
      givenName: _given,
      position: _position,
      matched: _matched,
      savedAt: _at,
      ...head
    } = Object((await storage.load("test")).get("head"));
    await storage.save("test", [["head", () => head as unknown]], []);
    const { client: again } = openForTest();
    expect(await summaryWhere(again, hasRooms)).toMatchObject({
      buildingName: "旧楼",
      rooms: 50,
      matched: 50,
      position: 0,
    });
    expect(await again.buildings()).toEqual([
      {
        id: "test",
        name: "旧楼",
        rooms: 50,
        selections: [
          { kind: "test", isBehind: false, matched: null, unmatched: 0, hasRun: true, savedAt: null },
        ],
        savedAt: null,
        isCurrent: true,
      },
    ]);
  });
});

describe("a save of 50,000 rooms", () => {
  it("after one edit writes one block of rows, a small part of the record", async () => {
    const { client } = openForTest();
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    const written = () => put.mock.calls.reduce((sum, [value]) => sum + serialize(value).byteLength, 0);
    await client.replaceRooms(packRooms(testRooms(50_000)), "大楼", "");
    await saved(client);
    const [whole, parts] = [written(), put.mock.calls.length];
    expect(parts).toBeGreaterThanOrEqual(30);
    put.mockClear();
    await client.setQuantity("r30000", 2);
    await saved(client);
    expect(put.mock.calls.map(([, key]) => (key as string[])[1])).toEqual(["rooms.7", "results.7", "head"]);
    expect(written() * 10).toBeLessThan(whole);
    expect(written()).toBeLessThan(2_000_000);
  });

  it("of a run writes the blocks of its rooms, and of the tables only those that grew", async () => {
    const { client } = openForTest();
    await client.replaceRooms(packRooms(testRooms(1000)), "大楼", "");
    await client.run("all");
    await saved(client);
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    put.mockClear();
    await client.run("all");
    await saved(client);
    const names = new Set(put.mock.calls.map(([, key]) => (key as string[])[1]));
    expect(names).toEqual(new Set(["results.0", "head"]));
  });
});
