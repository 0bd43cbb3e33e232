import { describe, expect, it } from "vitest";
import { zeroCounts } from "#domain/building/batch/run/summarise.ts";
import { overviewOf } from "#domain/building/overview/overviewOf.ts";
import type { OverviewKind } from "#domain/building/overview/OverviewKind.ts";
import { figuresText, overviewChanges } from "#domain/building/overview/overviewChanges.ts";
import type { PlanDucts, PlanDuty, PlanSplit } from "#domain/building/plan/PlanContent.ts";
import { COLD_PLANT, HEAT_PLANT, type JudgedPlant } from "#domain/building/sources/JudgedPlant.ts";
import { judgeHeatPlant } from "#domain/building/sources/heatSources.ts";
import { judgePlant, type KeptPlant } from "#domain/building/sources/KeptPlant.ts";
import { testBoiler } from "../../../support/testBoiler.ts";
import { testChiller } from "../../../support/testChiller.ts";

const NEEDS = { roomArea: 400, coolingLoad: 80, heatLoad: null, airSupplyVolume: null };
const SUMS = {
  ...{ rooms: 20, needs: NEEDS, selected: 20, units: 24, loud: null },
  supplied: [{ title: "制冷量", unit: "kW", digits: 1, value: 96, missing: 0 }],
};
const KEPT: KeptPlant = {
  machines: [{ of: testChiller("a", { capacity: 45 }), count: 2, hash: "h" }],
  ...{ standby: 0, load: 85 },
};
const duty = (more: Partial<PlanDuty> = {}): PlanDuty => ({
  ...{ id: "cold", kind: "cold", name: "冷水系统", rooms: 20, segments: 40, assumed: 40 },
  ...{ flow: 14.8, head: 18.7, index: "R-1" },
  pipes: [
    { size: "DN50", length: 120 },
    { size: "DN25", length: 80.4 },
  ],
  pump: { id: "p", model: "P-1", hash: "", state: "meets" },
  plant: [{ name: "condenser", flow: 18, head: 21, pump: null }],
  ...more,
});
const DUCTS: PlanDucts = {
  ...{ id: "air", name: "送风系统", use: "supply", rooms: 8, segments: 9, assumed: 0, flow: 9000 },
  ...{ pressure: 210, index: "R-2", ducts: [], fan: { id: "f", model: "F-1", hash: "", state: "fails" } },
};

const fanCoils = (more: Partial<OverviewKind> = {}): OverviewKind => ({
  ...{
    kind: "fanCoil",
    title: "风机盘管",
    counter: "台",
    isOpen: true,
    isPowered: true,
    isSplit: false,
    sums: SUMS,
    models: 3,
  },
  counts: { ...zeroCounts(), matched: 20 },
  systems: { settings: [], duties: [duty()] },
  fresh: null,
  numbers: new Map([["cold", "1 用 1 备"]]),
  toConfirm: [],
  plants: [{ ...COLD_PLANT, kept: KEPT, load: 85, verdict: judgePlant(KEPT, 85, null), towers: [] }],
  loads: { cold: 85, heat: null },
  years: new Map([["cold", { energy: 12_000, why: "" }]]),
  ...more,
});
const outlets = (): OverviewKind => ({
  ...fanCoils(),
  ...{
    kind: "airOutlet",
    title: "风口",
    counter: "个",
    isOpen: false,
    isPowered: false,
    loads: null,
    plants: [],
  },
  counts: { ...zeroCounts(), matched: 18, unmatched: 2 },
  systems: { settings: [], duties: [], ducts: [DUCTS] },
  toConfirm: [
    {
      ...{ system: "air", name: "送风系统 风机", model: "F-1", state: "fails", why: "" },
      ...{ was: "8,000 m³/h × 200 Pa", now: "9,000 m³/h × 210 Pa" },
    },
  ],
  years: new Map(),
});

const SPLIT: PlanSplit = {
  ...{ id: "s", name: "1F 多联机", rooms: 8, units: 30, ratio: 1.02, block: 60.6, available: 63.1 },
  ...{ length: 84, assumed: 9, outdoor: { id: "o", model: "O-1", hash: "", state: "meets" } },
};
const indoorUnits = (splits: readonly PlanSplit[]): OverviewKind =>
  fanCoils({
    ...{ kind: "indoorUnit", title: "多联机室内机", isSplit: true, loads: null, plants: [] },
    ...{ systems: { settings: [], duties: [], splits }, years: new Map() },
  });

const overview = (...kinds: readonly OverviewKind[]) =>
  overviewOf({ name: "试验楼", kinds, open: "fanCoil", rooms: SUMS, cost: null });

