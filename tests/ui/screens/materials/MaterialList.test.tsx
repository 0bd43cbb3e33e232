import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import type { Asking } from "#api/client/createApi.ts";
import { listClassificationProperties, type PropertyDefinition } from "#api/contract/dataStandards.ts";
import {
  aggregateMaterialCategories,
  queryMaterials,
  type Material,
  type MaterialCategory,
} from "#api/contract/materials.ts";
import { listAreas, queryGoods } from "#api/contract/goods.ts";
// Loaded before it is asked for, so that no test waits for it.
import "#ui/prices/PricePanel.tsx";
import { MaterialList } from "#ui/screens/materials/MaterialList.tsx";
import { AREAS, goods } from "../../prices/priceData.ts";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

const CATEGORIES: readonly MaterialCategory[] = [
  { code: "M000100", parentCode: null, name: "管材", count: 44, filteredCount: 44 },
  { code: "M000101", parentCode: "M000100", name: "焊接钢管", count: 44, filteredCount: 44 },
];
const definition = (code: string, name: string, rest: Partial<PropertyDefinition>): PropertyDefinition => ({
  code,
  name,
  dataType: "Number",
  unitSymbol: null,
  groupCode: null,
  groupName: null,
  enumValues: [],
  isPerformanceFilter: false,
  isListDisplay: true,
  isCustomSort: false,
  isSearch: true,
  ...rest,
});
const DEFINITIONS = [
  definition("MP0001", "公称尺寸 DN", { enumValues: [{ code: "100", name: "100" }] }),
  definition("MP0002", "外径", { unitSymbol: "mm" }),
  definition("MP0005", "理论重量", { unitSymbol: "kg/m", isSearch: false }),
];
const PIPE: Material = {
  id: "m1",
  name: "焊接钢管",
  specification: "DN100（Φ114.3×4）",
  standard: "GB/T 3091",
  unit: "m",
  gjwCategoryCode: "M000101",
  gjwCategoryName: "焊接钢管",
  verifiedBy: null,
  source: "按 GB/T 3091 录入",
  materialPropertyValues: [
    { code: "MP0001", name: "公称尺寸 DN", unitSymbol: null, value: 100 },
    { code: "MP0002", name: "外径", unitSymbol: "mm", value: 114.3 },
    { code: "MP0005", name: "理论重量", unitSymbol: "kg/m", value: null },
  ],
};
const BOARD: Material = {
  ...PIPE,
  id: "m2",
  name: "岩棉板",
  specification: "Rockwool",
  standard: null,
  verifiedBy: "与所列来源的记录一致",
  materialPropertyValues: [],
};

function Address() {
  const { search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(search)}</output>;
}

type Query = Asking<typeof queryMaterials>["body"];

function open(
  address = "/material",
  answer: (body: Query) => { list: Material[]; totalCount: number } = () => ({
    list: [PIPE, BOARD],
    totalCount: 42,
  }),
) {
  const asked: Query[] = [];
  const services = fakeServices({
    api: fakeApi((endpoint, asking) => {
      if (endpoint === aggregateMaterialCategories) return CATEGORIES;
      if (endpoint === listClassificationProperties) return DEFINITIONS;
      if (endpoint === listAreas) return AREAS;
      if (endpoint === queryGoods) return { list: [goods(1)], totalCount: 1 };
      if (endpoint !== queryMaterials) throw new Error(`nobody answers ${endpoint.path}`);
      const { body } = asking as Asking<typeof queryMaterials>;
      asked.push(body);
      return answer(body);
    }),
  });
  renderInApp(
    <>
      <MaterialList />
      <Address />
    </>,
    { services, address },
  );
  return { asked, address: () => screen.getByTestId("address").textContent, user: userEvent.setup() };
}

const table = () => screen.findByRole("table", { name: "标准材料" });

