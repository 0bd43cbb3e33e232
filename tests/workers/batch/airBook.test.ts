import readWorkbook from "read-excel-file/node";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { AIR_OUTLET_DEFAULTS } from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import { fanListDuty } from "#domain/building/systems/air/fanListDuty.ts";
import { keyOf } from "#domain/building/systems/EstimatedTree.ts";
import { createSheetClient } from "#workers/sheet/createSheetClient.ts";
import { createSheetService } from "#workers/sheet/sheetService.ts";
import { airBuilding, fanFor } from "../../support/airBuilding.ts";
import { checkedFormulas, rowsIn } from "../../support/bookFormulas.ts";
import { channelWorker } from "../../support/channelWorker.ts";
import { machineYear } from "../../support/machineYear.ts";
import { freshStorage } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
/** 3,000 h at partial loads, regulated along the system's curve */
const YEAR = "energyProfile=openLoop&energyHours=3000&energyControl=systemCurve";
const never = () => new AbortController().signal;

it("hands over ducts, circuits, duty and materials, whose formulas give the figures that another program reads", async () => {
  const client = openRealBatch(airOutletKind, server);
  const sheets = createSheetClient(() => channelWorker(createSheetService()));
  await client.replaceRooms(airBuilding(), "试验楼", "");
  await client.run("all");
  await client.typeLength("air-东区", keyOf("plant"), 40.5);
  await client.setAir("air-东区", { filterClean: 100, filterFinal: 200, coil: 150 });
  await client.setAir("air-西区", { use: "exhaust", shape: "round", control: "variable", kept: 80 });
  await client.setFilter({ ...AIR_OUTLET_DEFAULTS, altitude: 1891 });
  const asked = async () => {
    const answer = await client.airSystems(true, never());
    if (!answer.ok) throw new Error(answer.message);
    return answer.value.systems;
  };
  const fan = await fanFor(server, (await asked())[0]!.card!);
  expect(await client.keepFan("air-东区", fan)).toBe("");
  expect(await client.setAir("air-东区", { year: "x".repeat(2000) })).toBe("负荷分布过长，请减少行数");
  expect(await client.setAir("air-东区", { year: YEAR })).toBe("");
  const [east, west] = await asked();
  const { flow, pressure: value } = east!.card!;
  const kept = { id: "air-东区", season: "summer", machine: fan.id, flow, value, year: YEAR } as const;
  const year = await machineYear(server, "fan", kept, fanListDuty(east!.card!));
  const found =
    year.energy.ok && year.energy.value.methods.find(({ method }) => method === "systemCurve")!.year;
  if (!found || !found.ok) throw new Error("no year");
  const { energy, rows: loads } = found.value;
  const book = await client.systemBook("2026-11-29", [year], never());
  if (!book.ok) throw new Error(book.message);
  const link = { note: "可回到此建筑的系统", address: "https://volute.test/#/batch?part=systems" };
  const file = await sheets.write(book.value, link);

  const [whole, ...names] = (await readWorkbook(Buffer.from(file))).map(({ sheet }) => sheet);
  expect(whole).toBe("工程总览");
  const parts = ["设备选型计算书", "管路特性", "水力计算表", "环路", "材料表"];
  const ofSystem = (name: string) => parts.map((part) => `${name}${part}`);
  const [first, ...others] = ofSystem("东区送风系统");
  const years = "东区送风系统年耗电";
  expect(names).toEqual(["风机设备表", first, years, ...others, ...ofSystem("西区排风系统"), "链接"]);
  const [fans, duty, hours, ducts, circuits, materials, other, otherDucts] = await Promise.all(
    [0, 1, 2, 4, 5, 6, 7, 9].map((at) => rowsIn(file, names[at]!)),
  );

  const item = (name: string, of = duty) => of!.find(([own]) => own === name)!;
  expect(item("全压 p")[1]).toBe(east!.card!.pressure);
  expect(item("风量 Q")[1]).toBe(east!.card!.flow);
  expect(item("过滤器")[1]).toBe(150);
  expect(item("风机另一侧")).toMatchObject({ 1: 0, 3: "未输入，未计入" });
  expect(item("W_s")[1]).toBe(east!.card!.ratio);
  expect(item("判定")[3]).toBe("仍满足");
  expect(item("系统")[3]).toContain("海拔 1891 m");
  // A fan's year is that of a pump's book: load by load, with costs, and estimated as its lengths are.
  expect(item("年耗电")).toMatchObject({ 1: energy, 2: "kWh" });
  expect(item("年耗电")[3]).toMatch(/^估算：全压含估算的管长；.*开式系统.*变频沿管网曲线/u);
  expect(item("首年电费")[1]).toBe(energy * 0.8);
  expect(item("年耗电", other)).toBeUndefined();
  expect(hours![0]).toEqual(expect.arrayContaining(["全压（Pa）", "全压效率（%）"]));
  expect(hours).toHaveLength(1 + loads.length + 1);
  expect(hours!.at(-1)).toMatchObject({ 0: "合计", 11: energy });
  const marks = duty!.filter(([own]) => String(own).startsWith("假定")).map(([, , mark]) => mark);
  expect(new Set(marks)).toEqual(new Set(["估算", "待核对"]));
  expect(duty!.some(([, , mark, text]) => mark === "估算" && String(text).includes("风机另一侧"))).toBe(true);
  // Variable speed: no margin on the pressure, and what is kept stands in it.
  expect(item("风压余量", other)[1]).toBe(0);
  expect(item("保持静压", other)[1]).toBe(80);
  expect(item("全压 p", other)[1]).toBe(west!.card!.pressure);
  expect(item("W_s", other)[3]).toBe("缺风机效率，无法判定");

  expect(fans!.slice(1)).toMatchObject([
    {
      0: "SF",
      2: "送风机",
      4: fan.model,
      5: east!.card!.flow,
      6: east!.card!.pressure,
      9: "仍满足",
      10: energy,
    },
    { 0: "PF", 2: "排风机", 4: "未选定", 5: west!.card!.flow },
  ]);
  expect(ducts).toHaveLength(1 + east!.segments);
  expect(ducts![1]).toMatchObject({ 0: "P", 1: "风机", 4: 40.5, 15: "是", 16: "管长已输入" });
  expect(ducts!.slice(2).every((row) => String(row[16]).startsWith("估算："))).toBe(true);
  expect(otherDucts!.slice(1).every((row) => /^Ø\d+$/u.test(String(row[5])))).toBe(true);
  expect(circuits).toHaveLength(1 + east!.circuits);

  // All ducts of all sizes are as long as those of the tree, and as large as their sides say.
  const long = (rows: typeof ducts, at: number) => rows!.reduce((sum, row) => sum + Number(row[at]), 0);
  const bought = materials!.filter(([what]) => what === "风管");
  expect(long(bought, 2)).toBeCloseTo(long(ducts!.slice(1), 4), 6);
  for (const [, size, length, , surface] of bought) {
    const [a, b] = String(size).split("×").map(Number);
    expect(surface).toBeCloseTo(((2 * (a! + b!)) / 1000) * Number(length), 6);
  }
  const outlets = materials!.filter(([what]) => what === "风口");
  expect(long(outlets, 2)).toBe(east!.outlets);

  // Three a duct, three a circuit and more.
  expect(await checkedFormulas(file)).toBeGreaterThan(
    3 * (east!.segments + west!.segments) + 3 * (east!.circuits + west!.circuits),
  );
  sheets.dispose();
  client.dispose();
});

it("says why there is nothing to hand over", async () => {
  const client = openRealBatch(airOutletKind, server);
  await client.replaceRooms(airBuilding(), "试验楼", "");
  expect(await client.systemBook("2026-11-29", [], never())).toMatchObject({ ok: false, code: "no-duty" });
  client.dispose();
});
