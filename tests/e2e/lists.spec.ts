import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { hasRated } from "./support/hasRated.ts";
import { recordTracks } from "./support/recordTracks.ts";
import { signIn } from "./support/signIn.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const rows = (page: Page, list: string) => page.getByRole("table", { name: list }).locator("tbody tr");
const cells = (page: Page, list: string, column: number) =>
  rows(page, list).locator(`td:nth-child(${column})`).allInnerTexts();
const numbers = async (page: Page, list: string, column: number) =>
  (await cells(page, list, column)).map((text) => Number(text.replaceAll(",", "")));
const total = (page: Page) => page.getByRole("status").filter({ hasText: /^共 [\d,]+ 个结果$/u });
const countOf = async (page: Page) => Number((await total(page).innerText()).replace(/[^\d]/gu, ""));

test.beforeEach(({ page }) => hasRated(page, "C000001", "C000002", "C000013"));

test("a fan is found from the home page by its duty", async ({ page, open, server }) => {
  await signIn(page, server.address);
  const tracks = recordTracks(page);
  await open("/");
  await page.getByRole("textbox", { name: "风量（m³/h）" }).fill("12000");
  await page.getByRole("textbox", { name: "全压（Pa）" }).fill("650");
  const start = page.getByRole("button", { name: "开始选型" });
  await expect(page.getByRole("group", { name: "品牌" })).toBeVisible();
  const before = await start.boundingBox();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/duty=/u);
  await expect(page.getByRole("status").filter({ hasText: /^符合条件/u })).toBeVisible();
  // Fewer brands fit the duty; the button stays under the hand.
  expect(await start.boundingBox()).toEqual(before);
  await start.click();
  await expect(page).toHaveTitle("通风机");

  await expect(total(page)).toBeVisible();
  const found = await countOf(page);
  expect(found).toBeGreaterThan(20);
  await expect(rows(page, "通风机")).toHaveCount(20);
  // Deviations are within the 10 % that count where none is entered.
  for (const text of await cells(page, "通风机", 3))
    expect(Math.abs(Number(text.replace("−", "-")))).toBeLessThanOrEqual(10);
  await expectAccessible(page);
  await takePicture(page, "fan-list");

  await test.step("a column is sorted by the server, over all pages", async () => {
    await page.getByRole("button", { name: "全压效率", exact: true }).click();
    await page.getByRole("button", { name: "全压效率", exact: true }).click();
    await expect(page.getByRole("columnheader", { name: /^全压效率/u })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await expect(page).toHaveURL(/sort=\w+%3Adesc/u);
    await expect(page.getByRole("table")).toHaveAttribute("aria-busy", "false");
    const efficiencies = await numbers(page, "通风机", 7);
    expect(efficiencies).toEqual([...efficiencies].sort((a, b) => b - a));
    await page.getByRole("button", { name: "下一页" }).click();
    await expect(page.getByText(/^第 21–/u)).toBeVisible();
    await expect(page.getByRole("table")).toHaveAttribute("aria-busy", "false");
    const next = await numbers(page, "通风机", 7);
    expect(next[0]).toBeLessThanOrEqual(efficiencies.at(-1) ?? 0);
  });

  await test.step("a brand narrows the list and is given up again", async () => {
    const brand = page.getByRole("group", { name: "品牌" }).getByRole("button", { disabled: false }).first();
    await brand.click();
    await expect.poll(() => countOf(page)).toBeLessThan(found);
    await expect(brand).toHaveAttribute("aria-pressed", "true");
    await brand.click();
    await expect.poll(() => countOf(page)).toBe(found);
  });

  await test.step("the address opens the same list elsewhere", async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(total(other)).toHaveText(await total(page).innerText());
    await expect(other.getByRole("textbox", { name: "全压（Pa）" })).toHaveValue("650");
    // A list is drawn in pieces: its last rows are empty for a while.
    for (const list of [page, other]) await expect(rows(list, "通风机").last()).toHaveText(/\S/u);
    expect(await cells(other, "通风机", 1)).toEqual(await cells(page, "通风机", 1));
    await other.close();
  });

  await test.step("clearing everything shows the whole catalogue", async () => {
    await page.getByRole("button", { name: "清除全部" }).click();
    await expect.poll(() => countOf(page)).toBeGreaterThan(10_000);
  });

  await tracks.expectAccepted("productQuery", { category: "C000001", curve: true, total: found });
});

test("the first stop of a keyboard leads to the results", async ({ page, open }) => {
  await open("/fan");
  await expect(rows(page, "通风机")).toHaveCount(20);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "跳到结果" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("table")?.ariaLabel)).toBe("通风机");
});

