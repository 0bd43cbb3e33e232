import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { ApiError } from "#api/client/ApiError.ts";
import type { WireCurve } from "#api/contract/curves.ts";
import { getProduct, type Product } from "#api/contract/products.ts";
import { FAN, PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { buildChart } from "#domain/products/chart/buildChart.ts";
import type { ChartProduct } from "#domain/catalogue/machine/ChartRequest.ts";
import { designPoints } from "#domain/products/chart/designPoints.ts";
import { DEFAULT_CHOICE, type EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import { productSet } from "#domain/products/parallel/productSet.ts";
import { PLAIN_SET, type SetChoice } from "#domain/products/parallel/SetChoice.ts";
import { SetPanel } from "#ui/product/parallel/SetPanel.tsx";
import type { CurveClient, DrawnChart } from "#workers/curve/CurveClient.ts";
import { chartRequest, testPump } from "../../../support/chartMaker.ts";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

export const condition = (more: Record<string, number>) =>
  Object.entries(more).map(([code, value]) => ({ code, value }));
export const THREE = {
  [PROPERTY.airFlow]: 900,
  [PROPERTY.head]: 32,
  staticHead: 12,
  mostHead: 36,
  machineCount: 3,
  standbyCount: 1,
};

export function drawn(more: Record<string, number>, pump: ChartProduct = testPump()): DrawnChart {
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
const productOf = (id: string, gjwCategoryCode = PUMP): Product =>
  ({
    id,
    model: `${id} 型`,
    gjwCategoryCode,
    productPropertyValues: [{ code: PROPERTY.motorPower, value: 45 }],
  }) as unknown as Product;
/** A tenth lower than the pump that is looked at. */
const SMALL = testPump(0.9);
const NO_CURVES: readonly WireCurve[] = [];

interface Asked {
  readonly set?: Partial<SetChoice>;
  readonly pump?: ChartProduct;
  readonly ratedPower?: number;
  readonly isDown?: boolean;
  readonly energy?: Partial<EnergyChoice>;
}

/** The rules themselves in the worker's place, over the test's pumps. */
export function panel(
  more: Record<string, number>,
  { set = {}, pump = testPump(), ratedPower = 45, isDown = false, energy = {} }: Asked = {},
) {
  const told = { set: { ...PLAIN_SET, ...set } };
  const state = { isDown };
  const chart = drawn(more, pump);
  const answered: CurveClient["set"] = ({ chart: { machine, products, conditions }, order }) => {
    if (state.isDown) return Promise.reject(new Error("the worker is gone"));
    const all = products.map(({ id }) => (id === "looked-at" ? pump : SMALL));
    const designs = conditions.flatMap((each) => designPoints(machine, pump, each));
    return Promise.resolve(productSet(chartRequest({ products: all, designPoints: designs }), order));
  };
  const api = fakeApi(({ path }, asking) => {
    const { params } = asking as { readonly params: { readonly id: string } };
    if (path !== getProduct.path) return NO_CURVES;
    if (params.id === "gone") throw new ApiError("not.found", "没有找到", { status: 404 });
    return productOf(params.id, params.id === "fan" ? FAN : PUMP);
  });
  function Held() {
    const [held, setHeld] = useState(told.set);
    return (
      <SetPanel
        product={{
          ...productOf("looked-at"),
          productPropertyValues: [{ code: PROPERTY.motorPower, value: ratedPower }] as never,
        }}
        curves={NO_CURVES}
        chart={chart}
        duty={condition(more).map((entry) => ({ ...entry, deviationRate: null }))}
        conditions={{
          setting: undefined,
          energy: { ...DEFAULT_CHOICE, ...energy },
          set: held,
          changeSet(changed) {
            told.set = changed;
            setHeld(changed);
          },
        }}
      />
    );
  }
  renderInApp(<Held />, { services: fakeServices({ api, curve: { set: answered } as CurveClient }) });
  return { told, state };
}
export async function pick(name: string, option: string) {
  const box = screen.getByRole("combobox", { name });
  await userEvent.click(box);
  const list = document.querySelector<HTMLElement>(`#${CSS.escape(box.getAttribute("aria-controls") ?? "")}`);
  if (list === null) throw new Error(`${name} offers nothing`);
  await userEvent.click(within(list).getByRole("option", { name: option, hidden: true }));
}

/** Of the test pump, 40 − 8e-5·q², with so many of three on 12 + 20/900²·Q². */
export const eachOf = (running: number) => Math.sqrt(28 / (8e-5 + (20 / 810_000) * running ** 2));
export const rowOf = (table: string, name: string) =>
  within(screen.getByRole("table", { name: table }))
    .getByRole("rowheader", { name })
    .closest("tr")?.textContent;
