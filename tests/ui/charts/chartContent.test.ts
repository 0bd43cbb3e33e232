import { describe, expect, test } from "vitest";
import { fitCurve } from "#domain/curve/fitCurve.ts";
import { WHOLE_VIEW as ALL } from "#domain/drawing/ChartView.ts";
import { drawChart } from "#domain/drawing/drawChart.ts";
import { lineMarks } from "#domain/drawing/lineMarks.ts";
import { pointMarks } from "#domain/drawing/pointMarks.ts";
import { flow, speedRate } from "#domain/units.ts";
import { chartCsv } from "#ui/charts/chartCsv.ts";
import { lineColour } from "#ui/charts/picture/lineColour.ts";
import { readingsAt } from "#ui/charts/readingsAt.ts";
import { countGrids, countRightAxes } from "#ui/charts/shownAxes.ts";
import { testFan, testPump } from "../../support/chartMaker.ts";
import { measuredFrom } from "../../support/curveMaker.ts";
import { drawnChart } from "../../support/drawnChart.ts";

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
    expect(new Set(lines.map(lineColour)).size).toBe(2);
    const [whole, npsh] = [ALL, { ...ALL, quantity: "npsh" as const }].map((view) => drawChart(chart, view));
    expect([countGrids(whole!), countGrids(npsh!)]).toEqual([2, 1]);
    const head = drawChart(chart, { ...ALL, quantity: "head" });
    expect([countRightAxes(whole!), countRightAxes(head)]).toEqual([2, 0]);
  });

  test("stand pale behind what they become at a lower speed", () => {
    const lines = lineMarks(drawnChart({ rate: speedRate(0.835) }), ALL);
    const [behind, slowed] = ["扬程", "扬程 83.5 %"].map((name) => lines.find((line) => line.name === name));
    expect([behind?.kind, slowed?.kind]).toEqual(["behind", "curve"]);
    expect(lineColour(behind!)).toBe(`${lineColour(slowed!)}66`);
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

describe("what is read off a chart", () => {
  test("is the value of every line that is there, in the order drawn", () => {
    const chart = drawnChart();
    const { grid } = chart.model.frame;
    const index = grid.findIndex((q) => q >= 300);
    const { flow: at, lines } = readingsAt(drawChart(chart, ALL), index);
    expect(at).toBe("300 m³/h");
    expect(lines.map(({ name, text }) => [name, text])).toEqual([
      ["汽蚀余量", "2.04 m"],
      ["扬程", "32.80 m"],
      ["效率", "77.7 %"],
      ["轴功率", "31.00 kW"],
      ["管网特性", "32.00 m"],
    ]);
  });

  test("leaves out curves beyond their measured range", () => {
    const chart = drawnChart();
    const { lines } = readingsAt(drawChart(chart, ALL), 0);
    expect(lines.map(({ name }) => name)).not.toContain("汽蚀余量");
  });

  test("as a table has a column for every line, empty where it is not", () => {
    const rows = chartCsv(drawChart(drawnChart(), ALL)).trim().split("\r\n");
    expect(rows[0]).toBe(
      '\uFEFF"流量 (m³/h)","汽蚀余量 (m)","扬程 (m)","效率 (%)","轴功率 (kW)","管网特性 (m)"'.trim(),
    );
    expect(rows).toHaveLength(82);
    expect(rows[1]?.split(",")[1]).toBe("");
  });
});
