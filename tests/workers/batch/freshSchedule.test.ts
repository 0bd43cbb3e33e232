import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Cell } from "#domain/base/sheet/SheetGrid.ts";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { textAt } from "#domain/building/rooms/PackedTable.ts";
import { rows } from "../../support/schedules.ts";
import { freshStorage, isSaved, summaryWhere } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { scheduleLines } from "../../support/scheduleLines.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

const schedule = (...lines: Cell[][]) =>
  rows(["房间编号", "房间名称", "面积(㎡)", "送风量(m³/h)", "新风量(L/s)", "人员密度(㎡/人)"], ...lines);
const building = () =>
  schedule(["R1", "办公室", 40, 900, 50, 8], ["R2", "办公室", 40, 900, null, 4], ["R3", "办公室", 40, 900]);
const revised = () =>
  schedule(["R1", "办公室", 40, 900, 60, 8], ["R2", "办公室", 40, 900, null, 4], ["R3", "办公室", 40, 900]);

it("is kept unasked, gives each room its own once asked, and shows what a revised schedule changes", async () => {
  const client = openRealBatch(airOutletKind, server);
  await client.replaceRooms(building().rooms, "试验楼", "");
  expect(await client.freshAir()).toMatchObject({ isAsked: false, scheduled: 2 });
  const unasked = await client.airSystems(true, new AbortController().signal);
  expect(unasked.ok && unasked.value.systems.map(({ kind }) => kind)).not.toContain("fresh");

  await client.setFresh({});
  const { lines } = await client.freshLines("all", 0, 3);
  expect(lines.map(({ flow, people, basis }) => [flow, people, basis])).toEqual([
    [180, 5, "typed"],
    [300, 10, "person"],
    [120, 4, "person"],
  ]);
  expect(lines[0]!.clause).toBe("房间表的新风量");

  const { rooms, preview } = revised();
  expect(await client.proposeRevision({ rooms, fields: preview.fields })).toMatchObject({
    changed: 1,
    same: 2,
  });
  expect(await client.revisionEntries("changed", 0, 5)).toMatchObject({
    value: [{ roomCode: "R1", note: "新风量 180 → 216 m³/h" }],
  });
  await client.takeRevision(false);
  expect(await client.freshAir()).toMatchObject({ flow: 216 + 300 + 120 });
  await client.undo();
  expect(await client.freshAir()).toMatchObject({ flow: 180 + 300 + 120 });
  client.dispose();
});

it("is what a room falls back to whose typed figure is cleared, and its rule only where it states none", async () => {
  const client = openRealBatch(airOutletKind, server);
  await client.replaceRooms(building().rooms, "试验楼", "");
  await client.setFresh({});
  const [stated, , ruled] = (await client.freshLines("all", 0, 3)).lines;
  const flowsAfter = async (flow: number | null) => {
    await client.setRoomFresh(stated!.id, { flow });
    await client.setRoomFresh(ruled!.id, { flow });
    return (await client.freshLines("all", 0, 3)).lines.map((line) => line.flow);
  };
  expect(await flowsAfter(500)).toEqual([500, 300, 500]);
  expect(await flowsAfter(null)).toEqual([180, 300, 120]);
  expect((await client.freshLines("all", 0, 1)).lines[0]!.clause).toBe("房间表的新风量");
  client.dispose();
});

it("comes with the rooms to the outlets of a building whose schedule was read for fan coils", async () => {
  const coils = openRealBatch(fanCoilKind, server);
  await coils.replaceRooms(building().rooms, "试验楼", "");
  await summaryWhere(coils, isSaved);
  coils.dispose();
  const outlets = openRealBatch(airOutletKind, server);
  await summaryWhere(outlets, ({ rooms: count }) => count === 3);
  expect(await outlets.freshAir()).toMatchObject({ isAsked: false, scheduled: 2 });
  await outlets.setFresh({});
  expect(await outlets.freshAir()).toMatchObject({ flow: 180 + 300 + 120 });
  await summaryWhere(outlets, isSaved);
  outlets.dispose();
  const again = openRealBatch(airOutletKind, server);
  await summaryWhere(again, ({ rooms: count }) => count === 3);
  expect(await again.freshAir()).toMatchObject({ isAsked: true, scheduled: 2, flow: 600 });
  again.dispose();
});

it("is a plan without any outlet chosen, whose equipment schedule and book have the unit", async () => {
  const client = openRealBatch(airOutletKind, server);
  const { signal } = new AbortController();
  await client.replaceRooms(building().rooms, "试验楼", "");
  expect((await summaryWhere(client, ({ rooms: count }) => count === 3)).hasToKeep).toBe(false);
  await client.setFresh({});
  expect((await summaryWhere(client, ({ hasToKeep }) => hasToKeep === true)).hasRun).toBe(false);
  const answer = await client.handlerOffers("fresh", signal);
  if (!answer.ok) throw new Error(answer.message);
  const { model, id } = answer.value.offers[0]!.of;
  expect(await client.keepHandler("fresh", id)).toBe("");
  const { rows: scheduled, notes, sheets } = await scheduleLines(client);
  // No sum of outlets that nobody chose.
  expect(scheduled).toEqual([expect.arrayContaining(["XK", "新风机组", model])]);
  expect(notes.join("")).not.toContain("合计");
  expect(sheets.map(({ name }) => name)).toEqual(["空调机组", "说明"]);
  const plan = await client.confirm(signal);
  if (!plan.ok) throw new Error(plan.message);
  expect(plan.value).toMatchObject({ units: 0, air: { fresh: 3, systems: 1, machines: 1 } });
  expect(plan.value.sheets.map(({ name }) => name)).toEqual(["方案说明", "房间选型"]);
  const [about] = plan.value.sheets;
  const said = Object.values(about!.table.columns)[0]!;
  const lines = Array.from({ length: about!.table.rows }, (_, row) => textAt(said, row));
  expect(lines).toEqual(expect.arrayContaining(["新风（间）", "风系统（个）", "风机和机组（台）"]));
  expect(lines.filter((line) => line.startsWith("设备（"))).toEqual([]);
  const book = await client.systemBook("2026-11-30", [], signal);
  if (!book.ok) throw new Error(book.message);
  expect(book.value.map(({ name }) => name)).toContain("新风量");
  client.dispose();
});