it("lists materials of every category, and says of each whether it was checked", async () => {
  const { asked } = open();
  const rows = within(await table()).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "名称规格型号分类标准单位核对",
    "焊接钢管DN100（Φ114.3×4）焊接钢管GB/T 3091m待核对",
    "岩棉板Rockwool焊接钢管- -m已核对",
  ]);
  expect(screen.getByText("第 1–20 种，共 42 种")).toBeTruthy();
  expect(asked.at(-1)).toEqual({ categoryProperties: [], pageNo: 1, pageSize: 20 });
});

it("shows what a category states in columns, and searches by its properties", async () => {
  const { asked, address, user } = open("/material?page=2");
  await table();
  await user.click(await screen.findByRole("button", { name: /^焊接钢管 ?44$/u }));
  expect(address()).toBe("?category=M000101");
  expect(await screen.findByRole("columnheader", { name: /^外径/u })).toBeTruthy();
  expect(within(await table()).getAllByRole("row")[1]?.textContent).toBe(
    "焊接钢管DN100（Φ114.3×4）100114.3- -GB/T 3091m待核对",
  );
  expect(screen.queryByRole("combobox", { name: "理论重量" })).toBeNull();
  await user.click(screen.getByRole("combobox", { name: "公称尺寸 DN" }));
  await user.click(await screen.findByRole("option", { name: "100" }));
  await user.type(screen.getByRole("textbox", { name: /^外径.*最小/u }), "50");
  await user.type(screen.getByRole("textbox", { name: /^外径.*最大/u }), "120{Enter}");
  expect(asked.at(-1)).toEqual({
    gjwCategoryCode: "M000101",
    categoryProperties: [
      { code: "MP0001", value: "100" },
      { code: "MP0002", value: "50-120" },
    ],
    pageNo: 1,
    pageSize: 20,
  });
  await user.click(screen.getByRole("button", { name: /^全部材料/u }));
  expect(address()).toBe("");
});

it("opens one material with what it states and how far that can be trusted", async () => {
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "DN100（Φ114.3×4）" }));
  const detail = await screen.findByRole("dialog", { name: "DN100（Φ114.3×4）" });
  expect(detail.textContent).toContain("外径114.3 mm");
  expect(detail.textContent).toContain("没有对照标准原文逐项核对");
  expect(detail.textContent).toContain("来源：按 GB/T 3091 录入");
  await user.click(within(detail).getAllByRole("button", { name: "关闭" }).at(-1)!);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("says that nothing fits, and leads back to everything", async () => {
  const { address, user } = open("/material?name=zzz&p=MP0001:100", () => ({ list: [], totalCount: 0 }));
  expect(await screen.findByText("没有符合条件的材料")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "清除条件" }));
  expect(address()).toBe("");
  expect(await screen.findByText("暂无材料")).toBeTruthy();
});

it("leads back from a page that there is not", async () => {
  const { address, user } = open("/material?page=9", () => ({ list: [], totalCount: 3 }));
  await user.click(await screen.findByRole("button", { name: "回到第一页" }));
  expect(address()).toBe("");
});

it("says that the list did not come, and asks again", async () => {
  let isDown = true;
  const { user } = open("/material", () => {
    if (isDown) throw new Error("网络中断");
    return { list: [PIPE], totalCount: 1 };
  });
  expect((await screen.findByRole("alert")).textContent).toContain("网络中断");
  isDown = false;
  await user.click(screen.getByRole("button", { name: "重试" }));
  expect(await screen.findByText("DN100（Φ114.3×4）")).toBeTruthy();
});

it("leads from a material to its prices, and back by Esc to where the focus was", async () => {
  const { user } = open();
  await user.click(within(await table()).getByRole("button", { name: "DN100（Φ114.3×4）" }));
  const detail = await screen.findByRole("dialog", { name: "DN100（Φ114.3×4）" });
  await user.click(within(detail).getByRole("button", { name: "查询价格" }));
  const panel = within(await screen.findByRole("dialog", { name: "价格查询" }));
  expect(await panel.findByText("1,280.50")).toBeTruthy();
  expect(panel.getByRole<HTMLInputElement>("textbox", { name: "名称" }).value).toBe(
    "焊接钢管 DN100（Φ114.3×4）",
  );
});
