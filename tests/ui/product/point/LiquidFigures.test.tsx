import { WHOLE_VIEW } from "#domain/products/drawing/ChartView.ts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { buildChart } from "#domain/products/chart/buildChart.ts";
import { liquidOf, sharedDesigns } from "#domain/products/chart/designPoints.ts";
import { pointsInForce } from "#domain/products/chart/pointsInForce.ts";
import { drawChart } from "#domain/products/drawing/drawChart.ts";
import { inStatedLiquid } from "#domain/catalogue/machine/inLiquid.ts";
import { chartCsv } from "#ui/chart/chartCsv.ts";
import { OperatingPanel } from "#ui/product/point/OperatingPanel.tsx";
import { operatingRows, operatingTitle } from "#ui/screens/compare/compareRows.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { chartRequest, testPump } from "../../../support/chartMaker.ts";
import { renderInApp } from "../../renderInApp.tsx";

function drawn(more: Record<string, number>, pumps = [testPump()]): DrawnChart {
  const condition = Object.entries({ [PROPERTY.airFlow]: 300, [PROPERTY.head]: 32, ...more }).map(
    ([code, value]) => ({ code, value }),
  );
  const designPoints = sharedDesigns("pump", pumps, [condition]);
  const request = chartRequest({ products: pumps, designPoints });
  const built = buildChart(inStatedLiquid(request, liquidOf("pump", [condition])));
  if (!built.ok) throw new Error(built.code);
  const products = pumps.map(({ id, name, settings }) => ({
    id,
    name,
    settings: settings.map(({ speed }) => ({ speed, isScalable: true })),
  }));
  return { machine: "pump", designPoints, products, model: built.value };
}

const motorsOf = (only: number | null) => ({ only, high: null, low: null });
const open = (chart: DrawnChart, motor: number | null) =>
  renderInApp(
    <OperatingPanel
      machine="pump"
      chart={chart}
      points={pointsInForce(chart.model)}
      motors={motorsOf(motor)}
      hasDuty
      hasCurves
      fault={null}
      onEnter={() => {}}
    />,
  );

it("puts the figures with water beside those with the liquid, and checks motor and NPSH", async () => {
  open(drawn({ liquidTemperature: 80, suctionHead: 3 }), 37);
  expect(await screen.findByRole("rowheader", { name: "清水时轴功率" })).toBeTruthy();
  expect(screen.getByRole("rowheader", { name: "可用汽蚀余量" })).toBeTruthy();
  expect(screen.getByText(/^电动机够用（/u).getAttribute("role")).toBe("status");
  expect(screen.getByText(/够用$/u)).toBeTruthy();
});

it("warns of a motor that is too small, and of a pump that cavitates", async () => {
  open(drawn({ ethyleneFraction: 50, suctionHead: -8 }), 30);
  expect((await screen.findByText(/^电动机过载（/u)).getAttribute("role")).toBe("alert");
  expect(screen.getByText(/不足，会汽蚀$/u).getAttribute("role")).toBe("alert");
  expect(screen.getByText(/无法按 HI 9\.6\.7 修正黏度/u)).toBeTruthy();
});

it("says nothing of a liquid that nobody states", () => {
  open(drawn({}), 30);
  expect(screen.queryByRole("group", { name: "介质" })).toBeNull();
});

it("gives a comparison its liquid, motors, viscosity and NPSH, and marks what does not do", () => {
  const chart = drawn({ ethyleneFraction: 50, suctionHead: -8 }, [testPump(), testPump(1.01)]);
  expect(operatingTitle(chart)).toBe("工作点（乙二醇 50 % 1,064.9 kg/m³）");
  const rows = operatingRows(chart, [motorsOf(55), motorsOf(15)]);
  const row = (name: string) => rows.find((each) => each.name === name);
  expect(row("电动机（未计裕量）")).toMatchObject({ texts: ["够用", "过载"], bad: new Set([1]) });
  expect(row("黏度修正（HI 9.6.7）")?.texts).toEqual(["无法修正，按清水", "无法修正，按清水"]);
  expect(row("可用汽蚀余量")?.bad).toEqual(new Set([0, 1]));
  expect(operatingRows(drawn({}), []).map(({ key }) => key)).not.toContain("liquidMotor");
});

it("leaves its density in an exported table", () => {
  const view = WHOLE_VIEW;
  const chart = drawn({ liquidTemperature: 80 });
  expect(chartCsv(drawChart(chart, view), chart.model).trimEnd().split("\r\n").at(-1)).toMatch(
    /^"介质密度 \(kg\/m³\)",971\.7/u,
  );
  const suction = drawn({ suctionHead: 2 });
  expect(chartCsv(drawChart(suction, view), suction.model)).not.toContain("介质密度");
});
