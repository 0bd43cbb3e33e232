import { describe, expect, test } from "vitest";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { WHOLE_VIEW as ALL } from "#domain/products/drawing/ChartView.ts";
import { drawChart } from "#domain/products/drawing/drawChart.ts";
import { lineMarks } from "#domain/products/drawing/lineMarks.ts";
import { pointMarks } from "#domain/products/drawing/pointMarks.ts";
import { flow, speedRate } from "#domain/base/units.ts";
import { colourOf } from "#palette.ts";
import { testFan, testPump } from "../../../support/chartMaker.ts";
import { measuredFrom } from "../../../support/curveMaker.ts";
import { drawnChart } from "../../../support/drawnChart.ts";

const fan = () => drawnChart({ machine: "fan", products: [testFan()], designPoints: [] });
const names = (chart = drawnChart(), view = ALL) => lineMarks(chart, view).map(({ name }) => name);

describe("the lines of a chart", () => {
  test("are every curve by its quantity, and the system curve", () =>
    expect(names()).toEqual(["汽蚀余量", "扬程", "效率", "轴功率", "管网特性"]));

  test("lose the system curve with the design point", () =>
    expect(names(drawnChart(), { ...ALL, showsDesign: false })).not.toContain("管网特性"));

  test("are told apart by speed where several are shown", () => {
    expect(names(fan())).toContain("全压 高速");
    expect(names(fan(), { ...ALL, speed: "低速" })).toEqual(["全压", "全压效率", "静压", "轴功率", "噪声"]);
  });

  test("are told apart by product, in its colour, where several are compared", () => {
    const chart = drawnChart({ products: [testPump(1), testPump(2)] });
    const lines = lineMarks(chart, { ...ALL, quantity: "head", showsDesign: false });
    expect(lines.map(({ name }) => name)).toEqual(["P1", "P2"]);
    expect(new Set(lines.map(({ role }) => colourOf(role))).size).toBe(2);
  });

  test("stand pale behind what they become at a lower speed, and are called 100 %", () => {
    const lines = lineMarks(drawnChart({ rate: speedRate(0.835) }), ALL);
    const [behind, slowed] = ["扬程 100 %", "扬程 83.5 %"].map((name) =>
      lines.find((line) => line.name === name),
    );
    expect([behind, slowed]).toMatchObject([
      { kind: "behind", role: "head" },
      { kind: "curve", role: "head" },
    ]);
  });
});

describe("the limits of a grade", () => {
  const limits = (chart = drawnChart(), view = {}) =>
    lineMarks(chart, { ...ALL, tolerance: "2B", ...view }).filter(({ kind }) => kind === "limit");

  test("lie below and above the head, and are told by the grade", () => {
    const [least, most] = limits();
    expect([least, most]).toMatchObject([
      { name: "2B 下限", role: "head", isDashed: true },
      { name: "2B 上限", role: "head", isDashed: true },
    ]);
    const head = lineMarks(drawnChart(), ALL).find(({ role }) => role === "head")!;
    const known = [...head.values.keys()].filter(
      (at) => !Number.isNaN(least!.values[at]! + most!.values[at]!),
    );
    expect(known.length).toBeGreaterThan(400);
    for (const at of known) {
      expect(least!.values[at]).toBeLessThan(0.951 * head.values[at]!);
      expect(most!.values[at]).toBeGreaterThan(1.049 * head.values[at]!);
    }
  });

  test("are those of the curve in force at a lower speed", () => {
    const chart = drawnChart({ rate: speedRate(0.8) });
    const slowed = lineMarks(chart, ALL).find(({ name }) => name === "扬程 80 %")!;
    const [least] = limits(chart);
    const at = least!.values.findIndex((value) => !Number.isNaN(value));
    expect(least!.values[at]! / slowed.values[at]!).toBeCloseTo(0.95, 2);
  });

  test("are left out where several curves or another quantity are shown", () => {
    expect(limits(fan())).toEqual([]);
    expect(limits(fan(), { speed: "低速" })).toHaveLength(2);
    expect(limits(drawnChart({ products: [testPump(1), testPump(2)] }))).toEqual([]);
    expect(limits(drawnChart(), { quantity: "efficiency" })).toEqual([]);
  });
});

describe("the marks of a chart", () => {
  test("are the design cross and a dot with its value on every solid curve", () => {
    const marks = pointMarks(drawnChart(), ALL);
    expect(marks.filter(({ shape }) => shape === "cross").map(({ x, y, label }) => [x, y, label])).toEqual([
      [300, 32, "设计点"],
    ]);
    const dots = marks.filter(({ shape }) => shape === "dot");
    expect(dots.map(({ label }) => label).at(-1)).toMatch(/^工作点 32\.6\d m$/u);
    expect(dots).toHaveLength(4);
  });

  test("are a cross alone without operating points, and nothing without either", () => {
    expect(pointMarks(drawnChart(), { ...ALL, showsOperating: false }).map(({ shape }) => shape)).toEqual([
      "cross",
    ]);
    expect(pointMarks(drawnChart(), { ...ALL, showsOperating: false, showsDesign: false })).toEqual([]);
  });

  test("turn to rings without values where a lower speed has taken their place", () => {
    const marks = pointMarks(drawnChart({ rate: speedRate(0.8) }), { ...ALL, showsDesign: false });
    expect(marks.filter(({ shape }) => shape === "ring").map(({ label }) => label)).toEqual(["", "", "", ""]);
    expect(marks.filter(({ shape }) => shape === "dot")).toHaveLength(4);
  });

  test("name an unstable point so, and ring its other crossings", () => {
    const saddled = measuredFrom(
      (q) => 500 - 300 * Math.exp(-(((q - 3000) / 900) ** 2)) - q * q * 4e-6,
      500,
      9000,
      24,
    );
    const chart = drawnChart({
      machine: "fan",
      products: [
        {
          id: "s",
          name: "S",
          settings: [
            {
              speed: "",
              hasVariableSpeed: false,
              isPowerLimited: false,
              curves: [{ quantity: "totalPressure", fitted: fitCurve(saddled) }],
            },
          ],
        },
      ],
      designPoints: [{ flow: flow(3900), value: 290 }],
    });
    const marks = pointMarks(chart, ALL);
    expect(marks.at(-1)?.label).toMatch(/（不稳定）$/u);
    expect(marks.filter(({ shape }) => shape === "ring")).toHaveLength(2);
  });
});

describe("the axes of a chart", () => {
  const shown = (quantity: "head" | "npsh" | null) => drawChart(drawnChart(), { ...ALL, quantity }).axes;

  test("stand side by side, the fourth in a grid of its own, with the figures of their ticks", () => {
    expect(shown(null).map((axis) => [axis?.name, axis?.grid, axis?.order])).toEqual([
      ["扬程", 0, 0],
      ["效率", 0, 1],
      ["轴功率", 0, 2],
      ["汽蚀余量", 1, 0],
    ]);
    expect(shown(null)[1]?.ticks.at(-1)).toEqual({ value: 100, text: "100" });
  });

  test("are one alone, in the first grid, where one quantity is shown", () =>
    expect(shown("npsh").map((axis) => axis && [axis.grid, axis.order])).toEqual([null, null, null, [0, 0]]));
});

test("the region of good efficiency is shown where there is one to tell from the curves", () => {
  expect(drawChart(drawnChart(), ALL).band?.name).toBe("高效区");
  expect(drawChart(fan(), ALL).band).toBeNull();
  expect(drawChart(fan(), { ...ALL, speed: "高速" }).band).not.toBeNull();
});
