import { describe, expect, it } from "vitest";
import type { ChartDesign, ChartProduct } from "#domain/catalogue/machine/ChartRequest.ts";
import { DEFAULT_CHOICE } from "#domain/products/energy/EnergyChoice.ts";
import { combinedTexts, powerOf, stageTexts } from "#domain/products/parallel/combinedWords.ts";
import { productSet } from "#domain/products/parallel/productSet.ts";
import { PLAIN_SET, type SetChoice } from "#domain/products/parallel/SetChoice.ts";
import { flow } from "#domain/base/units.ts";
import { chartRequest } from "../../../support/chartMaker.ts";
import { asked, combined, LARGE, motor, pump, SMALL } from "../../../support/setMaker.ts";

describe("machines that a person puts together", () => {
  it("share the head side by side, each at its own flow and readings", () => {
    const { set } = combined([LARGE, SMALL], {}, {});
    const whole = set.systems[0]!.stages.at(-1)!;
    if (whole.outcome.status !== "runs") throw new Error(whole.outcome.status);
    // 20/150² of both together: H where √((40 − H)/0.0016) + √((30 − H)/0.004) = 150·√(H/20).
    const head = whole.outcome.value;
    const [large, small] = [Math.sqrt((40 - head) / 0.0016), Math.sqrt((30 - head) / 0.004)];
    expect(large + small).toBeCloseTo(150 * Math.sqrt(head / 20), 6);
    expect(whole.machines.map((machine) => machine.flow)).toEqual([
      expect.closeTo(large, 6),
      expect.closeTo(small, 6),
    ]);
    expect(set.columns).toEqual(["shaftPower"]);
    expect(whole.machines.map(({ readings }) => readings[0])).toEqual([
      expect.closeTo(10 + 0.1 * large, 6),
      expect.closeTo(10 + 0.1 * small, 6),
    ]);
    expect(powerOf(set, whole.machines)).toBeCloseTo(20 + 0.1 * (large + small), 6);
  });

  it("run in every choice of them, fewest first, and the one that gives most is out in what is left", () => {
    const { answer, set } = combined([LARGE, SMALL], {}, { own: 2 });
    expect(set.systems[0]?.stages.map(({ counts }) => counts)).toEqual([
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ]);
    expect(set.systems[0]?.largestOut?.member).toBe(0);
    const [all, left] = combinedTexts(answer, set);
    expect(all).toMatch(/^全部运行（2 × 大泵 \+ 1 × 小泵）：/u);
    const stage = set.systems[0]!.stages[2]!.outcome;
    const whole = set.systems[0]!.stages[4]!.outcome;
    if (stage.status !== "runs" || whole.status !== "runs") throw new Error("both run");
    const share = ((stage.flow / whole.flow) * 100).toFixed(1);
    expect(left).toBe(
      `停最大的一台（大泵）时其余供 ${stage.flow.toFixed(0)} m³/h，为全部运行时的 ${share} %`,
    );
  });

  it("name the one that the others hold shut", () => {
    const { answer, set } = combined([LARGE, SMALL], { flow: flow(60), value: 34 }, {});
    const whole = set.systems[0]!.stages.at(-1)!;
    expect(stageTexts(set, whole, 1)).toContain("小泵 被顶死：最高压力低于并联压力，不出流量");
    expect(combinedTexts(answer, set)).toContain("小泵 被顶死：最高压力低于并联压力，不出流量");
    const shut = whole.machines.find(({ isDeadHeaded }) => isDeadHeaded);
    // Its power at zero flow was measured.
    expect(shut).toMatchObject({
      member: 1,
      flow: 0,
      value: expect.closeTo(30, 6),
      readings: [expect.closeTo(10, 6)],
    });
  });

  it("have no value beyond what one of them was measured to, and name it", () => {
    const none = (
      products: readonly ChartProduct[],
      design: Partial<ChartDesign>,
      set: Partial<SetChoice>,
    ) => {
      const found = combined(products, design, set);
      return stageTexts(found.set, found.set.systems[0]!.stages.at(-1)!, 1);
    };
    expect(none([LARGE, SMALL], { flow: flow(400), value: 10 }, {})).toEqual([
      "大泵 超出实测流量范围（到 120 m³/h），组合没有工况点",
    ]);
    const open = pump("未测零流量", 30, 0.004, [20, 70]);
    expect(none([LARGE, open], { flow: flow(60), value: 34 }, {})).toEqual([
      "未测零流量 没有零流量测点，压力高于它实测的最高 28.40 m 时不能判断是否被顶死，组合没有工况点",
    ]);
    // At most 10 m, while the large one was measured only down to 17 m: they have no head in common.
    const low = pump("低扬程", 10, 0.001, [20, 70]);
    expect(none([LARGE, low], {}, {})[0]).toMatch(/^低扬程 没有零流量测点，压力高于它实测的最高 9\.60 m/u);
    expect(
      none([LARGE, SMALL], { flow: flow(60), value: 60, system: { staticValue: 45, exponent: 2 } }, {}),
    ).toEqual(["各台的最高压力都低于管网的静压力，没有流量"]);
    expect(none([LARGE, SMALL], { flow: flow(100), value: 10 }, { arrangement: "series" })).toEqual([
      "小泵 超出实测流量范围（到 70.0 m³/h），组合没有工况点",
    ]);
    const far = pump("大流量", 30, 0.0001, [130, 300]);
    expect(none([LARGE, far], {}, { arrangement: "series" })).toEqual([
      "各台的实测流量范围没有重叠，串联没有工况点",
    ]);
    expect(
      none(
        [LARGE, SMALL],
        { flow: flow(60), value: 90, system: { staticValue: 80, exponent: 2 } },
        { arrangement: "series" },
      ),
    ).toEqual(["各台最高压力之和低于管网的静压力，没有流量"]);
    const short = combined([LARGE, SMALL], { flow: flow(130), value: 16 }, {});
    expect(combinedTexts(short.answer, short.set).at(-1)).toMatch(/^停最大的一台（大泵）时：小泵 超出/u);
  });

  it("add their heads one behind the other, equal ones among them", () => {
    const { set } = combined(
      [LARGE, SMALL],
      { flow: flow(50), value: 70 },
      { arrangement: "series", own: 2 },
    );
    const whole = set.systems[0]!.stages.at(-1)!;
    if (whole.outcome.status !== "runs") throw new Error(whole.outcome.status);
    // 80 + 30 − (2·0.0016 + 0.004)·Q² = 70/50²·Q²
    const q = Math.sqrt(110 / (0.0072 + 70 / 2500));
    expect(whole.outcome.flow).toBeCloseTo(q, 6);
    expect(whole.machines.map(({ value }) => value)).toEqual([
      expect.closeTo(40 - 0.0016 * q * q, 6),
      expect.closeTo(30 - 0.004 * q * q, 6),
    ]);
    expect(set.curve.at(-1)).toEqual({ flow: 70, value: expect.closeTo(110 - 0.0072 * 4900, 6) });
    const alone = combined([LARGE], { flow: flow(50), value: 70 }, { arrangement: "series", own: 2 });
    expect(combinedTexts(alone.answer, alone.set).at(-1)).toMatch(/^停一台时其余供/u);
    expect(alone.set.systems[0]?.stages.map(({ counts }) => counts)).toEqual([[1], [2]]);
  });

  it("meet the least and the most of the system, too", () => {
    const others = [{ name: "most" as const, value: 26, system: { staticValue: 0, exponent: 2 } }];
    const { set } = combined([LARGE, SMALL], { others }, {});
    expect(set.systems.map(({ name }) => name)).toEqual([null, "most"]);
  });

  it("take a water-supply set apart into its pumps", () => {
    const supply: ChartProduct = { ...LARGE, parts: 2 };
    const { set, answer } = combined([supply, SMALL], {}, {});
    expect(answer.duty.flow).toBe(150);
    expect(set.members.map(({ count, last }) => [count, last])).toEqual([
      [2, 60],
      [1, 70],
    ]);
  });

  it("are not told without a duty or a curve, nor more than anybody sets up", () => {
    expect(
      productSet(chartRequest({ products: [LARGE], designPoints: [] }), {
        setting: undefined,
        motors: [motor(1)],
        energy: DEFAULT_CHOICE,
        set: PLAIN_SET,
      }),
    ).toEqual({ ok: false, code: "no-duty" });
    const bare = { ...SMALL, settings: [{ ...SMALL.settings[0]!, curves: [] }] };
    expect(asked([LARGE, bare], {}, {})).toEqual({ ok: false, code: "no-curve" });
    expect(asked([LARGE, SMALL], {}, { own: 6 })).toEqual({ ok: false, code: "too-many-machines" });
  });
});
