import { describe, expect, it } from "vitest";
import { plantRows } from "#domain/building/plan/schedule/plantRows.ts";
import { planPlants } from "#domain/building/plan/planPlants.ts";
import { compareSystems } from "#domain/building/plan/compareSystems.ts";
import { COLD_PLANT, doubtfulPlant, type JudgedPlant } from "#domain/building/sources/JudgedPlant.ts";
import { judgePlant, type KeptPlant } from "#domain/building/sources/KeptPlant.ts";
import { plantConsequence } from "#domain/building/sources/plantConsequence.ts";
import { PROPOSED_SOURCES } from "#domain/building/sources/SourceSettings.ts";
import { testChiller } from "../../../support/testChiller.ts";

/** 1000 + 2 × 500 kW, taken for 1900 kW. */
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
});

describe("a plant that was taken", () => {
  it("is doubtful where it is too small, too large or nobody knows, with both loads", () => {
    expect(doubtfulPlant(judged(1900))).toBeNull();
    expect(doubtfulPlant(judged(2100))).toEqual({
      ...{ system: null, name: "冷源", model: "1 × A + 2 × B，1 备", state: "fails" },
      why: "装机 2,000 kW 小于负荷 2,100 kW",
      ...{ was: "冷负荷 1,900.0 kW", now: "冷负荷 2,100.0 kW" },
    });
    expect(doubtfulPlant(judged(1000))).toMatchObject({ state: "oversized" });
    expect(doubtfulPlant(judged(null))).toMatchObject({ state: "unknown", now: "没有冷负荷" });
  });

  it("ends the line of a change with its loads and what becomes of it", () => {
    expect(plantConsequence(KEPT, 1900, 1900.01, null)).toBeNull();
    expect(plantConsequence(KEPT, 1900, 1950, null)).toBe("冷源 冷负荷 1,900.0 → 1,950.0 kW → 仍满足");
    expect(plantConsequence(KEPT, 1900, 2100, null)).toBe("冷源 冷负荷 1,900.0 → 2,100.0 kW → 不再满足");
    expect(plantConsequence(KEPT, 2100, 1900, null)).toBe("冷源 冷负荷 2,100.0 → 1,900.0 kW → 重新满足");
    expect(plantConsequence(KEPT, 1900, null, null)).toBe("冷源 冷负荷 1,900.0 → 无 → 无法判定");
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