test("a double-speed fan has a line for each speed", { tag: "@twin" }, async ({ page, open }) => {
  await open("/fan?duty=P000007%3A12000");
  await page.getByText("双速", { exact: true }).click();
  await expect(page).toHaveURL(/\?speed=double$/u);
  await page.getByRole("textbox", { name: "高速风量（m³/h）" }).fill("12000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "清除高速风量" })).toBeVisible();
  await expect(rows(page, "通风机").first()).toContainText("高速");
  await expect(rows(page, "通风机").nth(1)).toContainText("低速");
  await expect(page.getByRole("columnheader", { name: "单位风量耗功率" })).toHaveCount(0);
  await takePicture(page, "fan-list-double");
});

test("a pump is found by a flow in L/s and a head", async ({ page, open }) => {
  await open("/pump");
  await page.getByText("L/s", { exact: true }).click();
  await page.getByRole("textbox", { name: "流量（L/s）" }).fill("10");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("填写扬程");
  await page.getByRole("textbox", { name: "扬程（m）", exact: true }).fill("32");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/duty=P000007%3A36%2C/u);
  await expect(page.getByRole("columnheader", { name: "扬程偏差率" })).toBeVisible();
  expect(await countOf(page)).toBeGreaterThan(0);
  // Nothing of a duty's list is beneath the actions.
  await expect(rows(page, "水泵")).toHaveCount(20);
  const hidden = await page.locator("[data-results]").evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(hidden).toBe(0);
  const cut = await rows(page, "水泵")
    .locator("td:first-child a")
    .evaluateAll((texts) =>
      texts
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 0)
        .map((text) => text.textContent),
    );
  expect(cut).toEqual([]);
  await takePicture(page, "pump-list");
});

test(
  "a pump that meets its duty under all tolerances is held alone, and its page says the same",
  { tag: "@twin" },
  async ({ page, open }) => {
    await open("/pump?duty=P000007:50,P000531:32");
    await expect(rows(page, "水泵")).toHaveCount(20);
    const all = await countOf(page);
    await page.getByRole("combobox", { name: "公差" }).click();
    await page.getByRole("option", { name: "2B 级公差" }).click();
    await expect(page.getByText("仅名义满足").first()).toBeVisible();
    expect(await countOf(page)).toBe(all);
    await page.getByRole("checkbox", { name: "全部公差下满足" }).check();
    await expect(page).toHaveURL(/tolerance=2B%3Aall/u);
    await expect(page.getByText("仅名义满足")).toHaveCount(0);
    const met = await countOf(page);
    expect(met).toBeGreaterThan(0);
    expect(met).toBeLessThan(all);
    const opened = page.waitForEvent("popup");
    await rows(page, "水泵").first().getByRole("link").first().click();
    const detail = await opened;
    await detail.getByRole("tab", { name: "公差核算" }).click();
    await expect(detail.getByRole("status").filter({ hasText: "全部公差下满足按 2B 级公差" })).toBeVisible();
  },
);

test("doors are listed by what their category defines", async ({ page, open }) => {
  await open("/productList/C000013");
  await expect(page.getByRole("columnheader", { name: "耐火等级" })).toBeVisible();
  await page.getByRole("combobox", { name: "耐火等级" }).click();
  await page.getByRole("option").first().click();
  await expect(page.getByRole("button", { name: "清除耐火等级" })).toBeVisible();
  await expect.poll(() => countOf(page)).toBeGreaterThan(0);
  await expect(rows(page, "门").first()).toContainText("（1.5 h）");
  const heights = await rows(page, "门")
    .locator("td:nth-child(3) > span")
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
  // Two lines of it are 30 px.
  expect(Math.max(...heights)).toBeLessThan(24);
  await takePicture(page, "door-list");
});

test.describe("a list with nothing to show", () => {
  test("says so and offers to give up the duty", { tag: "@twin" }, async ({ page, open }) => {
    await open("/fan?duty=P000007%3A12%2CP000008%3A65000");
    await expect(page.getByText("查询到的产品数据太少")).toBeVisible();
    await page.getByRole("button", { name: /^清除工况（[\d,]+ 个）$/u }).click();
    await expect(rows(page, "通风机")).toHaveCount(20);
  });

  test("of an unknown category leads back", { tag: "@twin" }, async ({ page, open }) => {
    await open("/productList/C999999");
    await expect(page.getByText("没有这个产品分类")).toBeVisible();
    await page.getByRole("link", { name: "回到产品库" }).click();
    await expect(page.getByRole("heading", { name: "整栋楼的末端，一次选完" })).toBeVisible();
  });

  test.describe("without a network", () => {
    test.use({ toleratedErrors: [/ERR_INTERNET_DISCONNECTED/u] });

    test("keeps the conditions and asks again", async ({ page, open, context }) => {
      await open("/fan");
      await expect(rows(page, "通风机")).toHaveCount(20);
      await context.setOffline(true);
      await page.getByRole("textbox", { name: "风量（m³/h）" }).fill("12000");
      await page.keyboard.press("Enter");
      await expect(page.getByText("加载失败")).toBeVisible({ timeout: 30_000 });
      await context.setOffline(false);
      // The duty map, which failed as well, asks again for itself.
      await page.getByRole("alert").getByRole("button", { name: "重试" }).click();
      await expect(page.getByRole("columnheader", { name: "风量偏差率" })).toBeVisible();
      await expect(rows(page, "通风机")).toHaveCount(20);
    });
  });
});
