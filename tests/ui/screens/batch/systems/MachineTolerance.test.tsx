import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { getProduct } from "#api/contract/products.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { designPoints } from "#domain/products/chart/designPoints.ts";
import { productTolerance, type ToleranceOrder } from "#domain/products/tolerance/productTolerance.ts";
import { MachineTolerance } from "#ui/screens/batch/systems/MachineTolerance.tsx";
import { useAcceptanceGrades } from "#ui/product/tolerance/useAcceptanceGrades.ts";
import type { CurveClient } from "#workers/curve/CurveClient.ts";
import { chartRequest, testPump } from "../../../../support/chartMaker.ts";
import { PUMP_DUTY } from "../../../../support/drawnPump.ts";
import { fakeApi, fakeServices, renderInApp } from "../../../renderInApp.tsx";

const PRODUCT = {
  ...{ id: "pump-1", model: "P1", gjwCategoryCode: "C000002", source: "" },
  productPropertyValues: [{ code: PROPERTY.motorPower, value: 34 }],
};

function show(resistance: number | null = 0.15) {
  const orders: ToleranceOrder[] = [];
  const tolerance: CurveClient["tolerance"] = ({ chart, order }) => {
    orders.push(order);
    const designs = designPoints("pump", testPump(), chart.conditions[0] ?? []);
    return Promise.resolve(productTolerance(chartRequest({ designPoints: designs }), order));
  };
  renderInApp(
    <MachineTolerance
      machine="pump"
      id="pump-1"
      duty={PUMP_DUTY}
      dutyText="300.00 m³/h × 32.00 m"
      margins="流量 0 %、扬程 10 %"
      resistance={resistance}
    />,
    {
      services: fakeServices({
        curve: { tolerance } as CurveClient,
        api: fakeApi((endpoint) => (endpoint === getProduct ? PRODUCT : [])),
      }),
    },
  );
  return orders;
}

beforeEach(() => {
  localStorage.clear();
  useAcceptanceGrades.setState({}, true);
});

it("judges nothing until it is switched on, then says the worst flow, the duty without margins, and keeps the switch", async () => {
  const orders = show();
  expect(screen.queryByText(/不含余量/u)).toBeNull();
  fireEvent.click(screen.getByRole("checkbox", { name: "按公差核算" }));
  expect(await screen.findByText(/按 3B 级公差，最不利时流量 289 m³\/h/u)).toBeTruthy();
  expect(
    screen.getByText("核算工况 300.00 m³/h × 32.00 m，不含余量（流量 0 %、扬程 10 %）；余量与公差不叠加"),
  ).toBeTruthy();
  expect(screen.getByText(/能达到工况，管网阻力公差 15 %（约定）计入；不改变结论/u)).toBeTruthy();
  expect(orders.at(-1)).toMatchObject({ resistance: 0.15, motors: { only: 34 } });
  expect(localStorage.getItem("volute.systemTolerance")).toBe("true");
  fireEvent.click(screen.getByRole("checkbox", { name: "按公差核算" }));
  expect(screen.queryByText(/不含余量/u)).toBeNull();
});

it("leaves the deviation of a system out whose resistance is not known, and says so", async () => {
  const orders = show(null);
  fireEvent.click(screen.getByRole("checkbox", { name: "按公差核算" }));
  expect(await screen.findByText(/不含管网阻力的偏差/u)).toBeTruthy();
  expect(orders.at(-1)).not.toHaveProperty("resistance");
});
