import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import type { Product } from "#api/contract/products.ts";
import type { ChartProduct } from "#domain/catalogue/machine/ChartRequest.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { designPoints } from "#domain/products/chart/designPoints.ts";
import { productTolerance } from "#domain/products/tolerance/productTolerance.ts";
import { useAcceptanceGrades } from "#ui/product/tolerance/useAcceptanceGrades.ts";
import type { ComparedTolerances } from "#ui/screens/compare/comparedTolerances.ts";
import { CompareTable } from "#ui/screens/compare/CompareTable.tsx";
import { CompareTolerance } from "#ui/screens/compare/CompareTolerance.tsx";
import type { CurveClient, ToleranceQuestion } from "#workers/curve/CurveClient.ts";
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
const COMPARED = [productOf("P1", 1), productOf("P200", 200), productOf("bare", 45)].map((product) => ({
  product,
  curves: [],
}));

const NO_MOTORS = { only: null, high: null, low: null };

/** The rules themselves in the worker's place, over the test pump. */
function answer({ chart, order }: ToleranceQuestion) {
  const pump: ChartProduct = testPump();
  const own =
    chart.products[0]?.id === "bare" ? { ...pump, settings: [{ ...pump.settings[0]!, curves: [] }] } : pump;
  const designs = designPoints("pump", pump, chart.conditions[0] ?? []);
  return productTolerance(chartRequest({ products: [own], designPoints: designs, rate: chart.rate }), order);
}

function Shown({ duty }: { readonly duty: typeof PUMP_DUTY }) {
  const [tolerances, setTolerances] = useState<ComparedTolerances | null>(null);
  return (
    <>
      <CompareTolerance
        compared={COMPARED}
        chart={drawnPump()}
        duty={duty}
        conditions={{ setting: undefined }}
        onTolerances={setTolerances}
      />
      <CompareTable
        products={COMPARED.map(({ product }) => product)}
        groups={tolerances === null ? [] : [tolerances.group]}
        duty={duty}
        rate={null}
        isDrawn
        onRemove={undefined}
      />
    </>
  );
}
const show = (duty = PUMP_DUTY) =>
  renderInApp(<Shown duty={duty} />, {
    services: fakeServices({
      curve: { tolerance: (question: ToleranceQuestion) => Promise.resolve(answer(question)) } as CurveClient,
    }),
  });
const cellsOf = async (name: RegExp) => {
  const head = await screen.findByRole("rowheader", { name });
  return within(head.closest("tr") ?? document.body)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
};

beforeEach(() => useAcceptanceGrades.keep({}));

test("compares products within the grade that is chosen, as the detail of each does", async () => {
  const user = userEvent.setup();
  show();
  expect(await screen.findByText("公差核算：3B 级，GB/T 3216-2016（ISO 9906:2012）")).toBeTruthy();
  const plain = (grade: "1B" | null) => {
    const found = productTolerance(
      chartRequest({ designPoints: designPoints("pump", testPump(), PUMP_DUTY) }),
      { setting: undefined, grade, motors: NO_MOTORS },
    );
    return found.ok ? formatQuantity(found.value.range.flows?.[0] ?? null, "m³/h") : null;
  };
  const wide = await cellsOf(/^最小流量/u);
  expect(wide).toEqual([plain(null), plain(null), "- -"]);
  await user.click(screen.getByRole("combobox", { name: "验收等级" }));
  await user.click(screen.getByRole("option", { name: "1B" }));
  expect(await screen.findByText("公差核算：1B 级，GB/T 3216-2016（ISO 9906:2012）")).toBeTruthy();
  const narrow = await cellsOf(/^最小流量/u);
  expect(narrow).toEqual([plain("1B"), plain("1B"), "- -"]);
  expect(narrow).not.toEqual(wide);
});

test("says which motor is too small, and why one product is not judged", async () => {
  show();
  const [small, large] = await cellsOf(/^轴功率最大/u);
  expect(small).toContain("电动机不足");
  expect(large).not.toContain("电动机不足");
  expect((await cellsOf(/^结论/u))[2]).toBe("没有全压或扬程曲线，不能按公差核算");
});

test("without a duty says what is missing", async () => {
  show([]);
  expect((await screen.findByRole("status")).textContent).toBe(
    "输入完整的工况（流量和扬程或全压）后按公差核算",
  );
  expect(screen.queryByRole("rowheader", { name: /结论/u })).toBeNull();
});
