import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { temperature } from "#domain/base/units.ts";
import { plantRows, plantsNote } from "#domain/building/plan/schedule/plantRows.ts";
import { planPlants } from "#domain/building/plan/planPlants.ts";
import { plantMachinesToConfirm } from "#domain/building/sources/JudgedPlant.ts";
import { judgedPlants } from "#domain/building/sources/judgedPlants.ts";
import type { KeptPlant } from "#domain/building/sources/KeptPlant.ts";
import {
  judgedTowers,
  lacksTowers,
  towersNeeded,
  towersState,
  towersStated,
  towersWords,
} from "#domain/building/sources/KeptTowers.ts";
import { PROPOSED_SOURCES, type SourceSettings } from "#domain/building/sources/SourceSettings.ts";
import { liquidMedium, WATER } from "#domain/physics/pipe/medium.ts";
import { testChiller } from "../../../support/testChiller.ts";
import { testTower } from "../../../support/testTower.ts";

/** m³/h of condenser water of 1000 kW at COP 5: 1200 kW over 5 K at 34.5 ℃. */
const needed = () => {
  const medium = liquidMedium(WATER, temperature(34.5));
  if (!medium.ok) throw new Error("no water");
  const { density, specificHeat } = medium.value;
  return (1200 * 3.6e6) / (density * specificHeat * 5);
};
const FLOW = needed();

/** 2 + 1 (standing by) × 1000 kW with two towers each, and one air cooled chiller. */
const plant = (flow: number, tower = testTower("t", flow)): KeptPlant => ({
  machines: [
    { of: testChiller("a"), count: 2, hash: "h1", towers: { tower, count: 2, hash: "ht", flow: FLOW } },
    { of: testChiller("b", { cooling: "air", capacity: 400 }), count: 1, hash: "h2" },
  ],
  ...{ standby: 1, load: 2300 },
});
const AT: SourceSettings = { ...PROPOSED_SOURCES, wetBulb: 27 };
const verdictOf = (kept: KeptPlant, settings = AT) => {
  const [towers] = judgedTowers(kept.machines, settings);
  return towers!;
};

describe("cooling towers that were taken with chillers", () => {
  it("serve the chillers that run, and do at a cooler wet bulb than they state", () => {
    const found = verdictOf(plant(110));
    expect(found).toMatchObject({ total: 4, state: "meets", why: "" });
    expect(found.needed).toBeCloseTo(FLOW, 6);
    expect(towersWords([found])).toBe("4 × T");
    expect(towersStated([found])).toBe(440);
    expect(towersNeeded([found])).toBeCloseTo(2 * FLOW, 6);
  });

  it("fail where they state less at this very wet bulb, with both figures", () => {
    const found = verdictOf(plant(100), { ...AT, wetBulb: 28 });
    expect(found.state).toBe("fails");
    expect(found.why).toBe(`每台机组冷却水 ${FLOW.toFixed(1)} m³/h，冷却塔注明 200.0 m³/h，流量不足`);
  });

  it("cannot be judged where the product states nothing for the water of now", () => {
    const why = (kept: KeptPlant, change: Partial<SourceSettings>) => {
      const found = verdictOf(kept, { ...AT, ...change });
      expect(found.state).toBe("unknown");
      return found.why;
    };
    expect(why(plant(110), { wetBulb: null })).toBe("未输入湿球温度");
    expect(why(plant(110), { condenserSupply: 30 })).toBe(
      "冷却塔注明 37.0/32.0 ℃，湿球 28.0 ℃，现在 35.0/30.0 ℃，湿球 27.0 ℃，产品没有此工况的流量",
    );
    expect(why(plant(110), { wetBulb: 29 })).toMatch(/产品没有此工况的流量$/u);
    // At a cooler wet bulb it may carry more than it states.
    expect(why(plant(100), {})).toMatch(
      /冷却塔注明 200.0 m³\/h（湿球 28.0 ℃），当地湿球 27.0 ℃ 的流量产品未注明$/u,
    );
    const [machine] = plant(110).machines;
    const unrated = { ...plant(110), machines: [{ ...machine!, of: testChiller("a", { cop: null }) }] };
    expect(why(unrated, {})).toBe("产品未提供 COP，冷却水流量未知");
    expect(towersNeeded(judgedTowers(unrated.machines, AT))).toBeNull();
  });

  it("meet at the choice whatever they are, and never do with less than is needed", () => {
    fc.assert(
      fc.property(fc.double({ min: 20, max: 400, noNaN: true }), (flow) => {
        const { state } = verdictOf(plant(flow), { ...AT, wetBulb: 28 });
        expect(state).toBe(2 * flow >= FLOW ? "meets" : "fails");
      }),
    );
  });

  it("are lacking of a chiller of condenser water alone, as in plants from before", () => {
    expect(plant(110).machines.map((each) => lacksTowers(each))).toEqual([false, false]);
    expect(lacksTowers({ of: testChiller("a"), count: 1 })).toBe(true);
    expect(judgedTowers([{ of: testChiller("a"), count: 1 }], AT)).toEqual([]);
    expect(towersState([])).toBe("meets");
  });
});

describe("a plan with towers", () => {
  const judged = (kept: KeptPlant, settings = AT) =>
    judgedPlants({ ...settings, kept }, { cold: 2300, heat: null });

  it("lists them in the schedule behind the chillers, with the water of now and the verdict", () => {
    const rows = plantRows(judged(plant(110)));
    expect(rows.map(([tag, name, , , units]) => [tag, name, units])).toEqual([
      ["LS1", "冷水机组", 3],
      ["LS2", "冷水机组", 1],
      ["LT", "冷却塔", 4],
    ]);
    expect(rows[2]!.slice(2)).toEqual([
      ...["T", "额定：冷却水 110.0 m³/h，37.0/32.0 ℃，湿球 28.0 ℃", 4],
      `4 用；品牌：甲；示例数据；每台 A 配 2 台；每台机组冷却水 ${FLOW.toFixed(1)} m³/h，仍满足`,
    ]);
    expect(plantsNote(judged(plant(110)))).toMatch(/备用机组不另设$/u);
    const [machine] = plant(110).machines;
    const { towers: _, ...bare } = machine!;
    expect(plantsNote(judged({ ...plant(110), machines: [bare] }))).toMatch(/未采用冷却塔，这些塔不在表中$/u);
  });

  it("names them among the machines to confirm with the water of the choice and of now", () => {
    expect(judged(plant(110)).flatMap((each) => plantMachinesToConfirm(each))).toEqual([]);
    const doubts = judged(plant(100), { ...AT, wetBulb: 28 }).flatMap((each) => plantMachinesToConfirm(each));
    const flow = `每台 A 冷却水 ${FLOW.toFixed(1)} m³/h`;
    expect(doubts).toMatchObject([
      { system: null, name: "冷却塔", model: "4 × T", state: "fails", was: flow, now: flow },
    ]);
  });

  it("is stored with them in a version", () => {
    const { plants } = planPlants(AT, judged(plant(110)));
    expect(plants[0]!.towers).toMatchObject({
      machines: [{ id: "t", model: "T", hash: "ht", count: 4 }],
      state: "meets",
    });
  });
});
