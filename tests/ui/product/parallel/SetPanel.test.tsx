import { WHOLE_VIEW } from "#domain/products/drawing/ChartView.ts";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { designPoints, movedCondition } from "#domain/products/chart/designPoints.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { pointsInForce } from "#domain/products/chart/pointsInForce.ts";
import { PLAIN_SET } from "#domain/products/parallel/SetChoice.ts";
import { drawChart } from "#domain/products/drawing/drawChart.ts";
import { OperatingPanel } from "#ui/product/point/OperatingPanel.tsx";
import { StageTable } from "#ui/product/parallel/StageTable.tsx";
import { operatingRows, operatingTitle } from "#ui/screens/compare/compareRows.ts";
import { compareProduct, forgetCompared } from "#ui/product/compare/useComparisons.ts";
import { testPump } from "../../../support/chartMaker.ts";
import { measuredFrom } from "../../../support/curveMaker.ts";
import { renderInApp } from "../../renderInApp.tsx";
import { condition, drawn, eachOf, panel, pick, rowOf, THREE } from "./openSet.tsx";

beforeEach(() => forgetCompared(PUMP));

it("says what runs, what stands by, what is left when one fails, and on what assumption", async () => {
  panel(THREE, { ratedPower: 20 });
  await screen.findByRole("table", { name: "运行台数" });
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

it("stages one to all on each system, and warns of the measured range and of the motor", async () => {
  panel(THREE, { ratedPower: 33 });
  await screen.findByRole("table", { name: "运行台数" });
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

it("says with how many the power from the mains is least as the flow of a controlled set falls", async () => {
  panel(THREE);
  await screen.findByRole("table", { name: "变频运行台数" });
  expect(rowOf("变频运行台数", "225 m³/h")?.endsWith("1 台")).toBe(true);
  expect(rowOf("变频运行台数", "900 m³/h")?.endsWith("3 台")).toBe(true);
  expect(screen.getByRole("list", { name: "变频台数的依据" }).textContent).toContain(
    "按输入功率（电动机和变频器损失在内）最小取台数",
  );
});

it("takes one regulated beside fixed ones as a choice that is kept", async () => {
  const { told } = panel(THREE);
  await screen.findByRole("table", { name: "变频运行台数" });
  await pick("变频方式", "一台变频，其余工频");
  expect(told.set).toEqual({ ...PLAIN_SET, control: "one" });
  expect(
    await screen.findByText(/^一台变频，其余工频全速、不经变频器，32\.00 m 时工频每台 316 m³\/h$/u),
  ).toBeTruthy();
});

it("puts machines of the comparison beside the one that is looked at, and takes them out again", async () => {
  compareProduct(PUMP, { id: "looked-at", model: "looked-at 型" });
  compareProduct(PUMP, { id: "small", model: "small 型" });
  const { told } = panel({ [PROPERTY.airFlow]: 500, [PROPERTY.head]: 30 });
  expect(await screen.findByText("现在是一台")).toBeTruthy();
  await pick("加入型号", "small 型");
  expect(told.set.others).toEqual([{ id: "small", count: 1 }]);
  const points = await screen.findByRole("table", { name: "各台工况" });
  // Two heads, and one line for each machine.
  expect(within(points).getAllByRole("row").length).toBe(4);
  expect(rowOf("分级运行", "1 × P1 + 1 × P0.9")).toBeTruthy();
  expect(screen.getByRole("img", { name: "各型号单台与全部并联的扬程曲线、管网曲线和工况" })).toBeTruthy();
  await pick("small 型", "2 台");
  expect(told.set.others).toEqual([{ id: "small", count: 2 }]);
  await pick("looked-at 型", "3 台");
  expect(told.set.own).toBe(3);
  await pick("组合方式", "串联");
  expect(told.set.arrangement).toBe("series");
  expect(await screen.findByText("各台流量相同、全速；停开的按旁通计，不计它的阻力")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "移除 small 型" }));
  expect(told.set.others).toEqual([]);
  await pick("looked-at 型", "按工况（1 台）");
  expect(told.set).toEqual({ ...PLAIN_SET, arrangement: "series" });
});

it("names the one that was not measured as far as the others take it", async () => {
  panel({ [PROPERTY.airFlow]: 200, [PROPERTY.head]: 39 }, { set: { others: [{ id: "small", count: 1 }] } });
  // At 37 m, above its own 36, nobody has measured what it does.
  const name = "1 × P1 + 1 × P0.9";
  await screen.findByRole("table", { name: "分级运行" });
  expect(rowOf("分级运行", name)).toContain(
    "P0.9 没有零流量测点，压力高于它实测的最高 35.28 m 时不能判断是否被顶死，组合没有工况点",
  );
});

it("computes nothing while an added product is unknown or no such machine, and says which", async () => {
  panel(THREE, {
    set: {
      others: [
        { id: "gone", count: 1 },
        { id: "fan", count: 1 },
      ],
    },
  });
  expect((await screen.findByRole("alert")).textContent).toBe(
    "没有找到 gone，可能已从产品库中移除；fan 型 不是同类机组，不能组合，移除后计算",
  );
  expect(screen.queryByRole("table")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "移除 gone" }));
  fireEvent.click(await screen.findByRole("button", { name: "移除 fan 型" }));
  expect(await screen.findByRole("table", { name: "运行台数" })).toBeTruthy();
});

