import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { getProduct, type Product, type PropertyValue } from "#api/contract/products.ts";
import { FAN_COIL, PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { BELOW_GRADE_3, EFFICIENCY_GRADES } from "#domain/efficiencyStandards/efficiencyGrade.ts";
import { CompareScreen } from "#ui/screens/compare/CompareScreen.tsx";
import text from "#ui/styles/text.module.css";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

const figure = (code: string, name: string, value: number, unitSymbol: string): PropertyValue => ({
  code,
  name,
  unitSymbol,
  groupName: "性能参数",
  dataType: "Number",
  value,
  valueFrom: null,
  valueTo: null,
});

/** Without curves: what the chart draws is proved elsewhere. */
const coil = (id: string, noise: number, more: Partial<Product> = {}): Product => ({
  id,
  name: "卧式暗装风机盘管",
  model: `FP-${id}`,
  brandCode: "B01",
  brandName: "朗源",
  imageUrl: null,
  productSeriesId: null,
  productSeriesName: null,
  gjwCategoryCode: FAN_COIL,
  gjwCategoryName: "风机盘管",
  isSample: false,
  source: "",
  productPropertyValues: [
    figure(PROPERTY.noise, "噪声", noise, "dB(A)"),
    figure(PROPERTY.weight, "重量", 20, "kg"),
  ],
  ...more,
});
const PRODUCTS = [
  coil("a", 42),
  coil("b", 40),
  coil("c", 45),
  coil("p", 60, { gjwCategoryCode: PUMP, gjwCategoryName: "水泵" }),
];

function openAt(address: string, isDown = false, catalogue: readonly Product[] = PRODUCTS) {
  const at = { address: "" };
  const state = { isDown };
  function Address() {
    const { pathname, search } = useLocation();
    useEffect(() => {
      at.address = decodeURIComponent(`${pathname}${search}`);
    }, [pathname, search]);
    return null;
  }
  const api = fakeApi(({ path }, asking) => {
    if (state.isDown) throw new Error("网络连接失败");
    if (path !== getProduct.path) return [];
    const { params } = asking as { readonly params: { readonly id: string } };
    const product = catalogue.find(({ id }) => id === params.id);
    if (product) return product;
    throw new ApiError("not.found", "没有找到");
  });
  renderInApp(
    <>
      <Routes>
        <Route path="/product/compare" element={<CompareScreen />} />
      </Routes>
      <Address />
    </>,
    { services: fakeServices({ api }), address },
  );
  return { at, state };
}
const rows = () => screen.getAllByRole("row").map(({ textContent }) => textContent);

it("shows what differs, the better value marked, and all of it when asked", async () => {
  openAt("/product/compare?ids=a,b");
  await screen.findByRole("table", { name: "产品差异" });
  expect(rows()).toEqual(["参数FP-a选中FP-b选中", "性能参数", "噪声 dB(A)42.040.0优"]);
  await userEvent.click(screen.getByRole("checkbox", { name: "仅看不同" }));
  expect(rows()).toContain("重量 kg2020");
  expect(rows()).toContain("品牌朗源朗源");
});

it("marks what the efficiency standard does not allow, even where all share it", async () => {
  const low = (id: string) =>
    coil(id, 40, {
      productPropertyValues: [
        {
          ...figure(PROPERTY.efficiencyGrade, "能效等级", 0, ""),
          dataType: "Enum",
          unitSymbol: null,
          value: EFFICIENCY_GRADES[BELOW_GRADE_3],
        },
      ],
    });
  openAt("/product/compare?ids=low1,low2", false, [low("low1"), low("low2")]);
  const row = (await screen.findByRole("rowheader", { name: "能效等级" })).closest("tr") ?? document.body;
  const cells = within(row).getAllByRole("cell", { name: "低于 3 级" });
  expect(cells.map(({ className }) => className)).toEqual([text["wrong"], text["wrong"]]);
});

it("takes a product out of the address as long as two remain", async () => {
  const { at } = openAt("/product/compare?ids=a,b,c");
  await userEvent.click(await screen.findByRole("button", { name: "移除 FP-b" }));
  await waitFor(() => expect(at.address).toBe("/product/compare?ids=a,c"));
  const table = await screen.findByRole("table", { name: "产品差异" });
  await waitFor(() => expect(within(table).queryByText("FP-b")).toBeNull());
  expect(screen.queryByRole("button", { name: /移除/u })).toBeNull();
});

it("says how to choose where fewer than two are named", () => {
  openAt("/product/compare?ids=a");
  expect(screen.getByText("至少选择两个产品才能对比")).toBeTruthy();
});

it("offers the first six of more", async () => {
  const { at } = openAt("/product/compare?ids=a,b,c,d,e,f,g");
  await userEvent.click(screen.getByRole("link", { name: "对比前六个" }));
  await waitFor(() => expect(at.address).toBe("/product/compare?ids=a,b,c,d,e,f"));
});

it("compares those that are there and names those that are not", async () => {
  openAt("/product/compare?ids=a,gone,b");
  expect((await screen.findByRole("status")).textContent).toBe("没有找到 gone，可能已从产品库中移除");
  expect(rows()[0]).toBe("参数FP-a选中FP-b选中");
});

it("says so where too few are left", async () => {
  openAt("/product/compare?ids=a,gone");
  expect(await screen.findByText("没有足够的产品可以对比")).toBeTruthy();
});

it("compares no fan coil with a pump, and offers those that are alike", async () => {
  const { at } = openAt("/product/compare?ids=a,p,b");
  expect(await screen.findByText("风机盘管 2 个，水泵 1 个")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "只对比风机盘管" }));
  await waitFor(() => expect(at.address).toBe("/product/compare?ids=a,b"));
});

it("says that a duty cannot be read, and compares all the same", async () => {
  openAt("/product/compare?ids=a,b&designProperties=%7B");
  expect(screen.getByRole("status").textContent).toBe("地址中的工况无法识别，只对比产品本身");
  expect(await screen.findByRole("table")).toBeTruthy();
});

it("tells a failure and asks again", async () => {
  const { state } = openAt("/product/compare?ids=a,b", true);
  expect((await screen.findByRole("alert")).textContent).toContain("网络连接失败");
  state.isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(await screen.findByRole("table", { name: "产品差异" })).toBeTruthy();
});
