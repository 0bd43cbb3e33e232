import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { buildChart, rescaleChart } from "#domain/products/chart/buildChart.ts";
import type { ChartModel } from "#domain/products/chart/ChartModel.ts";
import { curveOf } from "#domain/catalogue/machine/drawnCurves.ts";
import { pointsInForce } from "#domain/products/chart/pointsInForce.ts";
import { hydraulicPower, shaftPowerOf } from "#domain/physics/curve/power.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import { inStatedLiquid } from "#domain/catalogue/machine/inLiquid.ts";
import {
  chartLiquidText,
  frostNote,
  liquidWords,
  listLiquidNotes,
} from "#domain/products/chart/liquidWords.ts";
import { stagesOf } from "#domain/catalogue/stagesOf.ts";
import { statedLiquid } from "#domain/physics/fluid/wrongLiquid.ts";
import { pointTable } from "#domain/desk/report/pointTable.ts";
import { efficiency, flow, head, speedRate } from "#domain/base/units.ts";
import { testPump } from "../../../support/chartMaker.ts";
import {
  chartOf,
  figures,
  inRange,
  liquidOf,
  NO_MOTOR,
  pointOf,
  readingOf,
  requestOf,
  THICK,
} from "../../../support/liquidMaker.ts";
import { runsOf } from "../../../support/runsOf.ts";