it("says when a set is more than anybody sets up", async () => {
  panel(THREE, { set: { own: 6, others: [{ id: "small", count: 2 }] } });
  expect(await screen.findByText("一组最多 6 台，请减少台数")).toBeTruthy();
});

it("says when no answer comes, and asks again", async () => {
  const { state } = panel(THREE, { isDown: true });
  const again = await screen.findByRole("button", { name: "重试" });
  state.isDown = false;
  fireEvent.click(again);
  expect(await screen.findByRole("table", { name: "运行台数" })).toBeTruthy();
});

it("asks for a duty first", async () => {
  panel({}, { set: { own: 2 } });
  expect(await screen.findByText("输入完整的工况（流量和扬程或全压）后计算")).toBeTruthy();
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
      <StageTable chart={chart} set={chart.model.duty.sets[0]!} ratedPower={null} />
    </>,
  );
  const warned = screen.getByRole("alert").textContent;
  expect(warned).toMatch(/^曲线有驼峰，并联可能有 [2-9] 种工况，请避开；各种工况见“多台运行”$/u);
  expect(screen.queryByRole("rowheader", { name: "扬程" })).toBeNull();
  expect(rowOf("运行台数", "设计管网 2 台")).toContain("曲线有驼峰");
  const labels = drawChart(chart, WHOLE_VIEW).points.map(({ label }) => label);
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

it("tells the year of what was put together load by load, which machine is regulated, and what it rests on", async () => {
  panel(
    { [PROPERTY.airFlow]: 800, [PROPERTY.head]: 24, staticHead: 12 },
    {
      set: { others: [{ id: "small", count: 1 }] },
      energy: { hours: 4000, profile: "closedLoop", control: "systemCurve", leastRate: 0.4 },
    },
  );
  const table = await screen.findByRole("table", { name: "组合年耗电逐行计算" });
  const sum = screen.getByRole("status").textContent ?? "";
  expect(sum).toMatch(/^变频沿管网曲线 [0-9,]+ kWh\/年，年总效率 [0-9.]+ %$/u);
  expect(within(table).getByText("合计").closest("tr")?.textContent).toContain(
    /[0-9,]+(?= kWh)/u.exec(sum)?.[0] ?? "no figure",
  );
  expect(within(table).getAllByText(/ 变频$/u).length).toBeGreaterThan(0);
  expect(within(table).getAllByText(/ 工频$/u).length).toBeGreaterThan(0);
  const lines = screen.getByRole("list", { name: "组合年耗电的依据" });
  expect(lines.textContent).toContain("的一台变频，其余工频全速、不经变频器");
});

it("has the year of a set before anybody says its hours", async () => {
  panel({ [PROPERTY.airFlow]: 900, [PROPERTY.head]: 20 }, { set: { others: [{ id: "small", count: 1 }] } });
  await screen.findByRole("table", { name: "分级运行" });
  expect(screen.getByText(/8,760 h\/年（全年连续）/u)).toBeTruthy();
});

it("says why a series has no year under a control that regulates", async () => {
  panel(
    { [PROPERTY.airFlow]: 300, [PROPERTY.head]: 50 },
    {
      set: { arrangement: "series", others: [{ id: "small", count: 1 }] },
      energy: { hours: 4000, control: "constantPressure" },
    },
  );
  const refused = await screen.findByText("变频恒压：串联机组怎样调速没有可依据的规则，只按定速节流计算");
  expect(refused.getAttribute("role")).toBe("alert");
  expect(screen.getByText(/^定速节流 [0-9,]+ kWh\/年/u)).toBeTruthy();
});

/** As typed in another tab. */
function typePrices() {
  const newValue = JSON.stringify({ electricity: "0.8", machine: "12000", drive: "5000", years: "10" });
  localStorage.setItem("volute.energyPrices", newValue);
  window.dispatchEvent(new StorageEvent("storage", { key: "volute.energyPrices", newValue }));
}

it("costs what was put together at one's own prices, and nothing that would need a price nobody typed", async () => {
  typePrices();
  panel(
    { [PROPERTY.airFlow]: 800, [PROPERTY.head]: 24, staticHead: 12 },
    {
      set: { others: [{ id: "small", count: 1 }] },
      energy: { hours: 4000, profile: "constant", control: "systemCurve", leastRate: 0.4 },
    },
  );
  const costs = within(await screen.findByRole("region", { name: "组合费用" }));
  const heads = () => costs.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(heads()).toEqual(["控制方式", "首年电费元"]);
  const field = costs.getByRole("textbox", { name: / 设备价（元\/台）$/u });
  await userEvent.type(field, "9000");
  expect(heads()).toEqual(["控制方式", "首年电费元", "全寿命费用元，现值", "静态回收期年", "动态回收期年"]);
  const cells = (name: string) =>
    within(costs.getByRole("rowheader", { name }).closest("tr")!)
      .getAllByRole("cell")
      .map(({ textContent }) => Number((textContent ?? "").replaceAll(",", "")));
  const [bill, all, simple] = cells("变频沿管网曲线");
  const [throttled] = cells("定速节流");
  // Ten years without interest, and one converter.
  expect(Math.abs((all ?? NaN) - (12_000 + 9000 + 5000 + 10 * (bill ?? NaN)))).toBeLessThanOrEqual(6);
  expect(simple).toBeCloseTo(5000 / ((throttled ?? NaN) - (bill ?? NaN)), 1);
  expect(localStorage.getItem("volute.machinePrices")).toBe('[["small","9000"]]');
});

it("says why nothing pays back where the same set has no year at a fixed speed", async () => {
  typePrices();
  panel(
    { [PROPERTY.airFlow]: 800, [PROPERTY.head]: 24, staticHead: 12 },
    {
      set: { others: [{ id: "small", count: 1 }] },
      energy: { hours: 4000, profile: "closedLoop", control: "systemCurve", leastRate: 0.4, isStaged: false },
    },
  );
  const costs = within(await screen.findByRole("region", { name: "组合费用" }));
  await userEvent.type(costs.getByRole("textbox", { name: / 设备价（元\/台）$/u }), "9000");
  expect(costs.queryByRole("rowheader", { name: "定速节流" })).toBeNull();
  expect(costs.getByText(/同一组合定速节流没有全年电费，不能作基准，因此没有回收期/u)).toBeTruthy();
  expect(costs.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "控制方式",
    "首年电费元",
    "全寿命费用元，现值",
  ]);
});
