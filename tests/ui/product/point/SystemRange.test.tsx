import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { buildChart } from "#domain/products/chart/buildChart.ts";
import { sharedDesigns } from "#domain/products/chart/designPoints.ts";
import { pointsInForce } from "#domain/products/chart/pointsInForce.ts";
import { isScalable } from "#domain/physics/curve/regulate.ts";
import { speedRate } from "#domain/base/units.ts";
import { OperatingPanel } from "#ui/product/point/OperatingPanel.tsx";
import { operatingRows } from "#ui/screens/compare/compareRows.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { chartRequest, testPump } from "../../../support/chartMaker.ts";
import { renderInApp } from "../../renderInApp.tsx";

function drawn(more: Record<string, number>, rate: number | null = null, pumps = [testPump()]): DrawnChart {
  const duty = Object.entries({ [PROPERTY.airFlow]: 300, [PROPERTY.head]: 32, ...more });
  const condition = duty.map(([code, value]) => ({ code, value }));
  const designPoints = sharedDesigns("pump", pumps, [condition]);
  const built = buildChart(
    chartRequest({ products: pumps, designPoints, rate: rate === null ? null : speedRate(rate) }),
  );
  if (!built.ok) throw new Error(built.code);
  const products = pumps.map(({ id, name, settings }) => ({
    id,
    name,
    settings: settings.map((setting) => ({ speed: setting.speed, isScalable: isScalable(setting) })),
  }));
  return { machine: "pump", designPoints, products, model: built.value };
}

const open = (chart: DrawnChart) =>
  renderInApp(
    <OperatingPanel
      machine="pump"
      chart={chart}
      points={pointsInForce(chart.model)}
      hasDuty
      hasCurves
      fault={null}
      onEnter={() => {}}
    />,
  );
const rows = () => screen.getAllByRole("row").map(({ textContent }) => textContent);
const flowWith = (k: number) => Math.sqrt(40 / (8e-5 + k));

it("puts the least, the design and the most of a system beside one another", () => {
  open(drawn({ leastHead: 28, mostHead: 36 }));
  expect(screen.getByRole("table", { name: "运行范围" })).toBeTruthy();
  const flows = [28, 32, 36].map((head) => flowWith(head / 90_000).toFixed(0));
  expect(rows()).toContain(`流量 m³/h${flows.join("")}`);
  expect(rows()).toContain("运行范围最小设计最大");
});

it("says which of them leaves the measured range, with the others still there", () => {
  open(drawn({ leastHead: 1, mostHead: 36 }));
  expect(screen.getByText("最小管网：在实测流量范围内没有工作点，不外推")).toBeTruthy();
  expect(rows().find((row) => row?.startsWith("汽蚀余量") && row.includes("- -"))).toBeTruthy();
});

it("stands at the regulated speed where there is one", () => {
  open(drawn({ leastHead: 28, mostHead: 36 }, 0.8));
  const flows = [28, 32, 36].map((head) => (0.8 * flowWith(head / 90_000)).toFixed(0));
  expect(rows()).toContain(`流量 m³/h${flows.join("")}`);
});

it("shows the range of a machine that does not meet the design system", () => {
  open(drawn({ staticHead: 31, leastHead: 28, leastStaticHead: 0, mostHead: 41, mostStaticHead: 40.9 }, 0.8));
  expect(rows().find((row) => row?.startsWith("流量"))).toBe(
    `流量 m³/h${(0.8 * flowWith(28 / 90_000)).toFixed(0)}- -- -`,
  );
});

it("is nothing where one system alone is stated", () => {
  open(drawn({}));
  expect(screen.queryByRole("table", { name: "运行范围" })).toBeNull();
});

it("gives a comparison the flows of all, and marks what leaves its measured range", () => {
  const compared = operatingRows(drawn({ leastHead: 18, mostHead: 60 }, null, [testPump(1), testPump(3)]));
  const row = (name: string) => compared.find((each) => each.name === name);
  expect(row("最小管网流量")?.texts).toEqual([flowWith(18 / 90_000).toFixed(0), "超出实测范围"]);
  expect(row("最小管网流量")?.bad).toEqual(new Set([1]));
  expect(row("最大管网流量")?.texts[0]).toBe(flowWith(60 / 90_000).toFixed(0));
});
