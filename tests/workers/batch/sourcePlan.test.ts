import { beforeAll, beforeEach, expect, it } from "vitest";
import { area, power } from "#domain/base/units.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
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
const FITS = { show: "fits", count: 2, sort: null } as const;

async function taken() {
  const client = openRealBatch(fanCoilKind, server);
  const rooms = Array.from({ length: 60 }, (_, at) =>
    testRoom(at, { floor: `${Math.floor(at / 10) + 1}F`, roomArea: area(40), coolingLoad: power(5) }),
  );
  await client.replaceRooms(packRooms(rooms), "试验楼", "");
  await client.run("all");
  await client.sources(true, undefined, never());
  const [line] = (await client.sourceLines(FITS, 0, 1)).lines;
  expect(await client.takePlant(line!.key)).toBe("");
  return { client, line: line! };
}

/** A water cooled plant for a typed load, with its towers at a wet bulb of 27 ℃. */
async function towered(hasPrice = false) {
  const client = openRealBatch(fanCoilKind, server);
  const rooms = [testRoom(0, { roomArea: area(40), coolingLoad: power(5) })];
  await client.replaceRooms(packRooms(rooms), "试验楼", "");
  await client.run("all");
  await client.setSources({ cooling: "water", block: 2500, wetBulb: 27 });
  await client.sources(true, null, never());
  const { lines } = await client.sourceLines({ ...FITS, show: "all", count: null }, 0, 200);
  const line = lines.find(
    ({ groups, price }) =>
      groups.every(({ towers }) => towers !== null) && (!hasPrice || (price?.priced ?? 0) > 0),
  );
  expect(await client.takePlant(line!.key)).toBe("");
  return client;
}

