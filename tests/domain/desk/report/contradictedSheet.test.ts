import { expect, test } from "vitest";
import { pointTable } from "#domain/desk/report/pointTable.ts";
import type { Measure, SheetMark } from "#domain/desk/report/SheetMark.ts";
import { buildChart } from "#domain/products/chart/buildChart.ts";
import { contradictionTexts } from "#domain/products/chart/contradicted.ts";
import type { NamedChart } from "#domain/products/drawing/ChartDrawing.ts";
import { chartRequest } from "../../../support/chartMaker.ts";

const measure: Measure = (text, size) => text.length * size;

const textsOf = (marks: readonly SheetMark[]) =>
  marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));

test("says by how much an efficiency leaves that of a record which contradicts itself, with an operating point and without", () => {
  const [pump] = chartRequest().products;
  const contradicted = [{ quantity: "efficiency", missed: 6.27 }] as const;
  const said =
    "记录的效率与轴功率不一致：效率曲线由流量、扬程、轴功率算得，与记录的效率最多相差 6.3 个百分点";
  for (const designPoints of [chartRequest().designPoints, []]) {
    const request = chartRequest({ designPoints });
    const built = buildChart(request);
    if (!built.ok) throw new Error(built.code);
    const chart: NamedChart = { machine: request.machine, products: request.products, model: built.value };
    const judged = {
      ...chart,
      products: [{ name: pump!.name, settings: [{ speed: "1450", contradicted }] }],
    };
    expect(textsOf(pointTable(judged, measure).marks).join("")).toContain(said);
    expect(textsOf(pointTable(chart, measure).marks).join("")).not.toContain("不一致");
  }
});

test("names the product and the speed where there are several, and the figures of a fan", () => {
  const settings = [
    { speed: "高速", contradicted: [{ quantity: "staticPressureEfficiency", missed: 1.84 }] },
    { speed: "1450" },
  ] as const;
  expect(
    contradictionTexts([
      { name: "F1", settings },
      { name: "F2", settings: [{ speed: "" }] },
    ]),
  ).toEqual([
    "F1 高速：记录的静压效率与轴功率不一致：静压效率曲线由流量、静压、轴功率算得，与记录的静压效率最多相差 1.8 个百分点",
  ]);
});
