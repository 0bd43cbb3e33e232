import { describe, expect, it } from "vitest";
import { plantRows } from "#domain/building/plan/schedule/plantRows.ts";
import { planPlants } from "#domain/building/plan/planPlants.ts";
import { compareSystems } from "#domain/building/plan/compareSystems.ts";
import {
  COLD_PLANT,
  plantMachinesToConfirm,
  HEAT_PLANT,
  type JudgedPlant,
} from "#domain/building/sources/JudgedPlant.ts";
import { judgeHeatPlant, type KeptHeat } from "#domain/building/sources/heatSources.ts";
import { judgedPlants, plantPowers } from "#domain/building/sources/judgedPlants.ts";
import { judgePlant, type KeptPlant } from "#domain/building/sources/KeptPlant.ts";
import { plantConsequence } from "#domain/building/sources/plantConsequence.ts";
import { PROPOSED_SOURCES } from "#domain/building/sources/SourceSettings.ts";
import { testBoiler } from "../../../support/testBoiler.ts";
import { testChiller } from "../../../support/testChiller.ts";

/** 1000 + 2 × 500 kW, selected for 1900 kW. */
const KEPT: KeptPlant = {
  machines: [
    { of: testChiller("a", { capacity: 1000, flow: 172, loss: 60 }), count: 1, hash: "h1" },
    { of: testChiller("b", { capacity: 500, brand: "" }), count: 2, hash: "h2" },
  ],
  standby: 1,
  load: 1900,
};
const judged = (load: number | null): JudgedPlant => ({
  ...{ ...COLD_PLANT, kept: KEPT, load },
  verdict: judgePlant(KEPT, load, null),
  towers: [],
});
/** 2 × 700 kW in a severe cold climate, taken for 1000 kW. */
const BOILERS: KeptHeat = {
  machines: [{ of: testBoiler("k", 700, { gas: 74.5, flow: 30, brand: "" }), count: 2, hash: "h3" }],
  ...{ load: 1000, way: "boiler" },
};
const heated = (load: number | null, kept = BOILERS): JudgedPlant => ({
  ...{ ...HEAT_PLANT, kept, load },
  verdict: judgeHeatPlant(kept, load, "severeColdAB"),
});

describe("a source of heat that was taken", () => {
  it("is to be confirmed where too little remains with the largest out", () => {
    expect(plantMachinesToConfirm(heated(1000))).toEqual([]);
    expect(plantMachinesToConfirm(heated(1050))).toEqual([
      {
        ...{ system: null, name: "热源", model: "2 × K", state: "fails" },
        why: "停最大一台余 66.7%，低于热负荷的 70%",
        ...{ was: "热负荷 1,000.0 kW", now: "热负荷 1,050.0 kW" },
      },
    ]);
    expect(plantMachinesToConfirm(heated(null))).toMatchObject([
      { why: "没有现在的热负荷", now: "没有热负荷" },
    ]);
  });

  it("ends the line of a change as a cold source does", () => {
    expect(plantConsequence(heated(1000), heated(1500))).toBe("热源 热负荷 1,000.0 → 1,500.0 kW → 不再满足");
  });

  it("stands in the schedule behind the chillers, named by its kind of machine", () => {
    const rows = plantRows([judged(1900), heated(1050)]);
    expect(rows.map(([tag]) => tag)).toEqual(["LS1", "LS2", "GL"]);
    expect(rows[2]).toEqual([
      ...["GL", "锅炉", "K", "额定：供热量 700 kW，热效率 94.0%，燃气 74.5 m³/h，热水 30.0 m³/h"],
      ...[2, "2 用；示例数据；热源负荷 1,050.0 kW，不满足；停最大一台余 66.7%，低于热负荷的 70%"],
    ]);
    const named = (kind: KeptHeat["way"]) =>
      plantRows([heated(1000, { ...BOILERS, way: kind })]).map(([tag, name]) => [tag, name]);
    expect(named("exchanger")).toEqual([["HR", "换热器"]]);
    expect(named(undefined)).toEqual([["RY", "热源设备"]]);
  });

  it("is kept with a version beside the cold source, and judged by the load that was typed for it", () => {
    const settings = {
      ...PROPOSED_SOURCES,
      kept: KEPT,
      heat: { block: 1500, way: "boiler", kept: BOILERS },
    } as const;
    const loads = plantPowers(settings, { cold: [{ name: "冷水系统", power: 1900 }], hot: [], shafts: [] });
    expect(loads).toEqual({ cold: 1900, heat: 1500 });
    const { plants } = planPlants(settings, judgedPlants(settings, loads));
    expect(plants.map(({ id, state }) => [id, state])).toEqual([
      ["cold", "meets"],
      ["heat", "short"],
    ]);
    expect(plants[1]).toEqual({
      ...{ id: "heat", name: "热源", standby: 0, installed: 1400, load: 1500, state: "short" },
      machines: [{ id: "k", model: "K", hash: "h3", count: 2 }],
    });
    expect(judgedPlants(PROPOSED_SOURCES, loads)).toEqual([]);
  });
});