describe("a chart of pumps", () => {
  it("is to the last bit what it was where no liquid is stated", () => {
    const request = requestOf(inRange());
    expect(inStatedLiquid(request, null)).toBe(request);
    expect(chartOf(request, null).liquid).toBeUndefined();
    const fan = { ...request, machine: "fan" as const };
    expect(inStatedLiquid(fan, figures(THICK))).toBe(fan);
  });

  it("keeps its curves where the suction side alone is stated", () => {
    const request = requestOf(inRange());
    const asked = inStatedLiquid(request, figures({ suctionHead: 3 }));
    expect(asked.products).toBe(request.products);
    const { liquid, ...model } = chartOf(request, { suctionHead: 3 });
    expect(model).toEqual(chartOf(request, null));
    expect(chartLiquidText(liquid!)).toContain("曲线按清水 1000 kg/m³；液面绝对压力 101.3 kPa");
  });

  it("has no duty with a liquid that cannot be", () => {
    const { duty, liquid } = chartOf(requestOf(inRange()), { liquidTemperature: 111 });
    expect([duty.operatingPoints, duty.parabolas, liquid]).toEqual([[], [], undefined]);
  });

  it("of water keeps head and efficiency, and has its power by the density", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 110 }), (liquidTemperature) => {
        const { share } = liquidOf({ liquidTemperature });
        const [cold, warm] = [null, { liquidTemperature }].map((stated) =>
          chartOf(requestOf(inRange()), stated),
        ) as [ChartModel, ChartModel];
        expect(pointOf(warm).flow).toBe(pointOf(cold).flow);
        expect(readingOf(warm, "head")).toBe(readingOf(cold, "head"));
        expect(readingOf(warm, "efficiency")).toBe(readingOf(cold, "efficiency"));
        expect(readingOf(warm, "npsh")).toBe(readingOf(cold, "npsh"));
        expect(readingOf(warm, "shaftPower") / readingOf(cold, "shaftPower")).toBeCloseTo(share, 9);
        expect(warm.liquid?.corrections).toEqual([[{ state: "none" }]]);
      }),
    );
  });

  it("corrects its curves for a thick liquid, as a dense grid of the method does", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.3, max: 0.6, noNaN: true }),
        fc.integer({ min: 30, max: 60 }),
        fc.constantFrom(0, 8, 15),
        fc.double({ min: 60, max: 120, noNaN: true }),
        (share, propyleneFraction, staticValue, asked) => {
          const product = inRange();
          const system = { staticValue, exponent: 2 };
          const design = { flow: flow(asked), value: 40 * share + 14, system };
          const stated = { propyleneFraction, liquidTemperature: 0 };
          const model = chartOf(requestOf(product, design), stated);
          const correction = model.liquid!.corrections[0]![0]!;
          if (correction.state !== "corrected") throw new Error(correction.state);
          const { flow: cq, efficiency: ce } = correction.factors;
          const [curve, eta] = (["head", "efficiency"] as const).map((quantity) =>
            curveOf(product.settings[0]!, quantity)!,
          ) as [NonNullable<ReturnType<typeof curveOf>>, NonNullable<ReturnType<typeof curveOf>>];
          // Compares the corrected curve with the system point by point and takes the last flow where the curve is
          // above.
          const k = (design.value - staticValue) / asked ** 2;
          let last = Number.NaN;
          const steps = 30_000;
          for (let at = 0; at <= steps; at++) {
            const q = (150 * at) / steps;
            const ch = 1 - (1 - cq) * (q / 100) ** 0.75;
            if (valueOrNaN(curve, q) * ch >= staticValue + k * (cq * q) ** 2) last = q;
          }
          const met = model.duty.operatingPoints[0];
          const found = met?.readings[model.frame.columns.indexOf("efficiency")] ?? Number.NaN;
          const isNear = (one: number, other: number) => Math.abs(one / other - 1) < 5e-4;
          const isSame =
            met === undefined
              ? last > 149.9 || Number.isNaN(last)
              : isNear(met.flow, cq * last) && isNear(found, valueOrNaN(eta, last) * ce);
          expect(isSame).toBe(true);
        },
      ),
      { numRuns: runsOf(60) },
    );
  });

  it("of C16's pump with 40 % propylene glycol at −5 °C costs 8 % of the efficiency, and shows both", () => {
    const model = chartOf(requestOf(inRange()), THICK);
    const [best] = model.bestRegions;
    expect(best!.bestFlow).toBeCloseTo(100 * 0.993_163_8, 0);
    const words = liquidWords(model, pointOf(model), "1450", { ...NO_MOTOR, only: 11 })!;
    const figure = (name: string) => Number(words.figures.find((each) => each.name === name)?.value);
    expect(figure("清水时流量")).toBeCloseTo(100, 1);
    expect(figure("清水时效率")).toBeCloseTo(78, 1);
    expect(readingOf(model, "efficiency") / 78).toBeCloseTo(0.921, 2);
    // The shaft power computed from the liquid's own figures equals that of the power curve.
    const water = chartOf(requestOf(inRange()), null);
    const ratio =
      (readingOf(water, "shaftPower") * readingOf(water, "efficiency")) /
      (pointOf(water).flow * pointOf(water).value);
    const here =
      (readingOf(model, "shaftPower") * readingOf(model, "efficiency")) /
      (pointOf(model).flow * pointOf(model).value);
    expect(here / ratio).toBeCloseTo(model.liquid!.share, 2);
    expect(words.notes.map(({ text }) => text).join("；")).toMatch(
      /电动机过载（14\.\d\d \/ 11 kW），请选大一档；按 HI 9\.6\.7 修正黏度：B = 2\.3\d，流量和最高效率点扬程减 0\.7 %，效率减 7\.9 %/u,
    );
    expect(chartLiquidText(model.liquid!)).toContain("扬程（m 液柱）、效率和轴功率已按密度和黏度修正");
    expect(chartLiquidText(model.liquid!)).toContain("与另一数据源最多差 13.7 %");
    expect(model.frame.yAxes.map(({ name }) => name)).toContain("介质轴功率");
  });

  it("leaves them as with water where the method does not reach, and says so", () => {
    // 320 m³/h is beyond its data.
    const large = { ...testPump(), stages: 1 };
    const design = { flow: flow(300), value: 32 };
    const model = chartOf(requestOf(large, design), THICK);
    expect(model.liquid?.corrections).toEqual([[{ state: "outside" }]]);
    expect(pointOf(model).flow).toBe(pointOf(chartOf(requestOf(large, design), null)).flow);
    const shown = (chart: ChartModel) =>
      liquidWords(chart, pointOf(chart), "1450", NO_MOTOR)!.notes.map(({ text }) => text);
    expect(shown(model)).toContain("黏度或泵型超出 HI 9.6.7 的适用范围，未修正，结果仅按清水");
    const { stages: _stages, ...unknown } = inRange();
    const other = chartOf(requestOf(unknown), THICK);
    expect(other.liquid?.corrections).toEqual([[{ state: "unknown" }]]);
    expect(shown(other).join()).toContain("最高效率点、转速或级数不明，无法按 HI 9.6.7 修正黏度");
    expect(shown(other)).toContain("未注明电动机功率，无法校核");
  });

  it("stays in it while a design point is dragged, and at another speed", () => {
    const asked = inStatedLiquid(requestOf(inRange(), {}, { rate: speedRate(0.8) }), figures(THICK));
    const built = buildChart(asked);
    if (!built.ok) throw new Error(built.code);
    const moved = rescaleChart(asked, built.value.frame);
    expect(moved.duty).toEqual(built.value.duty);
    const [slow] = pointsInForce(built.value);
    // A little less than proportional to the speed: viscosity affects the slower pump more.
    expect(slow!.flow / pointOf(built.value).flow).toBeCloseTo(0.7984, 4);
    // Both figures are for full speed, so they are not shown at another speed.
    expect(liquidWords(built.value, slow!, "1450", NO_MOTOR)?.figures.map(({ name }) => name)).toEqual([
      "压差 ρgH",
    ]);
  });

  it("reckons a power that nobody measured by efficiency and density", () => {
    const product = inRange();
    const [setting] = product.settings;
    const bare = { ...product, settings: [{ ...setting!, curves: setting!.curves.slice(0, 2) }] };
    const model = chartOf(requestOf(bare), { liquidTemperature: 80 });
    const { density } = liquidOf({ liquidTemperature: 80 });
    const { flow: q, value } = pointOf(model);
    const power = shaftPowerOf(
      hydraulicPower(q, head(value), density),
      efficiency(readingOf(model, "efficiency")),
    );
    const { notes } = liquidWords(model, pointOf(model), "1450", { ...NO_MOTOR, only: 1 })!;
    expect(notes[0]?.text).toContain(power.toFixed(2));
  });
});

