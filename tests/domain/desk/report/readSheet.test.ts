import { expect, test } from "vitest";
import { flow } from "#domain/base/units.ts";
import { chartSource } from "#domain/catalogue/chartSource.ts";
import { layoutDataSheet } from "#domain/desk/report/layoutDataSheet.ts";
import { pointTable } from "#domain/desk/report/pointTable.ts";
import type { Measure, SheetMark } from "#domain/desk/report/SheetMark.ts";
import { buildChart } from "#domain/products/chart/buildChart.ts";
import type { NamedChart } from "#domain/products/drawing/ChartDrawing.ts";
import { chartRequest, testFan } from "../../../support/chartMaker.ts";
import { sheetWords } from "../../../support/dataSheets.ts";

const measure: Measure = (text, size) => text.length * size;
const textsOf = (marks: readonly SheetMark[]) =>
  marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));
function chartOf(changed: Parameters<typeof chartRequest>[0] = {}): NamedChart {
  const request = chartRequest(changed);
  const built = buildChart(request);
  if (!built.ok) throw new Error(built.code);
  return { machine: request.machine, products: request.products, model: built.value };
}

test("27: says that curves were read from a chart, and that a duty is met only within that reading's error", () => {
  const designPoints = [{ flow: flow(9000), value: 550 }];
  const chart = chartOf({ machine: "fan", products: [testFan()], designPoints });
  const from = (most: number) =>
    chartSource("描线", "样本.pdf 第 3 页，某人 2026-11-28", [{ name: "流量", most, unit: "m³/h" }]);
  const textsFrom = (source: string) => textsOf(pointTable(chart, measure, undefined, source).marks).join("");
  expect(textsFrom(from(9000))).toContain("在读图误差内满足");
  expect(textsFrom(from(1e-6))).not.toContain("在读图误差内满足");
  expect(textsFrom(from(1e-6))).toContain("读图：曲线读自图表");
  expect(textsFrom("厂家样本")).not.toContain("读图");
  // The sheet passes its source on.
  const whole = { ...sheetWords({ source: from(9000) }), chart };
  expect(layoutDataSheet(whole, measure).flatMap(textsOf).join("")).toContain("读图：曲线读自图表");
});
