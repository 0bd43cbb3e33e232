import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { ROOMS_PER_REQUEST } from "#domain/building/selection/multiRoom.ts";
import { CHUNKS_IN_FLIGHT } from "#workers/batch/run/BatchRun.ts";
import { BatchStorage } from "#workers/batch/record/BatchStorage.ts";
import { WorkerGone } from "#workers/WorkerHandle.ts";
import { eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { crash } from "../../support/channelWorker.ts";
import { freshStorage, isSaved, summaryWhere } from "../../support/openBatch.ts";
import { hang, scriptedServer } from "../../support/scriptedServer.ts";
import type { TestFilter } from "../../support/testKind.ts";
import { testRoom, testRooms } from "../../support/testRooms.ts";
import { until } from "../../support/until.ts";

eachWithItsOwnBatch();

/** The history of edits ends with its worker. */
const facts = ({
  version: _revision,
  saving: _saving,
  undo: _undo,
  redo: _redo,
  isBroughtBack: _isBroughtBack,
  ...rest
}: BatchSummary) => rest;
const isRestored = ({ rooms, saving }: BatchSummary) => rooms > 0 && saving === "saved";
const saved = (client: BatchClient<TestFilter>) => summaryWhere(client, isSaved);

describe("a batch comes back", () => {
  it("with rooms, results, quantities, filter, view and the outcome of its run", async () => {
    const { client } = openForTest();
    await client.replaceRooms(packRooms(testRooms(5000)), "试验楼", "面积为假设");
    await client.setFilter({ level: "HIGH_LEVEL", area: 30 });
    await client.run("all");
    await client.setQuantity("r4999", 3);
    await client.choose("r1", "p-9", { level: "MEDIUM_LEVEL", area: 30 });
    await client.deleteRooms(["r0", "r4200"]);
    await client.setView({ show: "all", search: "1F", sort: { key: "figure:0", descending: true } });
    await saved(client);
    const before = client.summary();
    const rows = await client.rows(0, 200);
    const byHand = rows.find(({ roomId }) => roomId === "r1");
    expect(byHand?.selection).toMatchObject({ productId: "p-9", library: { id: "l1", name: "设备组" } });

    const { client: again } = openForTest();
    const summary = await summaryWhere(again, isRestored);
    expect(facts(summary)).toEqual(facts(before));
    expect(await again.rows(0, 200)).toEqual(rows);
    const offered = await again.offered(
      "r3",
      { level: "HIGH_LEVEL", area: 30 },
      new AbortController().signal,
    );
    expect(offered.ok && offered.value.length).toBeGreaterThan(0);
    await again.setView({ show: "all", search: "", sort: null });
    await again.run("all");
    expect(again.summary()).toMatchObject({ rooms: 4998, matched: 4998, outdated: 0 });
  });

  it("in part, with the rooms that a run was cut off from to be run again", async () => {
    const server = scriptedServer((call, at) => (at === 0 ? undefined : hang(call.signal)));
    const { client } = openForTest({ server });
    await client.replaceRooms(packRooms(testRooms(1200)), "试验楼", "");
    void client.run("all").catch(() => {
      // The worker is ended in the middle of it when the test is over.
    });
    await summaryWhere(client, ({ matched }) => matched === 500);
    await saved(client);

    const { client: again } = openForTest();
    const summary = await summaryWhere(again, isRestored);
    expect(summary).toMatchObject({ rooms: 1200, matched: 500, unanswered: 700, hasRun: true });
    expect(summary.run).toEqual({ status: "incomplete", unanswered: 700, cause: "选型被中断" });
    await again.run("unanswered");
    expect(again.summary()).toMatchObject({ matched: 1200, unanswered: 0 });
  });

  it("but for the chunks that were under way when its tab was closed in a run, however slowly a browser saves", async () => {
    const storage = new BatchStorage();
    const save = storage.save.bind(storage);
    storage.save = async (...parts) => {
      await new Promise((resolve) => setTimeout(resolve, 40));
      return save(...parts);
    };
    const { client, workers } = openForTest({ environment: { storage } });
    await client.replaceRooms(packRooms(testRooms(20 * ROOMS_PER_REQUEST)), "试验楼", "");
    await saved(client);
    void client.run("all").catch(() => {});
    const { matched } = await summaryWhere(client, (seen) => seen.matched >= 10 * ROOMS_PER_REQUEST);
    workers[0]!.terminate();
    const { client: again } = openForTest();
    const summary = await summaryWhere(again, isRestored);
    expect(summary.matched).toBeGreaterThanOrEqual(matched - CHUNKS_IN_FLIGHT * ROOMS_PER_REQUEST);
  });

  it("without rooms that were cleared", async () => {
    const { client } = openForTest();
    await client.replaceRooms(packRooms(testRooms(9000)), "试验楼", "");
    await saved(client);
    await client.clear();
    await client.addRoom(testRoom(0, { roomName: "唯一" }));
    await saved(client);
    const { client: again } = openForTest();
    expect(await summaryWhere(again, isRestored)).toMatchObject({ rooms: 1, buildingName: "" });
    expect((await again.rows(0, 1))[0]).toMatchObject({ roomName: "唯一" });
  });
});

describe("a record that is not ours to read", () => {
  // One opens the database of its own test.
  let storage = new BatchStorage();
  beforeEach(() => {
    storage = new BatchStorage();
  });
  const openOver = async (damage: (parts: Map<string, unknown>) => [string, unknown][]) => {
    const { client } = openForTest();
    await client.replaceRooms(packRooms(testRooms(10)), "旧楼", "");
    await client.run("all");
    await saved(client);
    const parts = new Map<string, unknown>(await storage.load("test"));
    const damaged = damage(parts).map(([name, value]) => [name as "head", () => value] as const);
    await storage.save("test", damaged, []);
    return openForTest().client;
  };

  it.each<[string, (parts: Map<string, unknown>) => [string, unknown][]]>([
    ["another version's", (parts) => [["head", { ...Object(parts.get("head")), version: 99 }]]],
    ["another kind's", (parts) => [["head", { ...Object(parts.get("head")), kind: "airOutlet" }]]],
    ["one of nothing we know", () => [["head", "gibberish"]]],
    ["one with a block cut short", (parts) => [["head", { ...Object(parts.get("head")), rows: 5000 }]]],
    [
      "one whose columns disagree",
      (parts) => [["rooms.0", { ...Object(parts.get("rooms.0")), codes: ["1"] }]],
    ],
    [
      "one with text for figures",
      (parts) => [["results.0", { ...Object(parts.get("results.0")), surplus: "no" }]],
    ],
  ])("%s is set aside, kept, and in nobody's way", async (_name, damage) => {
    const client = await openOver(damage);
    await client.replaceRooms(packRooms(testRooms(3)), "新楼", "");
    await saved(client);
    expect(client.summary()).toMatchObject({ rooms: 3, buildingName: "新楼" });
    const aside = await storage.load("test.set-aside");
    expect([...aside.keys()].sort()).toEqual([
      "head",
      "offered",
      "products",
      "reasons",
      "results.0",
      "rooms.0",
    ]);
    expect(await summaryWhere(openForTest().client, isRestored)).toMatchObject({
      rooms: 3,
      buildingName: "新楼",
    });
  });
});

describe("a browser that refuses storage", () => {
  it("is told, and the work goes on", async () => {
    Reflect.deleteProperty(globalThis, "indexedDB");
    const { client } = openForTest();
    await client.replaceRooms(packRooms(testRooms(20)), "试验楼", "");
    await summaryWhere(client, ({ saving }) => saving === "failed");
    await client.run("all");
    expect(client.summary()).toMatchObject({ matched: 20, saving: "failed" });
    freshStorage();
    await client.setQuantity("r1", 2);
    await saved(client);
    expect(await summaryWhere(openForTest().client, isRestored)).toMatchObject({
      ...{ rooms: 20, matched: 19, changed: 1 },
    });
  });

  it("when it is full keeps the last whole record", async () => {
    const storage = new BatchStorage();
    const { client } = openForTest({ environment: { storage } });
    await client.replaceRooms(packRooms(testRooms(20)), "试验楼", "");
    await saved(client);
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await client.run("all");
    await summaryWhere(client, ({ saving }) => saving === "failed");
    expect(await summaryWhere(openForTest().client, isRestored)).toMatchObject({ rooms: 20, matched: 0 });
    put.mockRestore();
  });

  it("is asked again when it has room, without another change", async () => {
    const { client } = openForTest();
    await client.replaceRooms(packRooms(testRooms(20)), "试验楼", "");
    await saved(client);
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await client.run("all");
    await summaryWhere(client, ({ saving }) => saving === "failed");
    put.mockRestore();
    await saved(client);
    expect(await summaryWhere(openForTest().client, isRestored)).toMatchObject({ rooms: 20, matched: 20 });
  });
});

describe("a worker that crashes", () => {
  it("is started again, brings back its record, and tells who listened", async () => {
    const { client, workers } = openForTest();
    await client.replaceRooms(packRooms(testRooms(600)), "试验楼", "");
    await client.run("all");
    await saved(client);
    const { version } = client.summary();
    const heard: BatchSummary[] = [];
    client.subscribe((summary) => heard.push(summary));
    crash(workers[0]);
    await until(() => heard.length > 1);
    expect(workers).toHaveLength(2);
    expect(client.summary()).toMatchObject({ rooms: 600, matched: 600 });
    expect(client.summary().version).toBeGreaterThan(version);
    await client.setQuantity("r1", 4);
    expect((await client.rows(1, 2))[0]).toMatchObject({ specifiedQuantity: 4 });
  });

  it("in the middle of a run rejects it and leaves its rooms to be run again", async () => {
    const server = scriptedServer((call, at) => (at === 0 ? undefined : hang(call.signal)));
    const { client, workers } = openForTest({ server, token: "t-1" });
    await client.replaceRooms(packRooms(testRooms(1200)), "试验楼", "");
    await client.setToken("t-2");
    const ended = client.run("all");
    await summaryWhere(client, ({ matched }) => matched === 500);
    await saved(client);
    server.follow(() => undefined);
    crash(workers[0]);
    await expect(ended).rejects.toBeInstanceOf(WorkerGone);
    await summaryWhere(client, ({ run }) => run.status === "incomplete");
    await client.run("unanswered");
    expect(client.summary()).toMatchObject({ matched: 1200 });
    expect(server.calls.at(-1)!.authorization).toBe("Bearer t-2");
  });

  it("before it could open is not started over and over", async () => {
    const { client, workers } = openForTest();
    crash(workers[0]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(workers).toHaveLength(1);
    await client.setQuantity("nobody", 1);
    expect(workers).toHaveLength(2);
  });
});
