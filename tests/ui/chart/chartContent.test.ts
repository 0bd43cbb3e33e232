import { describe, expect, test } from "vitest";
import { WHOLE_VIEW as ALL } from "#domain/products/drawing/ChartView.ts";
import { drawChart } from "#domain/products/drawing/drawChart.ts";
import { chartCsv } from "#ui/chart/chartCsv.ts";
import { lineColour } from "#ui/chart/picture/lineColour.ts";
import { readingsAt } from "#ui/chart/readingsAt.ts";
import { countGrids, countRightAxes } from "#ui/chart/shownAxes.ts";
import { testPump } from "../../support/chartMaker.ts";
import { drawnChart } from "../../support/drawnChart.ts";

describe("the drawing of a chart", () => {
  test("has as many grids and axes at the right as it shows", () => {
    const chart = drawnChart({ products: [testPump(1), testPump(2)] });
    const [whole, npsh, head] = ([null, "npsh", "head"] as const).map((quantity) =>
      drawChart(chart, { ...ALL, quantity }),
    );
    expect([countGrids(whole!), countGrids(npsh!)]).toEqual([2, 1]);
    expect([countRightAxes(whole!), countRightAxes(head!)]).toEqual([2, 0]);
  });

  test("is paler behind what a curve becomes at a lower speed", () =>
    expect(lineColour({ role: "head", kind: "behind" })).toBe(
      `${lineColour({ role: "head", kind: "curve" })}66`,
    ));
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
    const address = "https://volute.example/#/pump/p-1?duty=P000007:40,P000009:33";
    const addressed = chartCsv(drawChart(drawnChart(), ALL), {}, address).trim().split("\r\n");
    expect(addressed.slice(0, -1)).toEqual(rows);
    expect(addressed.at(-1)).toBe(`"页面地址","${address}"`);
  });
});
