import { beforeAll, beforeEach, expect, it } from "vitest";
import { area, power } from "#domain/base/units.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { PlantId } from "#domain/building/sources/JudgedPlant.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { createSheetClient } from "#workers/sheet/createSheetClient.ts";
import { createSheetService } from "#workers/sheet/sheetService.ts";
import { checkedFormulas, rowsIn } from "../../support/bookFormulas.ts";
import { channelWorker } from "../../support/channelWorker.ts";
import { freshStorage, isSaved, summaryWhere } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { testRoom } from "../../support/testRooms.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
const never = () => new AbortController().signal;
const SCREW = "module-screw-chillers";

/** The real server, which is asked for a module by another id: by one that there is not, or that is another's. */
function renamed(from: string, to: () => string): Pick<TestServer, "app"> {
  const app = Object.create(server.app) as TestServer["app"];
  app.request = (address, ...more) =>
    server.app.request(typeof address === "string" ? address.replace(from, to()) : address, ...more);
  return { app };
}

/** A building with two water cooled chillers for a typed load. */
async function taken(of: Pick<TestServer, "app"> = server, count = 2) {
  const client = openRealBatch(fanCoilKind, of);
  const rooms = [testRoom(0, { roomArea: area(40), coolingLoad: power(5), heatLoad: power(4) })];
  await client.replaceRooms(packRooms(rooms), "试验楼", "");
  await client.run("all");
  await client.setSources({ cooling: "water", block: 1500 });
  await client.sources(true, undefined, never());
  const [line] = (await client.sourceLines({ show: "all", count, sort: null }, 0, 1)).lines;
  expect(await client.takePlant(line!.key)).toBe("");
  return client;
}
async function offersOf<Filter>(client: BatchClient<Filter>, plant: PlantId = "cold") {
  const answer = await client.plantModules(plant, never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}
async function keptOf<Filter>(client: BatchClient<Filter>) {
  const answer = await client.sources(true, undefined, never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value.kept!;
}

it("offers modules of the library whose machines are as many, with what differs, and takes one in one step", async () => {
  const client = await taken();
  const found = (await offersOf(client))!;
  expect(found).toMatchObject({ category: "chillers", machines: "冷水机组", count: 2 });
  expect(found.offers.map(({ fits, isTaken }) => [fits, isTaken])).toEqual([
    [true, false],
    [true, false],
  ]);
  const { module, checks } = found.offers.find((each) => each.module.id === SCREW)!;
  expect(module.size).toMatch(/^\d+ × \d+ × \d+ mm$/u);
  const chillers = module.lines.find(({ category }) => category === "冷水机组")!;
  expect(chillers).toMatchObject({ quantity: 2, standby: 0, tags: ["CH-1", "CH-2"] });
  expect(checks[0]).toEqual({ state: "fits", text: "冷水机组：模块 2 台，方案 2 台" });
  expect(checks.map(({ text }) => text).join()).toMatch(/装机：模块 [\d,]+ kW，方案 [\d,]+ kW/u);

  expect(await client.takeModule("cold", SCREW)).toBe("");
  const { module: kept } = await keptOf(client);
  expect(kept).toMatchObject({ fits: true, record: "same", kept: { ...module } });
  expect((await offersOf(client))!.offers.filter(({ isTaken }) => isTaken)).toHaveLength(1);
  await client.undo();
  expect((await keptOf(client)).module).toBeNull();
  await client.redo();
  await summaryWhere(client, isSaved);
  client.dispose();
  const again = openRealBatch(fanCoilKind, server);
  await summaryWhere(again, ({ rooms }) => rooms > 0);
  expect((await keptOf(again)).module).toEqual(kept);
  expect(await again.takeModule("cold", null)).toBe("");
  expect((await keptOf(again)).module).toBeNull();
  again.dispose();
});

it("refuses a module of another number with both, one that is gone, and any without a plant", async () => {
  const client = await taken(server, 3);
  const found = (await offersOf(client))!;
  expect(found.offers.every(({ fits }) => !fits)).toBe(true);
  expect(await client.takeModule("cold", SCREW)).toBe("未采用：冷水机组：模块 2 台，方案 3 台");
  expect(await client.takeModule("cold", "nothing")).toBe("模块库中已没有该模块，请重新选择");
  expect(await offersOf(client, "heat")).toBeNull();
  expect(await client.takeModule("heat", SCREW)).toBe("冷热源已变化，请重新选择");
  client.dispose();
});

it("tells that a module has changed or is gone since it was taken, and keeps its bill", async () => {
  let now = SCREW;
  const client = await taken(renamed(SCREW, () => now));
  expect(await client.takeModule("cold", SCREW)).toBe("");
  const { module: was } = await keptOf(client);
  await summaryWhere(client, isSaved);
  client.dispose();
  for (const [id, record] of [
    ["module-centrifugal-chillers", "other"],
    ["nothing", "gone"],
  ] as const) {
    now = id;
    const again = openRealBatch(
      fanCoilKind,
      renamed(SCREW, () => now),
    );
    await summaryWhere(again, ({ rooms }) => rooms > 0);
    expect((await keptOf(again)).module).toEqual({ ...was, record });
    again.dispose();
  }
});

it("stands in the book, the overview and below the schedule as what it is", async () => {
  const client = await taken();
  expect(await client.takeModule("cold", SCREW)).toBe("");
  const page = await client.overview([], undefined, never());
  if (!page.ok) throw new Error(page.message);
  expect(page.value.overview.lines.find(({ id }) => id === "source/fanCoil/cold/room")).toMatchObject({
    ...{ name: "冷源机房", what: "螺杆式冷水机组（两台并联）", state: "unknown", words: "2 项不同" },
  });
  const plan = await client.confirm(never());
  if (!plan.ok) throw new Error(plan.message);
  const schedule = await client.equipmentSchedule(plan.value.id, never());
  if (!schedule.ok) throw new Error(schedule.message);
  expect(schedule.value.notes.join()).toContain("不是方案的机组，不在表中");
  const sheets = createSheetClient(() => channelWorker(createSheetService()));
  const book = await client.systemBook("2026-11-30", [], never());
  if (!book.ok) throw new Error(book.message);
  const file = await sheets.write(book.value);
  const duty = await rowsIn(file, "冷源设备选型计算书");
  const item = (name: string) => duty.find(([own]) => own === name);
  expect(item("机房模块")![3]).toMatch(/^螺杆式冷水机组（两台并联）（示例数据），/u);
  expect(item("机房模块 数据")![3]).toMatch(/^[0-9a-f]{64}$/u);
  expect(item("机房模块 核对 1")![3]).toBe("冷水机组：模块 2 台，方案 2 台");
  const bill = duty.filter(([own]) => String(own).startsWith("机房模块 设备"));
  expect(bill.map((row) => row.join(" ")).join()).toMatch(/2 .*台 .*冷水机组 .*位号 CH-1、CH-2/u);
  await checkedFormulas(file);
  sheets.dispose();
  client.dispose();
});

it("offers exchangers for exchangers, and says that the library has none for boilers", async () => {
  const client = await taken();
  const takeHeat = async (way: "boiler" | "exchanger") => {
    await client.setHeat({ block: 1500, way });
    const answer = await client.heatSources(undefined, never());
    if (!answer.ok) throw new Error(answer.message);
    const { lines } = await client.heatLines(0, 200);
    const two = lines.find(({ count }) => count === 2)!;
    expect(await client.takeHeat(two.key)).toBe("");
  };
  await takeHeat("boiler");
  expect(await offersOf(client, "heat")).toEqual({ category: null, machines: "锅炉", offers: [], count: 0 });
  await takeHeat("exchanger");
  const { offers } = (await offersOf(client, "heat"))!;
  // Those for domestic hot water are of another discipline.
  expect(offers.map(({ module, fits }) => [module.id, fits])).toEqual([["module-plate-exchangers", true]]);
  expect(await client.takeModule("heat", "module-plate-exchangers")).toBe("");
  const heat = await client.heatSources(undefined, never());
  if (!heat.ok) throw new Error(heat.message);
  expect(heat.value.kept!.module).toMatchObject({ fits: true, record: "same" });
  client.dispose();
});
