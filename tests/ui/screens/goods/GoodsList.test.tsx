import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { GoodsList } from "#ui/screens/goods/GoodsList.tsx";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

const CONFIG = { isSelectionEnable: true, isNew: false, isCanRelateResources: false, isPriceCondition: true };
const CATEGORIES = [
  { code: "C000015", name: "水阀", count: 2, configItemValues: CONFIG },
  { code: "C000001", name: "通风机", count: 2, configItemValues: { ...CONFIG, isPriceCondition: false } },
];

const MATERIALS = [
  { code: "M000100", name: "管材", count: 1, configItemValues: { ...CONFIG, isPriceCondition: false } },
  { code: "M000102", name: "无缝钢管", count: 1, configItemValues: CONFIG },
];

function open(address: string, isDown = () => false) {
  const asked: unknown[] = [];
  const api = fakeApi(({ path }, asking) => {
    if (path === "/selection/areas") return [{ code: "1", name: "全国", parentCode: null, parentName: null }];
    if (path.endsWith("/classifications")) {
      if (isDown()) throw new ApiError("internal.error", "服务器出错");
      const { query } = asking as { query: { resource_type: string } };
      return query.resource_type === "PRODUCT" ? CATEGORIES : MATERIALS;
    }
    if (path.endsWith("/properties")) return [];
    asked.push((asking as { body: { categoryCode: string | null } }).body.categoryCode);
    return { list: [], totalCount: 0 };
  });
  renderInApp(<GoodsList />, { services: fakeServices({ api }), address });
  return asked;
}

test("asks of every category, and again of the one that is chosen: of products with prices, or of materials", async () => {
  const asked = open("/goods");
  expect(await screen.findByText("暂无价格")).toBeDefined();
  const category = screen.getByRole("combobox", { name: "分类" });
  await userEvent.click(category);
  expect(screen.queryByRole("option", { name: "通风机" })).toBeNull();
  await userEvent.click(await screen.findByRole("option", { name: "水阀" }));
  expect(await screen.findByText("这个分类暂无价格")).toBeDefined();
  await userEvent.click(category);
  expect(screen.queryByRole("option", { name: "管材" })).toBeNull();
  await userEvent.click(await screen.findByRole("option", { name: "无缝钢管" }));
  expect(await screen.findByText("这个分类暂无价格")).toBeDefined();
  expect(asked).toEqual([null, "C000015", "M000102"]);
  expect(screen.queryByRole("button", { name: "联系厂商" })).toBeNull();
});

test("opens with the category of its address", async () => {
  const asked = open("/goods?category=C000015");
  expect(await screen.findByText("这个分类暂无价格")).toBeDefined();
  expect(asked).toEqual(["C000015"]);
});

test("categories that do not come say so, and are asked for again", async () => {
  let isDown = true;
  open("/goods", () => isDown);
  expect((await screen.findByRole("alert")).textContent).toBe("分类加载失败 重试");
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(await screen.findByRole("combobox", { name: "分类" })).toBeDefined();
});
