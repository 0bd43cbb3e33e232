import { describe, expect, it, vi } from "vitest";
import { realTimer, type Timer } from "#api/client/Timer.ts";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { TabNews } from "#workers/batch/record/batchEnvironment.ts";
import { BatchStorage } from "#workers/batch/record/BatchStorage.ts";
import { EditRefused } from "#workers/batch/calls/createBatchClient.ts";
import { eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { FakeLocks } from "../../support/fakeLocks.ts";
import { isSaved, summaryWhere } from "../../support/openBatch.ts";
import { hang, scriptedServer } from "../../support/scriptedServer.ts";
import { testRoom, testRooms } from "../../support/testRooms.ts";

eachWithItsOwnBatch();

const hasRooms = ({ rooms }: BatchSummary) => rooms > 0;
/** Past the time in which the end of the other tab would be taken for a reload of this one. */
const isNoReload = () => new Promise((resolve) => setTimeout(resolve, 100));
const FILTER = { level: "HIGH_LEVEL", area: 30 } as const;

/** The channel of a browser's tabs. */
function hub(): TabNews {
  const listeners = new Set<(building: string) => void>();
  return {
    reportSaved: (building) => listeners.forEach((heard) => heard(building)),
    onSaved(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

/** A building in its own tab, and as a second tab sees it. */
async function twoTabs(timer?: Timer, news?: TabNews) {
  const browser = new FakeLocks();
  const tab = browser.tab();
  const { client: first } = openForTest({ environment: { locks: tab.locks, ...(news && { news }) } });
  await first.replaceRooms(packRooms(testRooms(5)), "楼", "");
  await summaryWhere(first, isSaved);
  const other = browser.tab();
  const { client: second } = openForTest({
    environment: { locks: other.locks, ...(timer && { timer }), ...(news && { news }) },
  });
  await summaryWhere(second, hasRooms);
  return { browser, first, second, closeFirst: tab.close };
}

describe("a building that is open in another tab", () => {
  it("can be looked at: rows, search, order, plan", async () => {
    const { second, first } = await twoTabs();
    await first.run("all");
    expect(second.summary()).toMatchObject({ access: "elsewhere", rooms: 5, saving: "saved" });
    await second.setView({ show: "all", search: "", sort: { key: "roomArea", descending: true } });
    expect(await second.rows(0, 9)).toHaveLength(5);
    expect((await second.columnValues("roomName")).values).toHaveLength(3);
    await second.filterColumn("roomCode", { kind: "text", key: "roomCode", contains: "1F-3", values: [] });
    expect(await second.rows(0, 9)).toHaveLength(1);
    await second.setView({ columns: [] });
    expect((await second.confirm(new AbortController().signal)).ok).toBe(true);
    expect(second.summary()).toMatchObject({ access: "elsewhere", saving: "saved" });
  });

  it("shows what that tab does, and is looked at as it was", async () => {
    const { first, second } = await twoTabs(undefined, hub());
    await second.setView({ search: "1F", sort: { key: "roomArea", descending: true } });
    await first.setQuantity("r2", 4);
    const rowOf = async (id: string) => (await second.rows(0, 9)).find(({ roomId }) => roomId === id);
    await vi.waitFor(async () => expect(await rowOf("r2")).toMatchObject({ specifiedQuantity: 4 }));
    await first.run("all");
    await summaryWhere(second, ({ matched }) => matched === 5);
    await first.deleteRooms(["r4"]);
    await summaryWhere(second, ({ rooms }) => rooms === 4);
    expect(second.summary()).toMatchObject({
      access: "elsewhere",
      view: { search: "1F", sort: { key: "roomArea", descending: true } },
      run: { status: "finished" },
    });
    // It stays one to look at.
    await expect(second.setQuantity("r1", 2)).rejects.toBeInstanceOf(EditRefused);
  });

  it("is changed by no call whatever, and says why", async () => {
    const { first, second } = await twoTabs();
    const edits: readonly (() => Promise<unknown>)[] = [
      () => second.replaceRooms(packRooms(testRooms(2)), "别的", ""),
      () => second.appendRooms(packRooms(testRooms(2))),
      () => second.addRoom(testRoom(9)),
      () => second.editRoom("r1", testRoom(9)),
      () => second.deleteRooms(["r1"]),
      () => second.clear(),
      () => second.setQuantity("r1", 3),
      () => second.setFilter(FILTER),
      () => second.undo(),
      () => second.redo(),
      () => second.run("all"),
      () => second.renameBuilding("别的"),
    ];
    for (const edit of edits) await expect(edit()).rejects.toBeInstanceOf(EditRefused);
    expect(await second.choose("r1", "p-9", FILTER)).toMatchObject({ ok: false, code: "read.only" });
    expect(await second.deleteBuilding("test")).toMatchObject({ ok: false, code: "building.held" });
    expect(second.summary()).toMatchObject({ rooms: 5, buildingName: "楼", hasRun: false, filter: null });
    expect((await second.rows(1, 2))[0]).toMatchObject({ specifiedQuantity: null });

    await first.setQuantity("r2", 4);
    await summaryWhere(first, isSaved);
    const { client: later } = openForTest();
    expect(await summaryWhere(later, hasRooms)).toMatchObject({ rooms: 5, buildingName: "楼" });
    expect((await later.rows(2, 3))[0]).toMatchObject({ specifiedQuantity: 4 });
  });

  it("is not set aside for being damaged in the eyes of the second tab", async () => {
    const browser = new FakeLocks();
    const { client: first } = openForTest({ environment: { locks: browser.tab().locks } });
    await first.replaceRooms(packRooms(testRooms(5)), "楼", "");
    await summaryWhere(first, isSaved);
    const storage = new BatchStorage();
    await storage.save("test", [["head", () => "gibberish"]], []);
    const { client: second } = openForTest({ environment: { locks: browser.tab().locks } });
    await summaryWhere(second, ({ access }) => access === "elsewhere");
    expect((await storage.load("test")).get("head")).toBe("gibberish");
  });

  it("is not said to be interrupted while that tab runs it, but as it was before, and once it ended so", async () => {
    const browser = new FakeLocks();
    const tab = browser.tab();
    const server = scriptedServer((call, at) => (at === 0 ? undefined : hang(call.signal)));
    const { client: first } = openForTest({ server, environment: { locks: tab.locks } });
    await first.replaceRooms(packRooms(testRooms(1200)), "楼", "");
    const ended = first.run("all");
    await summaryWhere(first, ({ matched }) => matched === 500);
    await first.flush();
    const { client: second } = openForTest({ environment: { locks: browser.tab().locks } });
    const summary = await summaryWhere(second, hasRooms);
    expect(summary).toMatchObject({ access: "elsewhere", matched: 500, unanswered: 0 });
    expect(summary.run).toEqual({ status: "elsewhere" });
    await isNoReload();
    tab.close();
    await summaryWhere(second, ({ access }) => access === "free");
    await second.takeOver();
    expect(second.summary()).toMatchObject({ unanswered: 700, run: { status: "incomplete" } });
    await first.cancel();
    await ended;
  });

  it("leaves room for a building of one's own beside it", async () => {
    const { first, second } = await twoTabs();
    expect(await second.newBuilding("二期")).toEqual({ ok: true, value: null });
    await second.addRoom(testRoom(1));
    await first.addRoom(testRoom(2));
    expect(second.summary()).toMatchObject({ access: "own", buildingName: "二期", rooms: 1 });
    expect(first.summary()).toMatchObject({ access: "own", buildingName: "楼", rooms: 6 });
  });
});

describe("a building whose other tab is closed", () => {
  it("is offered, and taken over as that tab left it", async () => {
    const { first, second, closeFirst } = await twoTabs();
    await isNoReload();
    await first.run("all");
    await first.setQuantity("r3", 7);
    await summaryWhere(first, isSaved);
    closeFirst();
    await summaryWhere(second, ({ access }) => access === "free");
    await expect(second.setQuantity("r1", 2)).rejects.toBeInstanceOf(EditRefused);
    expect(await second.takeOver()).toEqual({ ok: true, value: null });
    expect(second.summary()).toMatchObject({ access: "own", matched: 4, changed: 1 });
    expect((await second.rows(3, 4))[0]).toMatchObject({ specifiedQuantity: 7 });
    await second.setQuantity("r1", 2);
    expect((await second.rows(1, 2))[0]).toMatchObject({ specifiedQuantity: 2 });
  });

  it("goes to one of two tabs that wait; the other goes on looking", async () => {
    const { browser, second, closeFirst } = await twoTabs();
    const { client: third } = openForTest({ environment: { locks: browser.tab().locks } });
    await summaryWhere(third, hasRooms);
    await isNoReload();
    closeFirst();
    await summaryWhere(second, ({ access }) => access === "free");
    await summaryWhere(third, ({ access }) => access === "free");
    expect(await second.takeOver()).toEqual({ ok: true, value: null });
    expect(await third.takeOver()).toMatchObject({ ok: false, code: "building.held" });
    await expect(third.setQuantity("r1", 2)).rejects.toBeInstanceOf(EditRefused);
    expect(second.summary().access).toBe("own");
  });

  it("is had without asking where that tab was only slow to end", async () => {
    const { second, closeFirst } = await twoTabs(realTimer);
    closeFirst();
    expect(await summaryWhere(second, ({ access }) => access === "own")).toMatchObject({ rooms: 5 });
  });
});