async function overviewOf<Filter>(client: BatchClient<Filter>, priceArea?: null) {
  const answer = await client.overview([], priceArea, never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}
async function planOf<Filter>(client: BatchClient<Filter>) {
  const plan = await client.confirm(never());
  if (!plan.ok) throw new Error(plan.message);
  return plan.value;
}

it("hands a taken plant on: schedule, machines to confirm, calculation book and what a change came to", async () => {
  const { client, line } = await taken();
  const plan = await planOf(client);
  expect(plan.toConfirm).toEqual([]);
  const schedule = await client.equipmentSchedule(plan.id, never());
  if (!schedule.ok) throw new Error(schedule.message);
  const machines = schedule.value.rows.filter(([tag]) => tag.startsWith("LS"));
  expect(machines.map(([, , model, , units]) => [model, units])).toEqual(
    line.groups.map(({ chiller, count }) => [chiller.model, count]),
  );
  expect(machines[0]![5]).toContain("仍满足");
  expect(schedule.value.sheets.at(-1)!.name).toBe("冷热源");

  const sheets = createSheetClient(() => channelWorker(createSheetService()));
  const book = await client.systemBook("2026-11-29", [], never());
  if (!book.ok) throw new Error(book.message);
  const names = book.value.map(({ name }) => name);
  expect(names[0]).toBe("工程总览");
  expect(names.slice(-2)).toEqual(["冷源设备选型计算书", "冷源方案"]);
  const file = await sheets.write(book.value);
  const duty = await rowsIn(file, "冷源设备选型计算书");
  const item = (name: string) => duty.find(([own]) => own === name);
  const { load, kept } = (await answerOf(client))!;
  expect(item("计算冷负荷")![1]).toBeCloseTo(load.load!, 9);
  expect(item("装机")![1]).toBeCloseTo(line.installed, 9);
  expect(item("装机比")![1]).toBeCloseTo(kept!.verdict.verdict!.ratio, 9);
  expect(item("判定")![3]).toBe("仍满足");
  const alternatives = await rowsIn(file, "冷源方案");
  expect(alternatives.filter((row) => String(row.at(-1)).startsWith("已采用"))).toHaveLength(1);
  await checkedFormulas(file);
  sheets.dispose();

  // A load that somebody types leaves the systems alone; more units change them, and the plant at the end of the line.
  await client.setSources({ block: 2 * line.installed });
  expect((await planOf(client)).toConfirm).toMatchObject([{ system: null, name: "冷源", state: "fails" }]);
  await client.undo();
  await client.systems(true, never());
  const [{ roomId }] = (await client.rows(0, 1)) as [RoomRow];
  await client.setQuantity(roomId, 60);
  await client.run("all");
  const systems = await client.systems(true, never());
  if (!systems.ok) throw new Error(systems.message);
  const [cold] = systems.value.systems;
  expect(cold!.consequence).toMatch(/→ 冷源 冷负荷 [\d,.]+ → [\d,.]+ kW → 不再满足$/u);
  client.dispose();
});

async function answerOf<Filter>(client: BatchClient<Filter>) {
  const answer = await client.sources(true, undefined, never());
  return answer.ok ? answer.value : null;
}

it("shows the building on one page for every kind of equipment, and the effects of a change on it", async () => {
  const { client, line } = await taken();
  const first = await overviewOf(client);
  expect(first.changes).toEqual([]);
  const of = (id: string) => first.overview.lines.find((each) => each.id === id);
  expect(of("terminals/fanCoil")).toMatchObject({ state: "meets" });
  expect(of("system/fanCoil/cold")).toMatchObject({ part: "water", marks: [{ mark: "估算" }] });
  expect(of("machine/fanCoil/cold")).toMatchObject({ state: "open", words: "未选定" });
  expect(of("source/fanCoil/cold")).toMatchObject({ state: "meets", words: "仍满足" });
  const { load } = (await answerOf(client))!;
  expect(of("source/fanCoil/cold")!.figures.map(({ value }) => value)).toEqual([
    line.installed,
    load.load,
    (line.installed / load.load!) * 100,
  ]);
  const [{ roomId }] = (await client.rows(0, 1)) as [RoomRow];
  await client.setQuantity(roomId, 60);
  await client.run("all");
  const changed = await overviewOf(client);
  expect(changed.changes.at(-1)).toMatch(/^冷源：负荷 .+ → .+ kW，装机比 .+，仍满足 → 装机不足$/u);
  expect(changed.overview.lines[0]).toMatchObject({ id: "source/fanCoil/cold", state: "fails" });
  // Nothing new is known: what the last change came to stays.
  expect((await overviewOf(client)).changes).toEqual(changed.changes);
  await client.undo();
  await client.undo();
  await summaryWhere(client, isSaved);
  client.dispose();

  // From the page of another kind, which was never run for this building, what fan coils have is read as it was saved.
  const outlets = openRealBatch(airOutletKind, server);
  await summaryWhere(outlets, ({ rooms }) => rooms > 0);
  const { overview, units } = await overviewOf(outlets);
  expect(units).toBe(first.units);
  expect(overview.lines.find(({ id }) => id === "source/fanCoil/cold")).toEqual(of("source/fanCoil/cold"));
  expect(overview.lines.find(({ id }) => id === "terminals/airOutlet")).toMatchObject({ state: "open" });
  outlets.dispose();
});

it("hands the towers of a taken plant on: schedule, machines to confirm, calculation book and overview", async () => {
  const client = await towered();
  const kept = (await answerOf(client))!.kept!;
  const plan = await planOf(client);
  expect(plan.toConfirm).toEqual([]);
  const schedule = await client.equipmentSchedule(plan.id, never());
  if (!schedule.ok) throw new Error(schedule.message);
  const towers = schedule.value.rows.filter(([tag]) => tag.startsWith("LT"));
  expect(towers.map(([, name, model, , units]) => [name, model, units])).toEqual(
    kept.towers.map((each) => ["冷却塔", each!.of.tower.model, each!.total]),
  );
  const { overview } = await overviewOf(client);
  expect(overview.lines.find(({ id }) => id === "source/fanCoil/towers")).toMatchObject({
    ...{ state: "meets", words: "仍满足", at: { part: "sources", system: "cold" } },
  });
  const sheets = createSheetClient(() => channelWorker(createSheetService()));
  const book = await client.systemBook("2026-11-30", [], never());
  if (!book.ok) throw new Error(book.message);
  const file = await sheets.write(book.value);
  const duty = await rowsIn(file, "冷源设备选型计算书");
  const item = (name: string) => duty.find(([own]) => own === name);
  expect(item("机组 1 冷却塔 台数")![1]).toBe(kept.towers[0]!.total);
  expect(item("机组 1 冷却塔 单台流量")![1]).toBe(kept.towers[0]!.of.tower.stated.flow);
  expect(item("机组 1 冷却塔 判定")![3]).toBe("仍满足");
  await checkedFormulas(file);
  sheets.dispose();
  await client.setSources({ condenserDifference: 4 });
  expect((await planOf(client)).toConfirm).toMatchObject([
    { system: null, name: "冷却塔", state: "unknown" },
    ...kept.towers.slice(1).map(() => ({ name: "冷却塔" })),
  ]);
  client.dispose();
});

it("sums what the chosen machines cost at known prices, on the building's page and on the first page of the book", async () => {
  const client = await towered(true);
  expect((await overviewOf(client)).overview.cost).toBeNull();
  const { cost } = (await overviewOf(client, null)).overview;
  const { kept } = (await answerOf(client))!;
  const machines = kept!.count + kept!.towers.reduce((sum, each) => sum + each!.total, 0);
  expect(cost).toMatchObject({ isReached: true, found: { isSample: true } });
  expect(cost!.sum.units).toBe(machines);
  expect(cost!.sum.priced).toBeGreaterThan(0);
  const asked = await client.sources(true, null, never());
  const own = asked.ok ? asked.value.kept!.price : null;
  expect(cost!.parts[0]).toEqual({ name: "冷水机组", sum: own });
  const sheets = createSheetClient(() => channelWorker(createSheetService()));
  const book = await client.systemBook("2026-11-30", [], never());
  if (!book.ok) throw new Error(book.message);
  const rows = await rowsIn(await sheets.write(book.value), "工程总览");
  const line = rows.find((row) => row[1] === "初投资（已知价格的设备）")!;
  expect(line[3]).toBe(
    `¥ ${Math.round(cost!.sum.yuan).toLocaleString("en-US")}（${cost!.sum.priced}/${machines} 台有价）`,
  );
  expect(line.at(-1)).toContain("含税最低报价，所选地区");
  sheets.dispose();
  client.dispose();
});
