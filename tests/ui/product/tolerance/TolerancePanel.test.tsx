import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Product } from "#api/contract/products.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { designPoints } from "#domain/products/chart/designPoints.ts";
import { productTolerance } from "#domain/products/tolerance/productTolerance.ts";
import { TolerancePanel } from "#ui/product/tolerance/TolerancePanel.tsx";
import { useAcceptanceGrades } from "#ui/product/tolerance/useAcceptanceGrades.ts";
import type { CurveClient } from "#workers/curve/CurveClient.ts";
import { chartRequest, testPump } from "../../../support/chartMaker.ts";
import { drawnPump, PUMP_DUTY } from "../../../support/drawnPump.ts";
import { fakeServices, renderInApp } from "../../renderInApp.tsx";

const PRODUCT = {
  id: "pump-1",
  model: "P1",
  gjwCategoryCode: "C000002",
  productPropertyValues: [{ code: PROPERTY.motorPower, value: 34 }],
} as unknown as Product;

/** The rules themselves in the worker's place, over the test pump. */
const answered: CurveClient["tolerance"] = ({ chart, order }) => {
  const designs = designPoints("pump", testPump(), chart.conditions[0] ?? []);
  return Promise.resolve(productTolerance(chartRequest({ designPoints: designs, rate: chart.rate }), order));
};

const show = (tolerance = answered, duty = PUMP_DUTY) =>
  renderInApp(
    <TolerancePanel
      product={PRODUCT}
      curves={[]}
      chart={drawnPump()}
      conditions={{ setting: undefined }}
      duty={duty}
    />,
    { services: fakeServices({ curve: { tolerance } as CurveClient }) },
  );

beforeEach(() => {
  localStorage.clear();
  useAcceptanceGrades.setState({}, true);
});

const rowOf = (name: string) => {
  const table = screen.getByRole("table", { name: "公差下的工作点" });
  return within(table).getByRole("row", { name: new RegExp(`^${name}`, "u") }).textContent;
};

it("takes the widest grade where none is named, and says the worst flow against the duty", async () => {
  show();
  expect((await screen.findByRole("status")).textContent).toMatch(
    /^名义满足按 3B 级公差，最不利时流量 289 m³\/h（要求 300），只按名义曲线满足$/u,
  );
  expect(screen.getByText("未注明验收等级，按 3B 级")).toBeTruthy();
  expect(rowOf("流量")).toContain("289");
  expect(rowOf("轴功率")).toContain("电动机 34.00 kW，不足");
  expect(rowOf("汽蚀余量")).toContain("在最大流量处");
});

it("follows the chosen grade, and keeps it for the next product", async () => {
  show();
  fireEvent.click(await screen.findByRole("combobox", { name: "验收等级" }));
  fireEvent.click(await screen.findByRole("option", { name: "1U" }));
  expect(await screen.findByText(/按 1U 级公差.*满足$/u)).toBeTruthy();
  expect(JSON.parse(localStorage.getItem("volute.acceptanceGrades") ?? "")).toEqual({ pump: "1U" });
  fireEvent.click(screen.getByRole("combobox", { name: "验收等级" }));
  fireEvent.click(await screen.findByRole("option", { name: "未注明（按 3B）" }));
  expect(await screen.findByText(/按 3B 级公差/u)).toBeTruthy();
  expect(JSON.parse(localStorage.getItem("volute.acceptanceGrades") ?? "")).toEqual({});
});

it("asks for a duty, and can be asked again where the worker failed", async () => {
  const tolerance = vi.fn<CurveClient["tolerance"]>().mockRejectedValue(new Error("gone"));
  show(tolerance, []);
  const again = await screen.findByRole("button", { name: "重试" });
  tolerance.mockImplementation(answered);
  fireEvent.click(again);
  expect(await screen.findByText("输入完整的工况（流量和扬程或全压）后按公差核算")).toBeTruthy();
});
