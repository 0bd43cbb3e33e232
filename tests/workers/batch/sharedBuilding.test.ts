import { describe, expect, it } from "vitest";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { power } from "#domain/base/units.ts";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { BatchStorage } from "#workers/batch/record/BatchStorage.ts";
import { EditRefused } from "#workers/batch/calls/createBatchClient.ts";
import { crash } from "../../support/channelWorker.ts";
import { allRows, eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { FakeLocks } from "../../support/fakeLocks.ts";
import { isSaved, openPage, summaryWhere } from "../../support/openBatch.ts";
import { testKind } from "../../support/testKind.ts";
import { testRoom, testRooms } from "../../support/testRooms.ts";

eachWithItsOwnBatch();

const COILS = { ...testKind, name: "coils" };
const OUTLETS = { ...testKind, name: "outlets" };
const hasRooms = ({ rooms }: BatchSummary) => rooms > 0;

/** One page with two kinds, each with its client; they share a thread as in the browser. */
function page(options: Parameters<typeof openPage>[1] = {}) {
  const opened = openPage([COILS, OUTLETS], options);
  const [coils, outlets] = [() => opened.open(COILS), () => opened.open(OUTLETS)];
  return { coils, outlets, threads: opened.threads };
}

/** 20 rooms imported and selected under the first kind, then selected under the second, too. */
async function bothSelected(options?: Parameters<typeof page>[0]) {
  const opened = page(options);
  const coils = opened.coils();
  await coils.replaceRooms(packRooms(testRooms(20)), "科研楼", "面积为假设");
  await coils.run("all");
  const outlets = opened.outlets();
  await summaryWhere(outlets, hasRooms);
  await outlets.run("all");
  return { ...opened, first: coils, second: outlets };
}

describe("one building, several kinds", () => {
  it("has the same rooms under each, and results, view, filter and quantities of each its own", async () => {
    const { first, second } = await bothSelected();
    expect(second.summary()).toMatchObject({ buildingName: "科研楼", rooms: 20, matched: 20 });
    expect(second.summary().buildingId).toBe(first.summary().buildingId);
    await second.setQuantity("r3", 7);
    await second.setFilter({ level: "HIGH_LEVEL", area: 30 });
    await second.setView({ search: "1F" });
    expect(first.summary()).toMatchObject({ matched: 20, changed: 0, filter: null });
    expect(first.summary().view.search).toBe("");
    expect((await first.rows(3, 4))[0]?.specifiedQuantity).toBeNull();
    const [building, ...others] = await first.buildings();
    expect(others).toEqual([]);
    expect(new Set(building?.selections.map(({ kind }) => kind))).toEqual(new Set(["coils", "outlets"]));
  });

  it("takes no quantity from the schedule of another kind", async () => {
    const { coils, outlets } = page();
    await coils().replaceRooms(packRooms([testRoom(0, { equipmentNumber: 2 })]), "楼", "");
    const other = outlets();
    await summaryWhere(other, hasRooms);
    expect((await other.rows(0, 1))[0]?.specifiedQuantity).toBeNull();
  });

  it("says 已变更 of a room that was edited under another kind, and of no other", async () => {
    const { first, second } = await bothSelected();
    await second.editRoom("r4", testRoom(4, { coolingLoad: power(9) }));
    await second.editRoom("r5", testRoom(5, { roomName: "仓库" }));
    await summaryWhere(first, ({ changed }) => changed === 1);
    const rows = await allRows(first);
    expect(rows.filter(({ standing }) => standing === "changed").map(({ roomId }) => roomId)).toEqual(["r4"]);
    expect(rows[4]?.coolingLoad).toBe(9);
    expect(rows[5]).toMatchObject({ roomName: "仓库", standing: "matched" });
    await first.run("outdated");
    expect(first.summary()).toMatchObject({ matched: 20, outdated: 0 });
    expect(second.summary()).toMatchObject({ changed: 1 });
  });

  it("follows rooms that come and go, and has the answers again when that is undone", async () => {
    const { first, second } = await bothSelected();
    await second.deleteRooms(["r0", "r1"]);
    await summaryWhere(first, ({ rooms }) => rooms === 18);
    expect(first.summary()).toMatchObject({ matched: 18, undo: null });
    await second.undo();
    await summaryWhere(first, ({ rooms }) => rooms === 20);
    expect(first.summary()).toMatchObject({ matched: 20, changed: 0 });
    await second.addRoom(testRoom(30));
    await summaryWhere(first, ({ rooms }) => rooms === 21);
    expect(first.summary()).toMatchObject({ matched: 20, outdated: 1 });
    await second.replaceRooms(packRooms([testRoom(99)]), "另一栋", "");
    await summaryWhere(first, ({ rooms }) => rooms === 1);
    expect(first.summary()).toMatchObject({ hasRun: false, outdated: 0, buildingName: "另一栋" });
    await second.undo();
    await summaryWhere(first, ({ rooms }) => rooms === 21);
    expect(first.summary()).toMatchObject({ matched: 20, hasRun: true, buildingName: "科研楼" });
  });

  it("gives rooms that are made under different kinds different ids", async () => {
    const { first, second } = await bothSelected();
    for (const client of [first, second, first, second]) await client.addRoom(testRoom(50));
    const ids = (await allRows(first)).map(({ roomId }) => roomId);
    expect(new Set(ids).size).toBe(24);
    expect((await allRows(second)).map(({ roomId }) => roomId)).toEqual(ids);
  });

  it("is left for another by all kinds together, and comes back with what each had", async () => {
    const { first, second } = await bothSelected();
    const { buildingId } = first.summary();
    expect(await second.newBuilding("二期")).toEqual({ ok: true, value: null });
    await summaryWhere(first, ({ buildingName }) => buildingName === "二期");
    expect(first.summary()).toMatchObject({ rooms: 0, hasRun: false });
    expect(await first.openBuilding(buildingId)).toEqual({ ok: true, value: null });
    await summaryWhere(second, ({ matched }) => matched === 20);
    expect(first.summary()).toMatchObject({ matched: 20, buildingName: "科研楼" });
    const name = (building: { name: string }) => building.name;
    expect(new Set((await first.buildings()).map(name))).toEqual(new Set(["科研楼", "二期"]));
  });

  it("is deleted with what every kind has in it", async () => {
    const { first } = await bothSelected();
    expect(await first.deleteBuilding(first.summary().buildingId)).toEqual({ ok: true, value: null });
    expect((await new BatchStorage().heads()).size).toBe(0);
  });
});

describe("a kind that is not open", () => {
  it("finds what was changed meanwhile when it is, and never takes it for an answer", async () => {
    const { first, second } = await bothSelected();
    await Promise.all([summaryWhere(first, isSaved), summaryWhere(second, isSaved)]);
    const coils = page().coils();
    await summaryWhere(coils, hasRooms);
    await coils.editRoom("r4", testRoom(4, { coolingLoad: power(9) }));
    await coils.deleteRooms(["r0"]);
    await summaryWhere(coils, isSaved);
    const [kept] = await coils.buildings();
    expect(kept?.selections.find(({ kind }) => kind === "outlets")).toMatchObject({
      isBehind: true,
      matched: null,
      hasRun: true,
    });

    const later = page();
    const outlets = later.outlets();
    await summaryWhere(outlets, hasRooms);
    expect(outlets.summary()).toMatchObject({ rooms: 19, matched: 18, changed: 1 });
    await summaryWhere(outlets, isSaved);
    // What it caught up with is saved whole, and opens again.
    const again = page().outlets();
    expect(await summaryWhere(again, hasRooms)).toMatchObject({ rooms: 19, matched: 18, changed: 1 });
    expect(await allRows(again)).toHaveLength(19);
  });

  it("writes nothing for having been looked at", async () => {
    const { coils, outlets } = page();
    const client = coils();
    await client.replaceRooms(packRooms(testRooms(5)), "楼", "");
    await summaryWhere(client, isSaved);
    const other = outlets();
    await summaryWhere(other, hasRooms);
    await client.setQuantity("r1", 2);
    await other.flush();
    await client.flush();
    expect([...(await new BatchStorage().heads()).keys()]).toEqual(["coils"]);
  });
});

describe("records of before kinds shared a building", () => {
  it("open as buildings with one kind each, though they have one name", async () => {
    // Two pages that know of one kind only keep what the former version kept.
    for (const [kind, count] of [
      [COILS, 5],
      [OUTLETS, 8],
    ] as const) {
      const client = openPage([kind]).open(kind);
      await client.newBuilding("楼");
      await client.replaceRooms(packRooms(testRooms(count)), "", "");
      await client.run("all");
      await summaryWhere(client, isSaved);
    }
    const { coils, outlets } = page();
    const client = coils();
    await summaryWhere(client, hasRooms);
    const list = (await client.buildings()).filter(({ rooms }) => rooms > 0);
    expect(
      list.map(({ name, rooms, selections }) => [name, rooms, selections.map(({ kind }) => kind)]),
    ).toEqual([
      ["楼", 8, ["outlets"]],
      ["楼", 5, ["coils"]],
    ]);
    await client.openBuilding(list[1]!.id);
    expect(client.summary()).toMatchObject({ rooms: 5, matched: 5 });
    const other = outlets();
    expect(await summaryWhere(other, hasRooms)).toMatchObject({ rooms: 5, hasRun: false });
    await client.openBuilding(list[0]!.id);
    await summaryWhere(other, ({ matched }) => matched === 8);
    expect(client.summary()).toMatchObject({ rooms: 8, hasRun: false });
  });
});

describe("what ends", () => {
  it("is one thread for all kinds, which come back together to the building they had", async () => {
    const { first, second, threads } = await bothSelected();
    await first.newBuilding("二期");
    await first.replaceRooms(packRooms(testRooms(3)), "", "");
    await Promise.all([summaryWhere(first, isSaved), summaryWhere(second, isSaved)]);
    expect(threads).toHaveLength(1);
    const before = [first.summary().version, second.summary().version];
    crash(threads[0]);
    await summaryWhere(first, ({ version, rooms }) => version > before[0]! && rooms === 3);
    await summaryWhere(second, ({ version, rooms }) => version > before[1]! && rooms === 3);
    expect(threads).toHaveLength(2);
    expect(second.summary()).toMatchObject({ buildingName: "二期", isBroughtBack: false });
  });

  it("is a tab, and another goes on under every kind with what it left", async () => {
    const browser = new FakeLocks();
    const tab = browser.tab();
    const { first, second } = await bothSelected({ environment: { locks: tab.locks } });
    await Promise.all([summaryWhere(first, isSaved), summaryWhere(second, isSaved)]);
    const other = page({ environment: { locks: browser.tab().locks } });
    const outlets = other.outlets();
    const coils = other.coils();
    await summaryWhere(outlets, ({ access, rooms }) => access === "elsewhere" && rooms === 20);
    await summaryWhere(coils, ({ access, rooms }) => access === "elsewhere" && rooms === 20);
    await expect(coils.deleteRooms(["r0"])).rejects.toBeInstanceOf(EditRefused);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await first.editRoom("r4", testRoom(4, { coolingLoad: power(9) }));
    await Promise.all([summaryWhere(first, isSaved), summaryWhere(second, isSaved)]);
    tab.close();
    await summaryWhere(outlets, ({ access }) => access === "free");
    expect(await outlets.takeOver()).toEqual({ ok: true, value: null });
    expect(outlets.summary()).toMatchObject({ access: "own", changed: 1 });
    await summaryWhere(coils, ({ access, changed }) => access === "own" && changed === 1);
  });
});

it("opens as one kind alone as it always did", async () => {
  const { client } = openForTest();
  await client.addRoom(testRoom(1));
  expect(client.summary()).toMatchObject({ rooms: 1, buildingId: "test" });
});
