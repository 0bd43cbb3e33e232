import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { Route, Routes, useLocation } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { getProduct, type Product, type PropertyValue } from "#api/contract/products.ts";
import { FAN_COIL, PUMP } from "#domain/catalogue/categories.ts";
import type { ComparisonSheet } from "#domain/desk/report/comparison/ComparisonWords.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { BELOW_GRADE_3, EFFICIENCY_GRADES } from "#domain/catalogue/standards/efficiencyGrade.ts";
import { fail, ok } from "#domain/base/result.ts";
import type { Services } from "#ui/page/services/ServicesContext.tsx";
import { CompareScreen } from "#ui/screens/compare/CompareScreen.tsx";
import text from "#ui/kit/styles/text.module.css";
import type { ReportClient } from "#workers/report/ReportClient.ts";
import type { SheetClient } from "#workers/sheet/SheetClient.ts";
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

function openAt(
  address: string,
  isDown = false,
  catalogue: readonly Product[] = PRODUCTS,
  services: Partial<Services> = {},
) {
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
    { services: fakeServices({ api, ...services }), address },
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

/** What the page shows of its table: a line for each row, without what can be clicked. */
const shownRows = () =>
  screen.getAllByRole("row").map((row) => {
    const cells = [...row.querySelectorAll("th, td")].map((cell) =>
      cell.textContent.replace(/选中|移除/gu, ""),
    );
    return cells.join("|");
  });
const saidRows = ({ groups, products }: ComparisonSheet) => [
  ["参数", ...products.map(({ model, isSample }) => `${model}${isSample ? "示例数据" : ""}`)].join("|"),
  ...groups.flatMap(({ name, rows: of }) => [
    name,
    ...of.map(({ name: title, unit, texts, best }) =>
      [
        unit === "" ? title : `${title} ${unit}`,
        ...texts.map((said, at) => `${said}${best.has(at) ? "优" : ""}`),
      ].join("|"),
    ),
  ]),
];

it.each(["/product/compare?ids=a,b,s", "/product/compare?ids=a,b,s&rows=all", "/product/compare?ids=a,a2"])(
  "hands over as files what it shows at %s",
  async (address) => {
    localStorage.clear();
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:comparison");
    const comparison = vi.fn<ReportClient["comparison"]>(() => Promise.resolve(ok(new ArrayBuffer(8))));
    const written = vi.fn<SheetClient["comparison"]>(() => Promise.resolve(new ArrayBuffer(8)));
    const catalogue = [
      ...PRODUCTS,
      coil("s", 38, { isSample: true, model: '=HYPERLINK("http://x")' }),
      coil("a2", 42, { model: "FP-a2" }),
    ];
    openAt(address, false, catalogue, {
      report: { comparison } as unknown as ReportClient,
      sheet: { comparison: written } as unknown as SheetClient,
    });
    await userEvent.click(await screen.findByRole("button", { name: "导出" }));
    const dialog = within(await screen.findByRole("dialog", { name: "导出对比" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "项目" }), " 一号楼 ");
    await userEvent.type(dialog.getByRole("textbox", { name: "编制" }), "张工");
    fireEvent.change(dialog.getByLabelText("日期"), { target: { value: "2026-11-23" } });
    await userEvent.click(dialog.getByRole("button", { name: "PDF" }));
    await waitFor(() => expect(comparison).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(dialog.getByRole("button", { name: ".xlsx" }).hasAttribute("disabled")).toBe(false),
    );
    await userEvent.click(dialog.getByRole("button", { name: ".xlsx" }));
    await waitFor(() => expect(written).toHaveBeenCalledOnce());

    const { sheet, chart } = comparison.mock.calls[0]![0];
    expect(written.mock.calls[0]![0]).toEqual(sheet);
    expect(chart).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "关闭" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(saidRows(sheet)).toEqual(shownRows());
    const notes = screen.queryByRole("list", { name: "说明" });
    expect(sheet.notes).toEqual([...(notes?.children ?? [])].map(({ textContent }) => textContent));
    expect(sheet.head).toEqual({ project: "一号楼", author: "张工", madeOn: "2026-11-23" });
    expect(decodeURIComponent(sheet.address)).toContain(address);
    // The next file is of the same project and by the same person.
    await userEvent.click(screen.getByRole("button", { name: "导出" }));
    expect(await screen.findByDisplayValue("张工")).toBeTruthy();
    vi.restoreAllMocks();
  },
);

it("says why no file was made, and keeps what was typed", async () => {
  localStorage.clear();
  const comparison = vi.fn<ReportClient["comparison"]>(() => Promise.resolve(fail("font-unavailable")));
  const written = vi.fn<SheetClient["comparison"]>(() => Promise.reject(new Error("gone")));
  openAt("/product/compare?ids=a,b", false, PRODUCTS, {
    report: { comparison } as unknown as ReportClient,
    sheet: { comparison: written } as unknown as SheetClient,
  });
  await userEvent.click(await screen.findByRole("button", { name: "导出" }));
  const dialog = within(await screen.findByRole("dialog", { name: "导出对比" }));
  await userEvent.type(dialog.getByRole("textbox", { name: "项目" }), "一号楼");
  await userEvent.click(dialog.getByRole("button", { name: "PDF" }));
  expect(await dialog.findByText("PDF 未生成，字体文件没有加载，请检查网络后重试")).toBeTruthy();
  await userEvent.click(dialog.getByRole("button", { name: ".xlsx" }));
  expect(await dialog.findByText("文件未生成，请重试")).toBeTruthy();
  expect(dialog.getByDisplayValue("一号楼")).toBeTruthy();
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
