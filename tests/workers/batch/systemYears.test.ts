import { readFile } from "node:fs/promises";
import { readSheet } from "read-excel-file/node";
import { readXlsx } from "hucre/xlsx";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { area, power } from "#domain/base/units.ts";
import { ok } from "#domain/base/result.ts";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { eachPumpListState, pumpDuty } from "#domain/building/systems/water/pumpDuty.ts";
import { PROPOSED_WINTER } from "#domain/building/systems/water/WaterSettings.ts";
import { PUMP } from "#domain/catalogue/categories.ts";
import { listConditions } from "#domain/catalogue/listing/listConditions.ts";
import { NO_PRICES } from "#domain/products/energy/energyCosts.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { wholeEnergy, yearOfBook } from "#workers/batch/systems/book/machineYears.ts";
import type { MachineYear } from "#workers/batch/systems/book/MachineYear.ts";
import type { SystemSheet } from "#workers/batch/systems/SystemSheet.ts";
import { createReportService } from "#workers/report/reportService.ts";
import { createSheetClient } from "#workers/sheet/createSheetClient.ts";
import { createSheetService } from "#workers/sheet/sheetService.ts";
import { channelWorker } from "../../support/channelWorker.ts";
import { machineYear } from "../../support/machineYear.ts";
import { freshStorage, isSaved, summaryWhere } from "../../support/openBatch.ts";
import { pdfTexts } from "../../support/pdfTexts.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { testRoom } from "../../support/testRooms.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
const FONT = "public/static/fonts/NotoSansSC-GB2312.otf";
const PATH = "/api/search/selection/v1/products/query";
const LINK = { note: "可回到此建筑的系统", address: "https://volute.test/#/batch?part=systems" };
const never = () => new AbortController().signal;
/** Closed loop, 3,000 h, regulated along the system's curve */
const YEAR = "energyProfile=closedLoop&energyHours=3000&energyControl=systemCurve";

/** Twenty rooms with their units, and a pump for their cold water. */
async function pumped(year: string) {
  const client = openRealBatch(fanCoilKind, server);
  const rooms = Array.from({ length: 20 }, (_, at) =>
    testRoom(at, {
      floor: `${Math.floor(at / 10) + 1}F`,
      roomArea: area(18),
      coolingLoad: power(1.6),
      heatLoad: power(1.1),
    }),
  );
  await client.replaceRooms(packRooms(rooms), "试验楼", "");
  await client.run("all");
  const [{ card, settings }] = (await systemsOf(client)) as [SystemSheet];
  const answer = await server.app.request(PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...listConditions(PUMP, eachPumpListState(card!, settings)), pageSize: 50 }),
  });
  const { data } = (await answer.json()) as {
    data: {
      list: readonly { id: string; model: string; brandName: string; shaftPower?: number | null }[];
    };
  };
  const { id, model, brandName: brand } = data.list.find(({ shaftPower }) => shaftPower != null)!;
  await client.keepPump("cold", null, { id, model, brand });
  if (year !== "") await client.setSystem("cold", { year });
  return client;
}

