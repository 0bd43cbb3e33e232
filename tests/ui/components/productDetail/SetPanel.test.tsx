import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { buildChart } from "#domain/curve/buildChart.ts";
import type { ChartProduct } from "#domain/curve/ChartRequest.ts";
import { designPoints, movedCondition } from "#domain/curve/designPoints.ts";
import { fitCurve } from "#domain/curve/fitCurve.ts";
import { pointsInForce } from "#domain/curve/pointsInForce.ts";
import { drawChart } from "#domain/drawing/drawChart.ts";
import { OperatingPanel } from "#ui/components/productDetail/OperatingPanel.tsx";
import { SetPanel } from "#ui/components/productDetail/SetPanel.tsx";
import { operatingRows, operatingTitle } from "#ui/screens/compare/compareRows.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { chartRequest, testPump } from "../../../support/chartMaker.ts";
import { measuredFrom } from "../../../support/curveMaker.ts";
import { renderInApp } from "../../renderInApp.tsx";

const condition = (more: Record<string, number>) =>
  Object.entries(more).map(([code, value]) => ({ code, value }));
const THREE = {
  [PROPERTY.airFlow]: 900,
  [PROPERTY.head]: 32,
  staticHead: 12,
  mostHead: 36,
  machineCount: 3,
  standbyCount: 1,
};

function drawn(more: Record<string, number>, pump: ChartProduct = testPump()): DrawnChart {
  const designs = designPoints("pump", pump, condition(more));
  const built = buildChart(chartRequest({ products: [pump], designPoints: designs }));
  if (!built.ok) throw new Error(built.code);
  const settings = pump.settings.map(({ speed }) => ({ speed, isScalable: true }));
  return {
    machine: "pump",
    designPoints: designs,
    products: [{ ...pump, settings }],
    model: built.value,
  };
}
/** Of the test pump, 40 − 8e-5·q², with so many of three on 12 + 20/900²·Q². */
const eachOf = (running: number) => Math.sqrt(28 / (8e-5 + (20 / 810_000) * running ** 2));
const rowOf = (table: string, name: string) =>
  within(screen.getByRole("table", { name: table }))
    .getByRole("rowheader", { name })
    .closest("tr")?.textContent;

it("says what runs, what stands by, what is left when one fails, and on what assumption", () => {
  renderInApp(<SetPanel chart={drawn(THREE)} ratedPower={20} />);
  expect(
    screen.getByText("3 用 1 备：3 台同时运行，每台设计流量 300 m³/h；备用的 1 台停着，不参与计算"),
  ).toBeTruthy();
  const [two, three] = [2 * eachOf(2), 3 * eachOf(3)];
  const share = ((two / three) * 100).toFixed(1);
  expect(
    screen.getByText(`停一台时其余 2 台供 ${two.toFixed(0)} m³/h，为全部运行时的 ${share} %`),
  ).toBeTruthy();
  expect(screen.getByText("假定每台设有止回阀（风机为防倒风阀），各台同型号、全速")).toBeTruthy();
  expect(screen.getByRole("img", { name: "单台与 3 台并联的扬程曲线、管网曲线和工况" })).toBeTruthy();
});

it("stages one to all on each system, and warns of the measured range and of the motor", () => {
  renderInApp(<SetPanel chart={drawn(THREE)} ratedPower={33} />);
  const q = eachOf(3);
  expect(rowOf("运行台数", "设计管网 3 台")).toContain(
    `${q.toFixed(0)}${(78 - 8e-4 * (q - 320) ** 2).toFixed(1)}`,
  );
  // One alone would need 517 m³/h, beyond the 500 measured; two need 16 + 0.05·q kW each.
  expect(rowOf("运行台数", "设计管网 1 台")).toContain("超出实测流量范围");
  expect(rowOf("运行台数", "设计管网 2 台")).toContain(
    `电动机过载（${(16 + 0.05 * eachOf(2)).toFixed(2)} / 33.00 kW）`,
  );
  expect(rowOf("运行台数", "最大管网 3 台")).toBeTruthy();
});

it("says with how many the power is least as the flow of a controlled set falls", () => {
  renderInApp(<SetPanel chart={drawn(THREE)} ratedPower={null} />);
  const quarter = rowOf("变频运行台数", "225 m³/h");
  expect(quarter?.endsWith("1 台")).toBe(true);
  expect(rowOf("变频运行台数", "900 m³/h")?.endsWith("3 台")).toBe(true);
});

it("takes a set apart that is several pumps already, and asks for its whole flow", () => {
  const set = { ...testPump(), parts: 2 };
  const { duty } = drawn({ [PROPERTY.airFlow]: 300, [PROPERTY.head]: 32 }, set).model;
  const [first] = duty.sets;
  expect(first?.count).toBe(2);
  // Both together are the curve as measured; its power is that of two.
  const both = first?.systems[0]?.stages[1]?.each;
  expect(2 * (both?.flow ?? 0)).toBeCloseTo(duty.operatingPoints[0]?.flow ?? 0, 6);
  expect(2 * (both?.readings[2] ?? 0)).toBeCloseTo(duty.operatingPoints[0]?.readings[2] ?? 0, 6);
});

it("gives a dragged point back as the flow of all, without what thirds lose", () => {
  const pump = testPump();
  const [design] = designPoints("pump", pump, condition({ ...THREE, [PROPERTY.airFlow]: 243.9 }));
  const moved = movedCondition("pump", [pump], design === undefined ? [] : [design], condition(THREE));
  expect(moved.find(({ code }) => code === PROPERTY.airFlow)?.value).toBe(243.9);
});

it("calls no point the operating point where a drooping curve allows several states", () => {
  const drooping = fitCurve(measuredFrom((q) => 20 + 0.4 * q - 0.006 * q * q, 0, 80, 17));
  const pump = testPump(1, { curves: [{ quantity: "head", fitted: drooping }] });
  const chart = drawn(
    { [PROPERTY.airFlow]: 100, [PROPERTY.head]: 23, staticHead: 22, machineCount: 2 },
    pump,
  );
  renderInApp(
    <>
      <OperatingPanel
        machine="pump"
        chart={chart}
        points={pointsInForce(chart.model)}
        hasDuty
        hasCurves
        fault={null}
        onEnter={() => {}}
      />
      <SetPanel chart={chart} ratedPower={null} />
    </>,
  );
  const warned = screen.getByRole("alert").textContent;
  expect(warned).toMatch(/^曲线有驼峰，并联可能有 [2-9] 种工况，请避开；各种工况见“多台并联”$/u);
  expect(screen.queryByRole("rowheader", { name: "扬程" })).toBeNull();
  expect(rowOf("运行台数", "设计管网 2 台")).toContain("曲线有驼峰");
  const view = { speed: null, quantity: null, showsDesign: true, showsOperating: true };
  const labels = drawChart(chart, view).points.map(({ label }) => label);
  expect(labels.some((label) => label.startsWith("工作点"))).toBe(false);
  expect(labels.some((label) => label.startsWith("可能的工况"))).toBe(true);
});

it("tells a comparison what all give together, what is left when one fails, and that its readings are of each", () => {
  const chart = drawn(THREE);
  expect(operatingTitle(chart)).toBe("每台工作点（3 台并联）");
  const row = (name: string) => operatingRows(chart).find((each) => each.name === name)?.texts;
  expect(row("3 台总流量（全速）")).toEqual([(3 * eachOf(3)).toFixed(0)]);
  expect(row("停一台时总流量（全速）")).toEqual([(2 * eachOf(2)).toFixed(0)]);
  expect(operatingTitle(drawn({ ...THREE, machineCount: 1 }))).toBe("工作点");
});
