import { WHOLE_VIEW } from "#domain/products/drawing/ChartView.ts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { buildChart } from "#domain/products/chart/buildChart.ts";
import { airOf, sharedDesigns } from "#domain/products/chart/designPoints.ts";
import { pointsInForce } from "#domain/products/chart/pointsInForce.ts";
import { drawChart } from "#domain/products/drawing/drawChart.ts";
import { motorPowers } from "#domain/catalogue/motorPowers.ts";
import { chartCsv } from "#ui/chart/chartCsv.ts";
import { OperatingPanel } from "#ui/product/point/OperatingPanel.tsx";
import { operatingRows, operatingTitle } from "#ui/screens/compare/compareRows.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { chartRequest, testFan } from "../../../support/chartMaker.ts";
import { renderInApp } from "../../renderInApp.tsx";

const POINT = { [PROPERTY.highSpeedAirFlow]: 9_000, [PROPERTY.highSpeedTotalPressure]: 400 };
const KUNMING = { siteAltitude: 1891, airTemperature: 20, lowestAirTemperature: -5 };

function drawn(more: Record<string, number>, fans = [testFan()]): DrawnChart {
  const condition = Object.entries({ ...POINT, ...more }).map(([code, value]) => ({ code, value }));
  const designPoints = sharedDesigns("fan", fans, [condition]);
  const air = airOf("fan", [condition]);
  const built = buildChart(chartRequest({ machine: "fan", products: fans, designPoints, air }));
  if (!built.ok) throw new Error(built.code);
  const products = fans.map(({ id, name, settings }) => ({
    id,
    name,
    settings: settings.map(({ speed }) => ({ speed, isScalable: false })),
  }));
  return { machine: "fan", designPoints, products, model: built.value };
}

const open = (chart: DrawnChart, high: number) =>
  renderInApp(
    <OperatingPanel
      machine="fan"
      chart={chart}
      points={pointsInForce(chart.model).filter(({ setting }) => setting === 0)}
      motors={motorPowers([{ code: PROPERTY.highSpeedMotorPower, value: high }])}
      hasDuty
      hasCurves
      fault={null}
      onEnter={() => {}}
    />,
  );

it("puts the figures of the standard air beside those of the site, and checks the motor in the cold", async () => {
  open(drawn(KUNMING), 3);
  expect(await screen.findByRole("rowheader", { name: "标准空气下全压" })).toBeTruthy();
  expect(screen.getByText(/^电动机在 −5 ℃ 够用/u)).toBeTruthy();
});

it("warns of a motor that the cold overloads", async () => {
  open(drawn(KUNMING), 2.2);
  const warning = await screen.findByText(/^电动机在 −5 ℃ 过载/u);
  expect(warning.getAttribute("role")).toBe("alert");
});

it("says nothing of an air that is that of the records", () => {
  open(drawn({}), 3);
  expect(screen.queryByRole("group", { name: "现场空气" })).toBeNull();
});

it("gives a comparison its air, both pressures, and marks the motor that is overloaded", () => {
  const chart = drawn(KUNMING, [testFan(), testFan()]);
  expect(operatingTitle(chart)).toBe("工作点（空气 0.954 kg/m³）");
  const motors = [3, 2.2].map((value) => motorPowers([{ code: PROPERTY.highSpeedMotorPower, value }]));
  const rows = operatingRows(chart, motors);
  const row = (name: string) => rows.find((each) => each.name === name);
  const { air, duty } = chart.model;
  expect(row("标准空气下全压")?.texts[0]).toBe((duty.operatingPoints[0]!.value / air!.share).toFixed(0));
  expect(row("−5 ℃ 时轴功率")?.bad).toEqual(new Set([1]));
  expect(operatingRows(drawn({}), motors).map(({ name }) => name)).not.toContain("标准空气下全压");
});

it("leaves its density in an exported table", () => {
  const chart = drawn(KUNMING);
  const drawing = drawChart(chart, WHOLE_VIEW);
  expect(chartCsv(drawing, chart.model).trimEnd().split("\r\n").at(-1)).toMatch(
    /^"现场空气密度 \(kg\/m³\)",0\.954/u,
  );
  expect(chartCsv(drawing)).not.toContain("现场空气");
});