async function systemsOf<Filter>(client: BatchClient<Filter>): Promise<readonly SystemSheet[]> {
  const answer = await client.systems(true, never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value.systems;
}

/** The year of a system's pump. */
async function yearOf({ id, season, card, settings }: SystemSheet): Promise<MachineYear> {
  const { flow, head: value } = card!;
  const of = { id, season, machine: settings.pump!.id, flow, value, year: settings.year };
  return machineYear(server, "pump", of, pumpDuty(card!, settings));
}

type Rows = readonly (readonly unknown[])[];

/** Sheets of the workbook as another program reads them. */
async function written<Filter>(client: BatchClient<Filter>, years: readonly MachineYear[]) {
  const book = await client.systemBook("2026-11-29", years, never());
  if (!book.ok) throw new Error(book.message);
  const sheets = createSheetClient(() => channelWorker(createSheetService()));
  const file = await sheets.write(book.value, LINK);
  sheets.dispose();
  const rowsOf = async (name: string): Promise<Rows> => readSheet(Buffer.from(file), name, { trim: false });
  const duty = await rowsOf(book.value[2]!.name);
  return {
    ...{ file, rowsOf, names: book.value.map(({ name }) => name) },
    item: (name: string) => duty.find(([own]) => own === name),
  };
}

it("hands over the energy of a year of the pumps load by load, and what it costs", async () => {
  const client = await pumped(YEAR);
  const [cold] = await systemsOf(client);
  const asked = await yearOf(cold!);
  if (!asked.energy.ok) throw new Error(asked.energy.code);
  const { methods, costs } = asked.energy.value;
  const at = methods.findIndex(({ method }) => method === "systemCurve");
  const found = methods[at]!.year;
  if (!found.ok) throw new Error(found.code);
  const { energy, rows } = found.value;
  expect(energy).toBeGreaterThan(0);

  const { file, rowsOf, names, item } = await written(client, [asked]);
  expect(names.slice(0, 4)).toEqual(["工程总览", "水泵设备表", "冷水系统设备选型计算书", "冷水系统年耗电"]);
  expect(item("年耗电")).toMatchObject({ 1: energy, 2: "kWh" });
  // Lengths are assumed, so the head is, and with it the year.
  expect(item("年耗电")![3]).toMatch(/^估算：.*闭式循环.*3,000 h\/年.*变频沿管网曲线/u);
  expect(item("首年电费")).toMatchObject({ 1: energy * 0.8, 2: "元" });
  expect(item("全寿命费用")![1]).toBe(costs[at]!.lifeCycle);
  expect(item("全寿命费用")![3]).toContain("电价 0.8 元/kWh");
  expect(item("动态回收期")![1]).toBe(costs[at]!.payback!.discounted);
  expect(item("年耗电依据 1")![3]).toContain("变频沿管网曲线");

  const year = await rowsOf("冷水系统年耗电");
  expect(year).toHaveLength(1 + rows.length + 1);
  expect(year.at(-1)).toMatchObject({ 0: "合计", 10: 3000, 11: energy });
  expect(year[1]![1]).toBe(100);
  expect(Number(year[1]![2])).toBeCloseTo(cold!.card!.flow, 4);
  // The costs of every load are a formula, and their sum is one.
  const { sheets } = await readXlsx(new Uint8Array(file));
  const cells = sheets.find(({ name }) => name === "冷水系统年耗电")!.cells!;
  for (let row = 1; row <= rows.length; row++) {
    expect(cells.get(`${row},11`)!.formula).toBe(`J${row + 1}*K${row + 1}`);
    expect(Number(year[row]![9]) * Number(year[row]![10])).toBeCloseTo(Number(year[row]![11]), 6);
  }
  expect(cells.get(`${rows.length + 1},11`)!.formula).toBe(`SUM(L2:L${rows.length + 1})`);
  expect((await rowsOf("水泵设备表"))[1]).toMatchObject({ 11: energy, 12: energy * 0.8 });

  const report = createReportService(async () => ok(new Uint8Array(await readFile(FONT))));
  // The workbook's columns were handed on to the worker that wrote it.
  const book = await client.systemBook("2026-11-29", [asked], never());
  if (!book.ok) throw new Error(book.message);
  const words = { title: "试验楼", madeOn: "2026-11-29", link: LINK };
  const paper = await report.book("/static", { ...words, sheets: book.value });
  if (!paper.ok) throw new Error(paper.code);
  const drawn = (await pdfTexts(paper.value)).map((each) => JSON.stringify(each)).join("");
  expect(drawn).toContain("冷水系统年耗电");
  expect(drawn).toContain("首年电费");
  expect(drawn).toContain("K·Q^n");
  client.dispose();
});

it("says why a year is not in the file, and hands over none that was computed for another duty", async () => {
  const client = await pumped("");
  const none = await written(client, []);
  expect(none.item("年耗电")).toMatchObject({ 3: "未输入负荷分布" });
  expect(none.names).not.toContain("冷水系统年耗电");

  await client.setSystem("cold", { year: YEAR });
  const [before] = await systemsOf(client);
  const asked = await yearOf(before!);
  await client.setSystem("cold", { plantLoss: 120 });
  const late = await written(client, [asked]);
  expect(late.item("年耗电")).toMatchObject({ 1: null, 3: expect.stringContaining("请重新导出") });

  const [now] = await systemsOf(client);
  const ofNow = await yearOf(now!);
  const gone = await written(client, [{ ...ofNow, energy: { ok: false, code: "gone" } }]);
  expect(gone.item("年耗电")![3]).toBe("产品库中已没有该产品");
  const unpriced = await written(client, [{ ...ofNow, prices: NO_PRICES, energy: { ...ofNow.energy } }]);
  expect(unpriced.item("首年电费")![3]).toBe("未输入电价");
  client.dispose();
});

it("hands over a year for each season of two pipes, and in the schedule only the sum of both", async () => {
  const client = await pumped(YEAR);
  await client.setSystem("cold", { winter: { ...PROPOSED_WINTER, year: "energyHours=1500" } });
  const [both] = await systemsOf(client);
  const years = [await yearOf(both!), await yearOf(both!.winter!)];
  const [summer, winter] = years.map(({ energy }, at) => {
    if (!energy.ok) throw new Error(energy.code);
    const control = at === 0 ? "systemCurve" : "throttled";
    const { year } = energy.value.methods.find(({ method }) => method === control)!;
    return year.ok ? year.value.energy : Number.NaN;
  });
  const whole = await written(client, years);
  expect(whole.names.filter((name) => name.endsWith("年耗电"))).toHaveLength(2);
  expect((await whole.rowsOf("水泵设备表"))[1]![11]).toBeCloseTo(summer! + winter!, 6);
  // One season alone is no year.
  const half = await written(client, years.slice(0, 1));
  expect((await half.rowsOf("水泵设备表"))[1]![11]).toBeNull();
  client.dispose();
});

it("sums the years of the machines of all kinds of equipment, wherever the building is opened", async () => {
  const client = await pumped(YEAR);
  const [cold] = await systemsOf(client);
  const { flow, head: value } = cold!.card!;
  const asked = {
    ...{ id: "cold", season: "summer", machine: "pump", productId: cold!.settings.pump!.id, year: YEAR },
    ...{ duty: pumpDuty(cold!.card!, cold!.settings), flow, value },
  };
  expect((await overviewOf(client, [])).asked).toEqual([asked]);
  await summaryWhere(client, isSaved);
  client.dispose();

  const outlets = openRealBatch(airOutletKind, server);
  await summaryWhere(outlets, ({ rooms }) => rooms > 0);
  const before = await overviewOf(outlets, []);
  expect(before.asked).toEqual([asked]);
  expect(before.overview.energy.known).toBeNull();
  const year = await yearOf(cold!);
  const { energy } = (await overviewOf(outlets, [year])).overview;
  expect(energy.known).toBe(wholeEnergy(yearOfBook(year, year)));
  expect(energy.known).toBeGreaterThan(0);
  expect(energy.missing).not.toContainEqual(expect.stringMatching(/^冷水系统 冷水循环泵：/u));
  expect(energy.missing).toContain("热水系统 热水循环泵：未选定设备");
  outlets.dispose();

  const silent = await pumped("");
  expect((await overviewOf(silent, [])).asked).toEqual([]);
  silent.dispose();
});

async function overviewOf<Filter>(client: BatchClient<Filter>, years: readonly MachineYear[]) {
  const answer = await client.overview(years, undefined, never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}
