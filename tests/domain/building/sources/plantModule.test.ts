import { describe, expect, it } from "vitest";
import { plantsNote } from "#domain/building/plan/schedule/plantRows.ts";
import { judgedPlants } from "#domain/building/sources/judgedPlants.ts";
import type { KeptHeat } from "#domain/building/sources/heatSources.ts";
import type { KeptPlant } from "#domain/building/sources/KeptPlant.ts";
import type { ModuleLine, PlantModule } from "#domain/building/sources/PlantModule.ts";
import {
  coldQuestion,
  heatQuestion,
  judgeModule,
  moduleDifferences,
  moduleLineText,
  questionOf,
} from "#domain/building/sources/judgeModule.ts";
import { PROPOSED_SOURCES } from "#domain/building/sources/SourceSettings.ts";
import { testBoiler } from "../../../support/testBoiler.ts";
import { testChiller } from "../../../support/testChiller.ts";
import { testTower } from "../../../support/testTower.ts";

const line = (category: string, quantity: number, more: Partial<ModuleLine> = {}): ModuleLine => ({
  ...{ productId: `${category} 1`, category, model: "X-1", brand: "甲", isSample: true },
  ...{ quantity, standby: 0, tags: Array.from({ length: quantity }, (_, at) => `T-${at + 1}`) },
  ...more,
});
const moduleOf = (...lines: readonly ModuleLine[]): PlantModule => ({
  ...{ id: "m", name: "螺杆机房", isSample: true, size: "8000 × 4000 × 3000 mm" },
  lines,
});

/** 2 × 1000 kW with one tower each. */
const COLD: KeptPlant = {
  machines: [
    {
      ...{ of: testChiller("x-1"), count: 2, hash: "h" },
      towers: { tower: testTower("t", 250), count: 1, hash: "ht", flow: 206 },
    },
  ],
  ...{ standby: 0, load: 1900 },
};
const textsOf = (module: PlantModule, kept = COLD) =>
  judgeModule(module, coldQuestion(kept)).checks.map(({ state, text }) => [state, text]);

describe("a module of the library beside a plant", () => {
  it("fits with as many machines of the plant's kind, and tells what else is the same", () => {
    const machines = line("冷水机组", 2, { capacity: 1000 });
    const module = moduleOf(machines, line("冷却塔", 2), line("水泵", 3, { standby: 1 }));
    expect(judgeModule(module, coldQuestion(COLD))).toEqual({
      fits: true,
      checks: [
        { state: "fits", text: "冷水机组：模块 2 台，方案 2 台" },
        { state: "fits", text: "型号：模块 X-1，方案 X-1" },
        { state: "fits", text: "装机：模块 2,000 kW，方案 2,000 kW" },
        { state: "fits", text: "冷却塔：模块 2 台，方案 2 台" },
        { state: "note", text: "水泵：模块 3 台（2 用 1 备），方案的水泵在“系统”中选型" },
      ],
    });
  });

  it("does not fit with another number, and says both numbers", () => {
    const three = { ...COLD, machines: [{ ...COLD.machines[0]!, count: 3 }] };
    const judged = judgeModule(moduleOf(line("冷水机组", 2)), coldQuestion(three));
    expect(judged.fits).toBe(false);
    expect(moduleDifferences(judged)).toEqual([
      "冷水机组：模块 2 台，方案 3 台",
      "冷却塔：模块不含，方案 3 台",
    ]);
    expect(judgeModule(moduleOf(line("水泵", 2)), coldQuestion(COLD)).fits).toBe(false);
  });

  it("counts machines that stand by among them, and says where only the split differs", () => {
    const asked = { ...COLD, machines: [{ ...COLD.machines[0]!, count: 1 }], standby: 1 };
    expect(textsOf(moduleOf(line("冷水机组", 2)), asked)[0]).toEqual([
      "differs",
      "冷水机组：模块 2 台，方案 2 台（1 用 1 备）",
    ]);
    const standing = moduleOf(line("冷水机组", 2, { standby: 1 }));
    expect(judgeModule(standing, coldQuestion(asked))).toMatchObject({ fits: true });
    expect(textsOf(standing, asked)[0]![0]).toBe("fits");
  });

  it("names other machines and another capacity, and products that are gone", () => {
    const module = moduleOf(
      line("冷水机组", 2, { model: "Y-9", capacity: 1400 }),
      line("", 1, { model: "" }),
    );
    expect(textsOf(module)).toEqual([
      ["fits", "冷水机组：模块 2 台，方案 2 台"],
      ["differs", "型号：模块 Y-9，方案 X-1"],
      ["differs", "装机：模块 2,800 kW，方案 2,000 kW"],
      ["differs", "冷却塔：模块不含，方案 2 台"],
      ["note", "水泵：模块不含，方案的水泵在“系统”中选型"],
      ["differs", "模块清单有 1 项产品已不在产品库"],
    ]);
    expect(moduleLineText(line("冷水机组", 2))).toBe("冷水机组 X-1 2 台，位号 T-1、T-2");
    expect(moduleLineText(line("", 1, { model: "" }))).toMatch(/^产品已不在产品库 1 台/u);
  });

  it("asks for towers only of machines that take condenser water, and for none of heat", () => {
    const air = { ...COLD, machines: [{ of: testChiller("a", { cooling: "air" }), count: 2, hash: "h" }] };
    expect(coldQuestion(air).towers).toBeNull();
    const { towers: _, ...bare } = COLD.machines[0]!;
    expect(coldQuestion({ ...COLD, machines: [bare] }).towers).toBe(0);
    const heat: KeptHeat = { machines: [{ of: testBoiler("k", 700), count: 2, hash: "h" }], load: 1000 };
    expect(heatQuestion(heat, "exchanger")).toEqual({
      ...{ category: "换热器", count: 2, models: ["K"], installed: 1400, standby: 0, towers: null },
    });
    expect(questionOf({ id: "heat", kept: heat }).category).toBe("锅炉");
    expect(judgeModule(moduleOf(line("换热器", 2)), heatQuestion(heat, "exchanger")).fits).toBe(true);
  });

  it("is named below the schedule as what it is, not among the plant's machines", () => {
    const kept = { ...COLD, module: { ...moduleOf(line("冷水机组", 2)), hash: "hm" } };
    const note = plantsNote(judgedPlants({ ...PROPOSED_SOURCES, kept }, { cold: 1900, heat: null }));
    expect(note).toContain("冷源机房采用模块“螺杆机房”，模块的设备以模块清单为准，不是方案的机组，不在表中");
  });
});