describe("a building on one page", () => {
  it("tells rooms, units, systems, machines and plant with what no longer holds first", () => {
    const { lines, states, sums } = overview(fanCoils(), outlets());
    expect(lines.map(({ name, words }) => [name, words])).toEqual([
      ["风口", "2 间不满足"],
      ["送风系统 风机", "不再满足"],
      ["冷水系统 冷却水循环泵", "未选定"],
      ["冷却塔", "未采用"],
      ["风机盘管", "满足"],
      ["冷水系统 冷水循环泵", "仍满足"],
      ["冷源", "仍满足"],
      ["房间", ""],
      ["冷水系统", ""],
      ["送风系统", ""],
    ]);
    expect(states).toEqual({ fails: 2, unknown: 0, oversized: 0, open: 2, meets: 3, none: 3 });
    expect(lines[1]).toMatchObject({
      why: "选型时 8,000 m³/h × 200 Pa，现在 9,000 m³/h × 210 Pa",
      at: { kind: "airOutlet", part: "systems", system: "air" },
    });
    expect(figuresText(sums)).toBe(
      "房间 20 间，面积 400 m²，冷负荷 80.0 kW，热负荷未知，末端 48 台，系统 2 个，冷源装机 90 kW",
    );
  });

  it("sums the energy of the year of what is known, and names what is not", () => {
    const { energy } = overview(fanCoils(), outlets());
    expect(energy.known).toBe(12_000);
    expect(energy.missing).toEqual([
      "风机盘管：没有全年运行时间",
      "冷水系统 冷却水循环泵：未选定设备",
      "送风系统 风机：未计算",
      "冷源：没有全年逐时负荷",
      "冷却塔：未采用",
    ]);
    expect(overview(fanCoils({ years: new Map() })).energy.known).toBeNull();
  });

  it("tells the outdoor units of systems of indoor units, or that nobody has chosen any", () => {
    const linesOf = (...splits: readonly PlanSplit[]) =>
      overview(indoorUnits(splits)).lines.map(({ name, words }) => [name, words]);
    expect(linesOf(SPLIT)).toEqual([
      ["多联机室内机", "满足"],
      ["1F 多联机 室外机", "仍满足"],
      ["房间", ""],
      ["1F 多联机", ""],
    ]);
    expect(linesOf({ ...SPLIT, length: null, outdoor: null })).toEqual([
      ["1F 多联机", "管长未知"],
      ["1F 多联机 室外机", "未选定"],
      ["多联机室内机", "满足"],
      ["房间", ""],
    ]);
    expect(linesOf()).toContainEqual(["多联机系统", "未选室外机"]);
  });

  it("says once what is estimated or to be verified", () => {
    const { marks } = overview(fanCoils());
    expect(marks.map(({ mark }) => mark).toSorted()).toEqual(["估算", "估算", "待核对"].toSorted());
    expect(marks).toContainEqual({ mark: "估算", text: "管长由楼层和面积估算" });
  });

  it("says what is still to be chosen, and that a system without a duty is not judged", () => {
    const { lines } = overview(
      fanCoils({
        ...{ plants: [], systems: { settings: [], duties: [duty({ flow: null, head: null, pump: null })] } },
      }),
    );
    expect(lines.find(({ part }) => part === "sources")).toMatchObject({ state: "open", words: "未采用" });
    expect(lines.find(({ part }) => part === "water")).toMatchObject({ state: "unknown", words: "暂无工况" });
    // A kind without any selection has no line, unless its page is open.
    const unused = fanCoils({
      counts: zeroCounts(),
      sums: { ...SUMS, units: 0 },
      systems: null,
      loads: null,
    });
    const linesOf = (isOpen: boolean) =>
      overview({ ...unused, isOpen, plants: [] }).lines.map(({ name }) => name);
    expect(linesOf(false)).toEqual(["房间"]);
    expect(linesOf(true)).toEqual(["风机盘管", "房间"]);
  });

  it("tells the source of heat beside that of cold: still to be chosen, or with its verdict", () => {
    const loads = { cold: 85, heat: 60 };
    const sourcesOf = (plants: readonly JudgedPlant[]) =>
      overview(fanCoils({ loads, plants })).lines.filter(({ part }) => part === "sources");
    expect(sourcesOf([]).map(({ id, words }) => [id, words])).toEqual([
      ["source/fanCoil/cold", "未采用"],
      ["source/fanCoil/heat", "未采用"],
    ]);
    const kept = { machines: [{ of: testBoiler("k", 70), count: 1, hash: "h" }], load: 60 };
    const taken = { ...HEAT_PLANT, kept, load: 60, verdict: judgeHeatPlant(kept, 60, "cold") };
    const [heat] = sourcesOf([taken]);
    expect(heat).toMatchObject({
      ...{ id: "source/fanCoil/heat", name: "热源", what: "1 × K", state: "fails", words: "不满足" },
      why: "只设一台，至少两台；停最大一台余 0.0%，低于热负荷的 65%",
      marks: [{ mark: "待核对", text: "GB 50736 8.11.8" }],
      ...{ energyGap: "没有全年逐时热负荷", at: { part: "sources", system: "heat" } },
    });
    expect(figuresText([{ name: "冷负荷", value: null, digits: 1, unit: "kW" }])).toBe("冷负荷未知");
    expect(figuresText(heat!.figures)).toBe("装机 70 kW，负荷 60.0 kW，装机比 116.7 %");
    expect(figuresText(overview(fanCoils({ loads, plants: [taken] })).sums)).toContain(
      "冷源装机未采用，热源装机 70 kW",
    );
  });

  it("lists the effects of a change from the rooms to the plant", () => {
    const before = overview(fanCoils());
    expect(overviewChanges(before, overview(fanCoils()))).toEqual([]);
    const after = overviewOf({
      ...{ name: "试验楼", open: "fanCoil", rooms: { rooms: 20, needs: { ...NEEDS, coolingLoad: 95.5 } } },
      cost: null,
      kinds: [
        fanCoils({
          systems: {
            settings: [],
            duties: [
              duty({ flow: 17.2, pump: { id: "p", model: "P-1", hash: "", state: "fails" }, plant: [] }),
            ],
          },
          plants: [
            { ...COLD_PLANT, kept: KEPT, load: 100, verdict: judgePlant(KEPT, 100, null), towers: [] },
          ],
        }),
      ],
    });
    expect(overviewChanges(before, after)).toEqual([
      "房间：冷负荷 80.0 → 95.5 kW",
      "冷水系统：流量 14.8 → 17.2 m³/h",
      "冷水系统 冷水循环泵：流量 14.8 → 17.2 m³/h，仍满足 → 不再满足",
      "冷水系统 冷却水循环泵：不再有",
      "冷源：负荷 85.0 → 100.0 kW，装机比 105.9 → 90.0 %，仍满足 → 装机不足",
    ]);
  });
});
