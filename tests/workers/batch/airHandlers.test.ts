import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import { keyOf } from "#domain/building/systems/EstimatedTree.ts";
import { judgeHandler } from "#domain/building/systems/air/judgeHandler.ts";
import { textAt } from "#domain/building/rooms/PackedTable.ts";
import { productSheets } from "#server/database/schema/schema.ts";
import type { PlanSheet } from "#workers/batch/plan/ConfirmedPlan.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { airBuilding, fanFor } from "../../support/airBuilding.ts";
import { freshStorage, isSaved, summaryWhere } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { scheduleLines } from "../../support/scheduleLines.ts";
import { sharedServer, startTestServer, type TestServer } from "../../support/testServer.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
const never = () => new AbortController().signal;
const ID = "air-东区";

async function sheetOf<Filter>(client: BatchClient<Filter>) {
  const answer = await client.airSystems(true, never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value.systems.find(({ id }) => id === ID)!;
}
async function offersOf<Filter>(client: BatchClient<Filter>) {
  const answer = await client.handlerOffers(ID, never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}
const textsOf = ({ titles, table }: PlanSheet, title: string) => {
  const column = table.columns[titles.find((each) => each.title === title)!.key]!;
  return Array.from({ length: table.rows }, (_, row) => textAt(column, row));
};
const itemsOf = (sheet: PlanSheet) => textsOf(sheet, "项目");

/** Of the site and of the air that is supplied */
const AIR = {
  ...{ summerDry: 35, summerWet: 28, winterDry: -5, freshShare: 0.1 },
  ...{ supplySummer: 18, supplyWinter: 28 },
};
async function selected(on = server) {
  const client = openRealBatch(airOutletKind, on);
  await client.replaceRooms(airBuilding(), "试验楼", "");
  await client.run("all");
  await client.setAir(ID, AIR);
  return client;
}

it("offers units of the catalogue, keeps one in the fan's place, and only judges it from then on", async () => {
  const client = await selected();
  const { need, card } = await sheetOf(client);
  // Without filter, coil and other parts all of the loss is outside of the unit.
  expect(need!.total).toBeCloseTo(card!.pressure * (1.2 / card!.density), 6);
  const { offers, count, failure } = await offersOf(client);
  expect([failure, count > offers.length]).toEqual(["", true]);
  expect(offers.map(({ state, why }) => [state, why])).toEqual(
    offers.map(({ of }) => Object.values(judgeHandler(of, need))),
  );
  const [first] = offers;
  expect(first).toMatchObject({ state: "meets", why: "" });
  expect(first!.of.flow).toBe(
    Math.min(...offers.flatMap(({ of, state }) => (state === "meets" ? [of.flow] : []))),
  );

  await client.keepFan(ID, await fanFor(server, card!));
  expect(await client.keepHandler(ID, "gone")).toContain("重新选择");
  expect(await client.keepHandler(ID, first!.of.id)).toBe("");
  const kept = await sheetOf(client);
  const { cooling } = need!.coils;
  expect(kept.settings).toMatchObject({
    ...{ fan: null, handler: { of: first!.of, total: need!.total, cooling: cooling.power } },
  });
  expect(kept.settings.handler!.hash).toMatch(/^[\da-f]{64}$/u);
  expect(kept.handler).toEqual({ state: "meets", why: "" });
  // Its filter and its coil are within.
  expect(kept.remarks.find(({ code }) => code === "parts-untyped")!.text).not.toContain("盘管");

  await client.typeLength(ID, keyOf("plant"), 5000);
  const far = await sheetOf(client);
  expect(far.handler!.state).toBe("fails");
  expect(far.handler!.why).toContain("机外静压");
  expect(far.consequence).toMatch(/→ (?:仍满足 → )?不再满足$/u);
  expect(far.settings.handler).toEqual(kept.settings.handler);
  await client.undo();
  expect((await sheetOf(client)).handler).toEqual(kept.handler);
  await client.undo();
  expect((await sheetOf(client)).settings.fan).not.toBeNull();
  client.dispose();
});

it("is known to meet only while the site and the supply air are said, and asks for what is not", async () => {
  const client = await selected();
  const [first] = (await offersOf(client)).offers;
  await client.keepHandler(ID, first!.of.id);
  await client.setAir(ID, { summerWet: null });
  const open = await sheetOf(client);
  expect(open.handler).toEqual({ state: "unknown", why: "未输入夏季室外干、湿球温度，冷量未知" });
  expect(open.remarks.find(({ code }) => code === "coil-unknown")).toMatchObject({
    ...{ text: "未输入夏季室外干、湿球温度，冷量未知", mend: { to: "setting", field: "summerWet" } },
  });
  const unsure = (await offersOf(client)).offers[0]!;
  expect([unsure.of.id, unsure.state]).toEqual([first!.of.id, "unknown"]);
  // Air that is colder behind the coil asks for more of it.
  await client.setAir(ID, { summerWet: 28, supplySummer: 12 });
  const cold = await sheetOf(client);
  expect(cold.handler!.state).toBe("fails");
  expect(cold.handler!.why).toMatch(/^制冷量 [\d.]+ kW，小于所需冷量 [\d.]+ kW$/u);
  expect(cold.consequence).toMatch(/不再满足$/u);
  await client.undo();
  expect((await sheetOf(client)).handler!.state).toBe("unknown");
  client.dispose();
});

it("hands the unit over in schedule, book, overview, confirmation and what is saved", async () => {
  const client = await selected();
  const [first] = (await offersOf(client)).offers;
  await client.keepHandler(ID, first!.of.id);
  const row = (await scheduleLines(client)).rows.find(([tag]) => tag === "K")!;
  expect(row).toMatchObject({ 1: "空调机组", 2: first!.of.model, 4: 1 });
  expect(row[3]).toMatch(
    /^所需 .+冷量 [\d.]+ kW，热量 [\d.]+ kW；额定：.+制冷量 [\d.]+ kW，制热量 [\d.]+ kW，电机 [\d.]+ kW$/u,
  );
  expect(row[5]).toContain("仍满足");
  const book = await client.systemBook("2026-11-30", [], never());
  if (!book.ok) throw new Error(book.message);
  const duty = itemsOf(book.value.find(({ name }) => name === "东区送风系统设备选型计算书")!);
  expect(duty).toEqual(
    expect.arrayContaining(["所需冷量", "机组制冷量", "所需热量", "机组制热量", "机组判定", "年耗电"]),
  );
  const machines = book.value.find(({ name }) => name === "风机设备表")!;
  expect(machines.titles.map(({ title }) => title)).toContain("所需冷量（kW）");
  const lineOf = async () => {
    const overview = await client.overview([], null, never());
    if (!overview.ok) throw new Error(overview.message);
    const { lines, energy, cost } = overview.value.overview;
    return { energy, cost, line: lines.find(({ name }) => name === "东区送风系统 机组")! };
  };
  const before = await lineOf();
  expect(before.line.figures.slice(2).map(({ name }) => name)).toEqual([
    ...["所需冷量", "机组制冷量", "所需热量", "机组制热量"],
  ]);
  // It is counted among what is paid for, at whatever price is known.
  expect(before.cost!.parts.map(({ name }) => name)).toContain("空调机组");
  expect(before.energy.missing).toContain("东区送风系统 机组：未输入机组年运行小时");
  await client.setAir(ID, { hours: 3000 });
  const known = await lineOf();
  expect(known.energy.known).toBeCloseTo(3000 * first!.of.motor!, 6);
  expect(known.energy.missing.filter((text) => text.startsWith("东区送风系统 机组"))).toEqual([]);
  expect(known.line.marks).toEqual([expect.objectContaining({ mark: "估算" })]);
  await client.typeLength(ID, keyOf("plant"), 5000);
  expect((await lineOf()).line).toMatchObject({ what: first!.of.model, state: "fails" });
  const plan = await client.confirm(never());
  if (!plan.ok) throw new Error(plan.message);
  expect(plan.value.toConfirm.map(({ name, state }) => [name, state])).toEqual([
    ["东区送风系统 机组", "fails"],
  ]);
  await summaryWhere(client, isSaved);
  client.dispose();
  const again = openRealBatch(airOutletKind, server);
  await summaryWhere(again, ({ rooms }) => rooms > 0);
  expect((await sheetOf(again)).settings.handler!.of).toEqual(first!.of);
  again.dispose();
});

it("tells that the unit's record has changed since it was chosen", async () => {
  const own = await startTestServer();
  const client = await selected(own);
  const [first] = (await offersOf(client)).offers;
  const { id } = first!.of;
  await client.keepHandler(ID, id);
  expect(await sheetOf(client)).toMatchObject({ record: "same", isPending: false });
  await summaryWhere(client, isSaved);
  client.dispose();

  const { queries } = own.database;
  await queries
    .update(productSheets)
    .set({ recordHash: "0".repeat(64) })
    .where(eq(productSheets.productId, id));
  const again = openRealBatch(airOutletKind, own);
  await summaryWhere(again, ({ rooms }) => rooms > 0);
  const unasked = await again.airSystems(false, never());
  if (!unasked.ok) throw new Error(unasked.message);
  expect(unasked.value.systems.find((each) => each.id === ID)).toMatchObject({
    record: null,
    isPending: true,
  });
  expect(await sheetOf(again)).toMatchObject({
    ...{ record: "other", isPending: false, handler: { state: "meets" } },
  });
  const plan = await again.confirm(never());
  if (!plan.ok) throw new Error(plan.message);
  expect(plan.value.toConfirm).toMatchObject([
    { name: "东区送风系统 机组", state: "meets", why: "产品数据在采用后有更新" },
  ]);
  const about = plan.value.sheets.find(({ name }) => name === "方案说明")!;
  expect(textsOf(about, "选型方案")).toContain("待确认设备（产品数据待核对）");
  const book = await again.systemBook("2026-11-30", [], never());
  if (!book.ok) throw new Error(book.message);
  const sheet = book.value.find(({ name }) => name === "东区送风系统设备选型计算书")!;
  const note = textsOf(sheet, "说明")[itemsOf(sheet).indexOf("机组判定")];
  expect(note).toContain("产品数据在采用后有更新");
  again.dispose();
  await own.close();
});