describe("a plant that was taken", () => {
  it("is to be confirmed where it is too small, too large or nobody knows, with both loads", () => {
    expect(plantMachinesToConfirm(judged(1900))).toEqual([]);
    expect(plantMachinesToConfirm(judged(2100))).toEqual([
      {
        ...{ system: null, name: "冷源", model: "1 × A + 2 × B，1 备", state: "fails" },
        why: "装机 2,000 kW 小于负荷 2,100 kW",
        ...{ was: "冷负荷 1,900.0 kW", now: "冷负荷 2,100.0 kW" },
      },
    ]);
    expect(plantMachinesToConfirm(judged(1000))).toMatchObject([{ state: "oversized" }]);
    expect(plantMachinesToConfirm(judged(null))).toMatchObject([{ state: "unknown", now: "没有冷负荷" }]);
  });

  it("ends the line of a change with its loads and what becomes of it", () => {
    expect(plantConsequence(judged(1900), judged(1900.01))).toBeNull();
    expect(plantConsequence(judged(1900), judged(1950))).toBe("冷源 冷负荷 1,900.0 → 1,950.0 kW → 仍满足");
    expect(plantConsequence(judged(1900), judged(2100))).toBe("冷源 冷负荷 1,900.0 → 2,100.0 kW → 不再满足");
    expect(plantConsequence(judged(2100), judged(1900))).toBe("冷源 冷负荷 2,100.0 → 1,900.0 kW → 重新满足");
    expect(plantConsequence(judged(1900), judged(null))).toBe("冷源 冷负荷 1,900.0 → 无 → 无法判定");
  });

  it("stands in the schedule with a line for each model, those that stand by with the larger", () => {
    const rows = plantRows([judged(2100)]);
    expect(rows).toEqual([
      [
        ...["LS1", "冷水机组", "A", "额定：制冷量 1,000 kW，COP 5.00，冷冻水 172.0 m³/h，蒸发器水阻 60 kPa"],
        2,
        "1 用 1 备；品牌：甲；示例数据；冷源负荷 2,100.0 kW，装机不足；装机 2,000 kW 小于负荷 2,100 kW",
      ],
      ["LS2", "冷水机组", "B", "额定：制冷量 500 kW，COP 5.00", 2, "2 用；示例数据"],
    ]);
    expect(plantRows([])).toEqual([]);
  });

  it("is kept with a version, and compared with that of another one", () => {
    const settings = { ...PROPOSED_SOURCES, kept: KEPT };
    const now = planPlants(settings, [judged(2100)]);
    expect(JSON.parse(now.settings.join(""))).toEqual(settings);
    expect(now.plants).toEqual([
      {
        ...{ id: "cold", name: "冷源", standby: 1, installed: 2000, load: 2100, state: "short" },
        machines: [
          { id: "a", model: "A", hash: "h1", count: 1 },
          { id: "b", model: "B", hash: "h2", count: 2 },
        ],
      },
    ]);
    const was = planPlants(settings, [judged(1900)]).plants;
    expect(compareSystems(was, now.plants)).toMatchObject([{ id: "cold", isSame: false }]);
    expect(compareSystems(was, was)).toMatchObject([{ isSame: true }]);
    expect(compareSystems(undefined, was)).toMatchObject([{ before: null, isSame: false }]);
  });
});