describe("the words of a liquid", () => {
  it("name it, what it is like, and what a list does with it", () => {
    expect(
      listLiquidNotes(liquidOf({ ethyleneFraction: 25, liquidTemperature: 7, frostTemperature: -10 })),
    ).toEqual({
      head: "乙二醇水溶液 25 %（质量），7 ℃：1,035.2 kg/m³；防冻 −10 ℃（冰点再低 3 K）：乙二醇质量浓度至少 28.0 %，现为 25 %，不够",
      notes: [
        "乙二醇水溶液 25 %（质量；体积 23.0 %，20 ℃ 混合前，待核对），7 ℃：1,035.2 kg/m³，比热 3.780 kJ/(kg·K)，运动黏度 2.77 mm²/s（与另一数据源最多差 4.3 %），冰点 −11.0 ℃",
        "扬程为 m 液柱，按 HI 9.6.7 修正黏度后的曲线匹配和排序，不能修正的按清水、排在后面",
        "轴功率按密度和黏度换算，电动机按它校核，未计裕量",
      ],
    });
    const cold = liquidOf({ ethyleneFraction: 30, liquidTemperature: 7, frostTemperature: -10 });
    expect(listLiquidNotes(cold).notes.at(-1)).toContain("防冻 −10 ℃");
    expect(listLiquidNotes(liquidOf({ suctionHead: -2, suctionLoss: 0.8 }))).toEqual({
      head: "液面绝对压力 101.3 kPa，汽化压力 2.3 kPa，液面低于泵 2 m，吸入管损失 0.8 m（设计流量）",
      notes: [],
    });
  });

  it("judge the frost: of water, of a fraction, and of a cold that none stands", () => {
    const note = (stated: Record<string, number>) => frostNote(statedLiquid(figures(stated))!);
    expect(note({ liquidTemperature: 7 })).toBeNull();
    expect(note({ frostTemperature: -10 })).toMatchObject({ isBad: true });
    expect(note({ frostTemperature: 5 })).toMatchObject({ isBad: false });
    expect(note({ frostTemperature: -10, ethyleneFraction: 30 })).toMatchObject({ isBad: false });
    expect(note({ frostTemperature: -60, ethyleneFraction: 30 })?.text).toContain("乙二醇 60 % 以内达不到");
  });

  it("are printed with the points", () => {
    const request = inStatedLiquid(requestOf(inRange()), figures({ ...THICK, suctionHead: 2 }));
    const built = buildChart(request);
    if (!built.ok) throw new Error(built.code);
    const chart = { machine: "pump" as const, products: request.products, model: built.value };
    const printed = pointTable(chart, (text, size) => text.length * size, { ...NO_MOTOR, only: 15 })
      .marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []))
      .join("");
    expect(printed).toContain("丙二醇水溶液 40 %");
    expect(printed).toContain("按 HI 9.6.7 修正黏度");
    expect(printed).toContain("可用汽蚀余量");
  });
});

describe("the stages of a pump", () => {
  it("are as it states them, or one where its type says so, or unknown", () => {
    const of = (stages: unknown, type: string | null) =>
      stagesOf([
        { code: PROPERTY.stages, value: stages },
        { code: PROPERTY.pumpType, value: type },
      ]);
    expect(of(4, "多级离心泵")).toBe(4);
    expect(of(null, "管道离心泵")).toBe(1);
    expect(of(null, "多级离心泵")).toBeUndefined();
    expect(stagesOf([])).toBeUndefined();
  });
});
