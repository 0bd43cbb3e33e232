import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import type { Product } from "#api/contract/products.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { ChartProduct } from "#domain/catalogue/machine/ChartRequest.ts";
import { designPoints } from "#domain/products/chart/designPoints.ts";
import { DEFAULT_CHOICE, type EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import { NO_PRICES } from "#domain/products/energy/energyCosts.ts";
import { energyText } from "#domain/products/energy/energyWords.ts";
import { productEnergy } from "#domain/products/energy/productEnergy.ts";
import type { EnergyDraft } from "#ui/energy/EnergyDraft.ts";
import { CompareEnergy } from "#ui/screens/compare/CompareEnergy.tsx";
import { CompareTable } from "#ui/screens/compare/CompareTable.tsx";

import type { ComparedYears } from "#ui/screens/compare/energyRows.ts";
import type { CurveClient, EnergyQuestion } from "#workers/curve/CurveClient.ts";
import { chartRequest, testPump } from "../../../support/chartMaker.ts";
import { drawnPump, PUMP_DUTY } from "../../../support/drawnPump.ts";
import { fakeServices, renderInApp } from "../../renderInApp.tsx";

/** The same pump with motors of two sizes, and one without any curve. */
const productOf = (id: string, power: number) =>
  ({
    id,
    model: id,
    gjwCategoryCode: "C000002",
    isSample: false,
    productPropertyValues: [{ code: PROPERTY.motorPower, value: power }],
  }) as unknown as Product;
const COMPARED = [productOf("P45", 45), productOf("P200", 200), productOf("bare", 45)].map((product) => ({
  product,
  curves: [],
}));

const CHART = drawnPump();

/** The rules themselves in the worker's place, over the test pump. */
const answer = ({ chart, order }: EnergyQuestion) => {
  const pump: ChartProduct = testPump();
  const own =
    chart.products[0]?.id === "bare" ? { ...pump, settings: [{ ...pump.settings[0]!, curves: [] }] } : pump;
  const designs = designPoints("pump", pump, chart.conditions[0] ?? []);
  return productEnergy(chartRequest({ products: [own], designPoints: designs, rate: chart.rate }), order);
};

function Held({ first }: { readonly first: EnergyChoice }) {
  const [choice, setChoice] = useState(first);
  const [draft, setDraft] = useState<EnergyDraft | null>(null);
  const [years, setYears] = useState<ComparedYears | null>(null);
  return (
    <>
      <CompareEnergy
        compared={COMPARED}
        chart={CHART}
        duty={PUMP_DUTY}
        conditions={{ setting: undefined, energy: choice, changeEnergy: setChoice }}
        draft={draft}
        onDraft={setDraft}
        onYears={setYears}
      />
      <CompareTable
        products={COMPARED.map(({ product }) => product)}
        groups={years === null ? [] : [years.group]}
        duty={PUMP_DUTY}
        rate={null}
        isDrawn
        onRemove={undefined}
      />
    </>
  );
}
const show = (first: Partial<EnergyChoice> = {}) =>
  renderInApp(<Held first={{ ...DEFAULT_CHOICE, ...first }} />, {
    services: fakeServices({
      curve: { energy: (question: EnergyQuestion) => Promise.resolve(answer(question)) } as CurveClient,
    }),
  });
const type = (name: string, text: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value: text } });
const cellsOf = async (name: string) => {
  const head = await screen.findByRole("rowheader", { name });
  return within(head.closest("tr") ?? document.body)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
};

beforeEach(() => localStorage.clear());

it("compares the years under what its head says, marks the better one and says why one has none", async () => {
  show();
  expect(await screen.findByText("年耗电：恒定流量，8,760 h/年，定速节流，IE3")).toBeTruthy();
  type("年运行小时（h）", "4000");
  expect(await screen.findByText("年耗电：恒定流量，4,000 h/年，定速节流，IE3")).toBeTruthy();
  const [small, large, bare] = await cellsOf("年耗电 kWh/a");
  expect(small).toMatch(/^[\d,]+优$/u);
  expect(large).toMatch(/^[\d,]+$/u);
  expect(bare).toBe("没有全压或扬程曲线，不能计算能耗");
  expect(await cellsOf("电动机 kW")).toEqual(["45", "200", "- -"]);
});

it("shows of each product the figure that its detail computes", async () => {
  show({ hours: 4000 });
  const cells = await cellsOf("年耗电 kWh/a");
  const energies = [45, 200].map((power) => {
    const found = productEnergy(chartRequest({ designPoints: designPoints("pump", testPump(), PUMP_DUTY) }), {
      setting: undefined,
      motor: { powers: [{ setting: null, power }], rotationalSpeed: null, isCirculator: false },
      choice: { ...DEFAULT_CHOICE, hours: 4000 },
      prices: NO_PRICES,
    });
    const year = found.ok ? found.value.methods[0]?.year : undefined;
    return year?.ok === true ? energyText(year.value.energy) : null;
  });
  expect(cells.slice(0, 2)).toEqual([`${energies[0]}优`, energies[1]]);
});

it("tells money at the prices that were entered, and none before", async () => {
  show({ hours: 4000 });
  await cellsOf("年耗电 kWh/a");
  expect(screen.queryByRole("rowheader", { name: /电费/u })).toBeNull();
  type("电价（元/kWh）", "0.8");
  const [small, large, bare] = await cellsOf("首年电费 元/a");
  expect([small, large].map((text) => /^[\d,]+(?:优)?$/u.test(text ?? ""))).toEqual([true, true]);
  expect([small?.endsWith("优"), bare]).toEqual([true, "- -"]);
  expect(screen.queryByRole("rowheader", { name: /全寿命/u })).toBeNull();
  type("设备价（元/台）", "30000");
  type("计算年限（年）", "10");
  expect((await cellsOf("全寿命费用（各产品同一设备价） 元，现值"))[0]).toMatch(/优$/u);
});

it("shows no figure of another profile while a histogram cannot be read", async () => {
  show({ hours: 4000, profile: { unit: "hours", rows: [{ share: 1, amount: 500 }] } });
  await cellsOf("年耗电 kWh/a");
  type("流量占比与小时", "100% abc");
  await waitFor(() => expect(screen.queryByRole("rowheader", { name: "年耗电 kWh/a" })).toBeNull());
  expect(screen.getByText("改正直方图后计算年耗电")).toBeTruthy();
});
