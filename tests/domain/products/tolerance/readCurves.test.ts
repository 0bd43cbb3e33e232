import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flow, speedRate } from "#domain/base/units.ts";
import { chartSource } from "#domain/catalogue/chartSource.ts";
import { curveReadings } from "#domain/catalogue/machine/curveReadings.ts";
import { acceptanceGrade } from "#domain/catalogue/standards/acceptanceGrades.ts";
import { PUMP_GRADES } from "#domain/catalogue/standards/gradeNames.ts";
import { curveOf } from "#domain/physics/curve/MeasuredCurve.ts";
import { gradeProbability } from "#domain/products/tolerance/probability.ts";
import { productTolerance } from "#domain/products/tolerance/productTolerance.ts";
import { toleranceLimits } from "#domain/products/tolerance/toleranceLimits.ts";
import { toleranceNotes } from "#domain/products/tolerance/toleranceWords.ts";
import { worstCase } from "#domain/products/tolerance/worstCase.ts";
import { chartRequest } from "../../../support/chartMaker.ts";

const SOURCE = chartSource("矢量", "样本.pdf 第 3 页", [
  { name: "流量", most: 2, unit: "m³/h" },
  { name: "扬程", most: 40, unit: "cm" },
  { name: "轴功率", most: 0.5, unit: "kW" },
]);
const ORDER = { setting: undefined, grade: "1B", motors: { only: null, high: null, low: null } } as const;

const answered = (source: string | null, changed: Parameters<typeof chartRequest>[0] = {}) => {
  const [pump] = chartRequest().products;
  const readings = curveReadings("pump", source);
  const products = [{ ...pump!, ...(readings && { readings }) }];
  const answer = productTolerance(chartRequest({ products, ...changed }), ORDER);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
};

/** The flow at which (1 + x)·(40 + off − s·(Q/(1 + y))²) meets K·Q² through 300 m³/h and 32 m. */
const meets = (x: number, y: number, off: number) =>
  Math.sqrt(((1 + x) * (40 + off)) / (32 / 300 ** 2 + ((1 + x) * 8e-5) / (1 + y) ** 2));

describe("curves that were read from a chart", () => {
  it("have errors in the chart's own units, and none where the source is no chart", () => {
    expect(curveReadings("pump", SOURCE)).toEqual({ value: 0.4, power: 0.5 });
    expect(curveReadings("fan", SOURCE)).toEqual({ value: null, power: 0.5 });
    expect(curveReadings("pump", "样本")).toBeUndefined();
  });

  it("widen the range by their error at the lower and the upper end, and the power as well", () => {
    const { range } = answered(SOURCE);
    expect(range.flows?.[0]).toBeCloseTo(meets(-0.03, -0.05, -0.4), 6);
    expect(range.flows?.[1]).toBeCloseTo(meets(0.03, 0.05, 0.4), 6);
    expect(range.nominal?.flow).toBeCloseTo(meets(0, 0, 0), 6);
    const most = Math.max(...range.corners.map(({ nominalFlow }) => nominalFlow ?? Number.NaN));
    expect(range.power).toBeCloseTo(1.04 * (16 + 0.05 * most + 0.5), 6);
  });

  it("say so in words, and also where the source does not tell the error", () => {
    expect(toleranceNotes(answered(SOURCE))).toContain(
      "曲线读自图表，公差范围已按读数误差放宽：扬程 ±0.4 m，轴功率 ±0.5 kW",
    );
    const untold = answered("读图（矢量）：样本.pdf");
    expect(toleranceNotes(untold)).toContain("曲线读自图表，来源没有注明读数误差，公差范围没有因此放宽");
    expect(untold.range).toEqual(answered(null).range);
    expect(toleranceNotes(answered(null)).join()).not.toContain("读自图表");
  });

  it("are off by less at a lower speed, as heads are", () => {
    const slow = { rate: speedRate(0.9), designPoints: [{ flow: flow(270), value: 25.92 }] };
    expect(answered(SOURCE, slow).range.flows?.[0]).toBeCloseTo(0.9 * answered(SOURCE).range.flows![0], 6);
    expect(answered(SOURCE, slow).readings?.value).toBeCloseTo(0.4 * 0.81, 12);
  });

  it("never promise more than exact ones, whatever grade and curve", () => {
    const drawn = fc.record({
      grade: fc.constantFrom(...PUMP_GRADES),
      value: fc.double({ min: 24, max: 39, noNaN: true }),
      hump: fc.double({ min: 0, max: 0.15, noNaN: true }),
      off: fc.double({ min: 0, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(drawn, ({ grade: name, value, hump, off }) => {
        const curve = curveOf((q) => 40 + hump * q - (8e-5 + hump / 500) * q * q, 0, 500);
        const of = (error: number) =>
          worstCase(curve, null, { flow: flow(250), value }, acceptanceGrade(name)!, {
            value: error,
            power: 0,
          });
        const [exact, read] = [of(0), of(off)];
        fc.pre(read.flows !== null && exact.flows !== null);
        expect(read.flows[0]).toBeLessThanOrEqual(exact.flows[0] + 1e-6);
        expect(read.flows[1]).toBeGreaterThanOrEqual(exact.flows[1] - 1e-6);
      }),
    );
  });

  it("have a wider band on the chart", () => {
    const grid = Float64Array.from({ length: 201 }, (_, at) => at);
    const head = (q: number) => 40 - 0.0008 * q * q;
    const { least, most } = toleranceLimits(grid, grid.map(head), acceptanceGrade("2B")!, 0.4);
    expect(least[100]).toBeCloseTo(0.95 * (head(100 / 0.92) - 0.4), 3);
    expect(most[100]).toBeCloseTo(1.05 * (head(100 / 1.08) + 0.4), 3);
  });

  it("make a duty that is just met a matter of chance, by one σ", () => {
    const exact = { flow: [0, 0], value: [0, 0] } as const;
    const at = (value: number) =>
      gradeProbability({ at: () => 40 }, { flow: 100, value }, exact, { off: 0.4, resistance: 0 });
    expect(at(40)).toBeCloseTo(0.5, 9);
    // Φ(1), with the error of taking σ as a share of the duty.
    expect(at(39.6)).toBeCloseTo(0.8413, 2);
    expect(at(40.4)).toBeCloseTo(0.1587, 2);
  });
});
