import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildChart, rescaleChart } from "#domain/products/chart/buildChart.ts";
import { chartBuffers } from "#domain/products/chart/chartBuffers.ts";
import type { ChartModel } from "#domain/products/chart/ChartModel.ts";
import type { ChartRequest } from "#domain/catalogue/machine/ChartRequest.ts";
import { CURVE_QUANTITY_ORDER, factsOf } from "#domain/physics/curve/curveQuantities.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { flow, speedRate } from "#domain/base/units.ts";
import { chartRequest, testFan, testPump } from "../../../support/chartMaker.ts";
import { anyCurve } from "../../../support/curveMaker.ts";

function build(changed: Partial<ChartRequest> = {}): ChartModel {
  const model = buildChart(chartRequest(changed));
  if (!model.ok) throw new Error(model.code);
  return model.value;
}

const reading = (model: ChartModel, at: number, quantity: string) => {
  const column = model.frame.columns.findIndex((candidate) => candidate === quantity);
  return model.duty.operatingPoints[at]?.readings[column];
};

describe("buildChart", () => {
  it("says that there is nothing to draw", () => {
    expect(buildChart(chartRequest({ products: [] }))).toEqual({ ok: false, code: "no-curves" });
    expect(buildChart(chartRequest({ products: [testPump(1, { curves: [] })] }))).toEqual({
      ok: false,
      code: "no-curves",
    });
  });

  it("puts head, efficiency and power into the first grid and a fourth axis into the second", () => {
    const { yAxes, columns } = build().frame;
    expect(yAxes.map(({ name, unit, grid }) => [name, unit, grid])).toEqual([
      ["扬程", "m", 0],
      ["效率", "%", 0],
      ["轴功率", "kW", 0],
      ["汽蚀余量", "m", 1],
    ]);
    expect(columns).toEqual(["head", "efficiency", "shaftPower", "npsh"]);
  });

  it("lets quantities of one unit share an axis, named for both", () => {
    const { yAxes } = build({ machine: "fan", products: [testFan()], designPoints: [] }).frame;
    expect(yAxes.map(({ name, grid }) => [name, grid])).toEqual([
      ["压力", 0],
      ["全压效率", 0],
      ["轴功率", 0],
      ["噪声", 1],
    ]);
  });

  it("samples every curve on one even grid, with nothing outside the measured range", () => {
    const { frame, curves } = build();
    const { grid, xAxisInForce } = frame;
    expect(grid[0]).toBe(xAxisInForce.min);
    expect(grid.at(-1)).toBe(xAxisInForce.max);
    expect(curves).toHaveLength(4);
    for (const { first, last, values } of curves) {
      const drawn = grid.filter((_, at) => !Number.isNaN(values[at]));
      expect(Math.min(...drawn)).toBeGreaterThanOrEqual(first);
      expect(Math.max(...drawn)).toBeLessThanOrEqual(last);
      expect(drawn).toHaveLength(grid.filter((q) => q >= first && q <= last).length);
    }
  });

  it("finds the operating point and reads every curve of the setting there", () => {
    const model = build();
    const [point] = model.duty.operatingPoints;
    // 40 − 8e-5·Q² = 32/300²·Q²
    const q = Math.sqrt(40 / (8e-5 + 32 / 90_000));
    expect(point?.flow).toBeCloseTo(q, 8);
    expect(point?.value).toBeCloseTo((32 / 90_000) * q * q, 8);
    expect(point?.flowDeviation).toBeCloseTo((q / 300 - 1) * 100, 8);
    expect(reading(model, 0, "head")).toBeCloseTo(point?.value ?? 0, 8);
    expect(reading(model, 0, "efficiency")).toBeCloseTo(78 - 8e-4 * (q - 320) ** 2, 8);
    expect(reading(model, 0, "npsh")).toBeCloseTo(1.5 + 6e-6 * q * q, 8);
    expect(point?.powerPerAirVolume).toBeNull();
  });

  it("does not read a curve where it was not measured", () => {
    const model = build({ designPoints: [{ flow: flow(130), value: 38 }] });
    expect(reading(model, 0, "head")).toBeGreaterThan(0);
    expect(reading(model, 0, "npsh")).toBeNaN();
  });

  it("draws a parabola within its axis, through the design point", () => {
    const { duty, frame } = build();
    const [parabola] = duty.parabolas;
    const top = frame.yAxes[0]?.max ?? 0;
    expect(parabola?.k).toBeCloseTo(32 / 90_000, 15);
    expect(Math.max(...(parabola?.values.filter((y) => !Number.isNaN(y)) ?? []))).toBeLessThanOrEqual(top);
    expect(parabola?.points.at(-1)?.value).toBeCloseTo(top, 9);
  });

  it("shades 70 to 120 % of the best-efficiency flow, and nothing without an efficiency", () => {
    const [region] = build().bestRegions;
    expect(region?.bestFlow).toBeCloseTo(320, 4);
    expect(region?.from).toBeCloseTo(224, 3);
    expect(region?.to).toBeCloseTo(384, 3);
    const onlyHead = testPump().settings[0]?.curves.filter(({ quantity }) => quantity === "head") ?? [];
    expect(build({ products: [testPump(1, { curves: onlyHead })] }).bestRegions).toEqual([]);
  });

  it("gives each speed of a fan its own operating point and power per air volume", () => {
    const design = { flow: flow(8000), value: 600 };
    const { duty } = build({ machine: "fan", products: [testFan()], designPoints: [design] });
    expect(duty.operatingPoints.map(({ setting }) => setting)).toEqual([0, 1]);
    for (const [at, point] of duty.operatingPoints.entries()) {
      const eta = 80 - 1e-6 * (point.flow / [1, 0.7][at]! - 8000) ** 2;
      expect(point.powerPerAirVolume).toBeCloseTo(600 / (3600 * 0.855 * (eta / 100)), 6);
    }
  });

  it("places no duty against a static pressure", () => {
    const fan = testFan();
    const settings = fan.settings.map((setting) => ({
      ...setting,
      curves: setting.curves.filter(({ quantity }) => !quantity.startsWith("total")),
    }));
    const { duty, curves } = build({ machine: "fan", products: [{ ...fan, settings }] });
    expect(Object.values(duty).flat()).toEqual([]);
    expect(curves.length).toBeGreaterThan(0);
  });

  it("compares products and design points on the same axes", () => {
    const designPoints = [
      { flow: flow(300), value: 32 },
      { flow: flow(380), value: 25 },
    ];
    const { duty, curves, frame } = build({ products: [testPump(), testPump(1.5)], designPoints });
    expect(curves).toHaveLength(8);
    expect(duty.operatingPoints.map(({ product, design }) => [product, design])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
    expect(frame.yAxes[0]?.max).toBeGreaterThanOrEqual(1.5 * (40 - 0.8));
  });
});

describe("regulation", () => {
  it("slows every curve with a law, and its operating point along the parabola", () => {
    const rate = speedRate(0.8);
    const { duty, regulation, frame } = build({ rate });
    const [full] = duty.operatingPoints;
    const [slowed] = regulation?.operatingPoints ?? [];
    expect(regulation?.curves.map(({ quantity }) => quantity)).toEqual([
      "npsh",
      "head",
      "efficiency",
      "shaftPower",
    ]);
    expect(slowed?.flow).toBeCloseTo(0.8 * (full?.flow ?? 0), 9);
    expect(slowed?.value).toBeCloseTo(0.64 * (full?.value ?? 0), 9);
    const factors = [0.64, 1, 0.512, 0.64];
    for (const [at, factor] of factors.entries())
      expect(slowed?.readings[at]).toBeCloseTo(factor * (full?.readings[at] ?? 0), 9);
    expect(slowed?.flowDeviation).toBeCloseTo((0.8 * (full?.flow ?? 0)) / 3 - 100, 6);
    expect(frame.xAxisInForce.min).toBe(frame.xAxis.rMin);
    for (const { inForce, rMin, rMax, rInterval } of frame.yAxes)
      expect(inForce).toEqual({ min: rMin, max: rMax, interval: rInterval });
  });

  it("draws a regulated curve through its regulated operating point", () => {
    const { regulation, frame } = build({ rate: speedRate(0.75) });
    const [point] = regulation?.operatingPoints ?? [];
    const head = regulation?.curves.find(({ quantity }) => quantity === "head");
    const at = frame.grid.findIndex((q) => q >= (point?.flow ?? Number.NaN));
    const [left, right] = [head?.values[at - 1], head?.values[at]];
    expect(left).toBeGreaterThanOrEqual(point?.value ?? 0);
    expect(right).toBeLessThanOrEqual(point?.value ?? 0);
  });

  it("scales neither taps nor a line of greatest power", () => {
    const taps = testPump(1, { hasVariableSpeed: false });
    const limited = testPump(2, { isPowerLimited: true });
    const { regulation } = build({ products: [taps, limited, testPump(3)], rate: speedRate(0.8) });
    expect(new Set(regulation?.curves.map(({ product }) => product))).toEqual(new Set([2]));
    expect(regulation?.operatingPoints.every(({ product }) => product === 2)).toBe(true);
  });

  it("has nothing for a rate out of range", () => {
    expect(build({ rate: speedRate(0.4) }).regulation).toMatchObject({ curves: [], operatingPoints: [] });
  });

  it("moves rate and duty on a held frame as a fresh chart on that frame would have them", () => {
    const start = build({ rate: speedRate(0.9) });
    const dragged = chartRequest({ rate: speedRate(0.7), designPoints: [{ flow: flow(340), value: 29 }] });
    const moved = rescaleChart(dragged, start.frame);
    expect(moved.duty.parabolas[0]?.values).toHaveLength(start.frame.grid.length);
    const fresh = buildChart(dragged);
    const freshPoints = fresh.ok ? fresh.value.regulation?.operatingPoints : null;
    expect(moved.regulation?.operatingPoints).toEqual(freshPoints);
  });
});

it("cuts no curve by its own axis, at full speed or at any other", () =>
  fc.assert(
    fc.property(
      fc.tuple(...CURVE_QUANTITY_ORDER.map((quantity) => fc.tuple(fc.constant(quantity), anyCurve))),
      fc.option(fc.double({ min: 0.5, max: 1, noNaN: true }), { nil: null }),
      (measured, rate) => {
        const curves = measured.map(([quantity, { x, y }]) => {
          // The axis of values goes to 1000, that of efficiencies to 100.
          const values = factsOf(quantity).unit === "%" ? y.map((value) => value / 10) : y;
          return { quantity, fitted: fitCurve({ x, y: values }) };
        });
        const { frame, regulation, ...model } = build({
          products: [testPump(1, { curves })],
          designPoints: [],
          rate: rate === null ? null : speedRate(rate),
        });
        for (const { axis, values } of [...model.curves, ...(regulation?.curves ?? [])]) {
          const { min, max } = frame.yAxes[axis]!.inForce;
          const slack = 1e-9 * (max - min);
          expect(values.filter((value) => value < min - slack || value > max + slack)).toHaveLength(0);
        }
      },
    ),
  ));

it("draws a level curve, whose values differ by rounding alone, within an axis as high as it", () => {
  const noise = { x: Float64Array.from([1, 2]), y: Float64Array.from([999.987, 999.987]) };
  const head = { x: Float64Array.from([0, 1]), y: Float64Array.from([0, 0]) };
  const curves = [
    { quantity: "head", fitted: fitCurve(head) },
    { quantity: "noise", fitted: fitCurve(noise) },
  ] as const;
  const { frame } = build({ products: [testPump(1, { curves })], designPoints: [] });
  expect(frame.yAxes.find(({ key }) => key === "noise")?.inForce).toEqual({
    min: 800,
    max: 1000,
    interval: 200,
  });
});

describe("chartBuffers", () => {
  it("names every typed array of a model once, so that all can be transferred", () => {
    const model = build({ rate: speedRate(0.8) });
    const buffers = chartBuffers(model);
    expect(new Set(buffers).size).toBe(buffers.length);
    const { frame, ...rest } = structuredClone(model, { transfer: buffers });
    expect(model.frame.grid).toHaveLength(0);
    expect(model.duty.operatingPoints[0]?.readings).toHaveLength(0);
    expect(frame.grid.length).toBeGreaterThan(100);
    expect(rest.curves[0]?.values).toHaveLength(frame.grid.length);
  });
});
