import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { recordTracks } from "./support/recordTracks.ts";
import { expect, test } from "./support/test.ts";

const SIZES = [
  { viewport: { width: 1280, height: 800 }, tag: [] },
  { viewport: { width: 1920, height: 1080 }, tag: ["@twin"] },
] satisfies { viewport: object; tag: string[] }[];
const VALVES = "/productList/C000015";

/** The detail of a valve whose maker quotes prices, its panel opened by the keyboard. */
async function openPanel(page: Page, open: (route: string) => Promise<void>) {
  const found = await page.request.post("/api/search/selection/v1/products/query", {
    data: { gjwCategoryCode: "C000015", brandCode: "B000001" },
  });
  const { data } = (await found.json()) as { data: { list: readonly { id: string }[] } };
  await open(`/product/detail/${data.list[0]?.id}`);
  await page.getByRole("button", { name: "查询价格" }).focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "价格查询" });
  await expect(panel.getByRole("table", { name: "价格" })).toBeVisible();
  return panel;
}

for (const { viewport, tag } of SIZES)
  test.describe(`at ${viewport.width} × ${viewport.height}`, { tag }, () => {
    test.use({ viewport, toleratedErrors: [/Failed to load resource/u] });

    test("a designer finds prices beside the detail by the keyboard, in a city and further down the list", async ({
      page,
      open,
    }) => {
      const tracks = recordTracks(page);
      const panel = await openPanel(page, open);
      await expect(panel.getByText("示例", { exact: true }).first()).toBeVisible();
      await expectAccessible(page);

      // By the keyboard alone: another area, no conditions, and on to the end of the list.
      await panel.getByRole("combobox", { name: "省份" }).focus();
      await page.keyboard.type("四川");
      await page.getByRole("option", { name: "四川省" }).waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(panel.getByRole("combobox", { name: "省份" })).toHaveValue("四川省");
      await panel.getByRole("button", { name: "清空条件" }).press("Enter");
      await expect(panel.getByText(/^四川省-/u).first()).toBeVisible();
      await tracks.expectAccepted("priceQuery", { area: "四川省", categoryCode: "C000015" });
      const list = panel.getByRole("region", { name: "价格列表" });
      await expect(list.getByText(/^已显示 30 \//u)).toBeAttached();
      await list.focus();
      await page.keyboard.press("End");
      await expect(list.getByText(/^已显示 60 \//u)).toBeAttached();

      // The card of a supplier, and back to where the focus was.
      const supplier = list.getByRole("button").first();
      await supplier.press("Enter");
      await expect(page.getByRole("dialog", { name: "联系供应商" }).getByText("000-0000-0000")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(supplier).toBeFocused();

      // Nothing found leads on; a failure keeps the form and searches again.
      await panel.getByRole("textbox", { name: "产品型号" }).fill("没有这个型号");
      await page.keyboard.press("Enter");
      await expect(panel.getByText("没有查到符合条件的价格")).toBeVisible();
      await expectAccessible(page);
      await panel.getByRole("button", { name: "查同类价格" }).click();
      await expect(panel.getByRole("table", { name: "价格" })).toBeVisible();
      await page.route("**/api/selection/goods", (route) => route.fulfill({ status: 500, json: FAULT }));
      await panel.getByRole("button", { name: "查价格" }).click();
      await expect(panel.getByText("加载失败")).toBeVisible();
      await page.unroute("**/api/selection/goods");
      await panel.getByRole("button", { name: "重试" }).click();
      await expect(panel.getByRole("table", { name: "价格" })).toBeVisible();
    });

    test("the desktop host has the same search as a page of its own", async ({ page }) => {
      await page.goto("/?platform=g&softwareCode=AppGarch#/goods?category=M000201");
      const table = page.getByRole("table", { name: "价格" });
      await expect(table.getByText("钢板矩形风管").first()).toBeVisible();
      await page.getByRole("textbox", { name: "厚度（mm）" }).fill("0.75");
      await page.keyboard.press("Enter");
      await expect(table.getByText(/×0\.5$/u)).toHaveCount(0);
      await expect(table.getByText(/×0\.75$/u).first()).toBeVisible();
    });
  });

const FAULT = { code: "internal.error", message: "服务器出错", data: null };

test("the Revit add-in asks for no price", { tag: "@twin" }, async ({ page }) => {
  await page.goto(`/?platform=r#${VALVES}`);
  await page.getByRole("table").getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "联系厂商" })).toBeVisible();
  await expect(page.getByRole("button", { name: "查询价格" })).toHaveCount(0);
});
