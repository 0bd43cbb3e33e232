import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import readWorkbook from "read-excel-file/node";
import { pdfTexts } from "../support/pdfTexts.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { hasRated } from "./support/hasRated.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

/** Runs in the page: notes the distances from its top that a heading has had, in px. */
function watchTops(title: string) {
  const tops = new Set<number>();
  const look = () => {
    const heading = [...document.querySelectorAll("h2")].find((each) => each.textContent === title);
    if (heading !== undefined) {
      tops.add(Math.round(heading.getBoundingClientRect().top));
      document.body.dataset["tops"] = [...tops].join(" ");
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test.beforeEach(({ page }) => hasRated(page, "C000001"));

const differences = (page: Page) => page.getByRole("table", { name: "产品差异" });
const comparison = async (page: Page) => ({
  heads: await differences(page).locator("thead th").allInnerTexts(),
  rows: await differences(page).locator("tbody tr").allInnerTexts(),
});

test("three fans chosen in the list are compared, and a copied address compares them again @floor", async ({
  page,
  context,
  open,
}) => {
  await open("/fan?duty=P000007:12000:10,P000008:650");
  const ticks = page.getByRole("checkbox", { name: /^对比 /u });
  await expect(ticks).toHaveCount(20);
  for (const at of [0, 1, 2]) await ticks.nth(at).check();
  await expect(page.getByRole("region", { name: "对比" })).toContainText("对比 (3)");
  await page.getByRole("link", { name: "开始对比" }).click();

  await expect(page).toHaveTitle("产品对比");
  // The figures at the duty come with the chart's own worker.
  await expect(differences(page).getByText("工作点")).toBeVisible();
  await expect(differences(page).getByText("单位风量耗功率")).toBeVisible();
  const first = await comparison(page);
  expect(first.heads).toHaveLength(4);
  await takePicture(page, "compare");

  await test.step("it stands whole in a window of 800 px", async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 800, height: 800 });
    const { x, width } = (await differences(page).boundingBox()) ?? { x: 0, width: Infinity };
    expect(x + width).toBeLessThanOrEqual(800);
    if (size !== null) await page.setViewportSize(size);
  });

  const copied = await context.newPage();
  await copied.goto(page.url());
  await expect(differences(copied).getByText("单位风量耗功率")).toBeVisible();
  expect(await comparison(copied)).toEqual(first);

  await test.step("its years are added beside the other differences", async () => {
    await page.getByRole("checkbox", { name: "年耗电" }).check();
    const row = differences(page).getByRole("row").filter({ hasText: "年耗电 kWh/a" });
    await expect(row.getByRole("cell").first()).toHaveText(/^[\d,]+(?:优)?$/u);
    await expectAccessible(page);
  });

  await test.step("the list behind it has kept its place and its choice", async () => {
    await page.goBack();
    await expect(page).toHaveTitle("通风机");
    await expect(ticks.nth(2)).toBeChecked();
  });
});

for (const { route, below } of [
  { route: "/product/compare?ids=flhbs900660,hohbs900660", below: "产品差异" },
  { route: "/product/compare?ids=schneider-bc22-rf2-177,ccdx100-32-2900", below: "产品差异" },
  { route: "/product/detail/flhbs900660", below: "相关资源" },
  { route: "/product/detail/schneider-bc22-rf2-177", below: "相关资源" },
])
  test(`what is below the chart does not move while it is loaded and drawn: ${route}`, async ({
    page,
    open,
  }) => {
    await page.addInitScript(watchTops, below);
    // The curves of a detail come last; a comparison waits for them.
    await page.route("**/selection/products/*/product_curves", async (call) => {
      await page.getByRole("heading", { name: below }).waitFor({ state: "attached" });
      await call.continue();
    });
    await open(route);
    await expect(page.getByRole("slider", { name: "性能曲线，用左右方向键读数" })).toBeVisible();
    await expect(page.getByRole("heading", { name: below })).toBeAttached();
    await expect(page.locator("body")).toHaveAttribute("data-tops", /^\d+$/u);
  });

test(
  "the years of compared fans stand under their profile and control, and a copied address shows them again",
  { tag: "@twin" },
  async ({ page, context, open }) => {
    await open("/fan?duty=P000007:12000:10,P000008:650");
    const ticks = page.getByRole("checkbox", { name: /^对比 /u });
    for (const at of [0, 1]) await ticks.nth(at).check();
    await page.getByRole("link", { name: "开始对比" }).click();
    await expect(differences(page).getByText("工作点")).toBeVisible();
    await page.getByRole("checkbox", { name: "年耗电" }).check();
    await page.getByRole("textbox", { name: "年运行小时（h）" }).fill("4000");
    const row = differences(page).getByRole("row").filter({ hasText: "年耗电 kWh/a" });
    await expect(row.getByRole("cell").first()).toHaveText(/^[\d,]+(?:优)?$/u);
    await expect(differences(page)).toContainText("年耗电：恒定流量，4,000 h/年，定速节流，IE3");
    await expectAccessible(page);
    await takePicture(page, "compare-energy");

    await test.step("PDF and workbook say what the page shows, and where to find it again", async () => {
      await page.getByRole("button", { name: "导出", exact: true }).click();
      const dialog = page.getByRole("dialog", { name: "导出对比" });
      await dialog.getByRole("textbox", { name: "项目" }).fill("某医院门诊楼");
      await dialog.getByRole("textbox", { name: "编制" }).fill("张工");
      await expectAccessible(page);
      await takePicture(page, "compare-export");
      const save = async (name: string) => {
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          dialog.getByRole("button", { name, exact: true }).click(),
        ]);
        expect(download.suggestedFilename()).toMatch(
          /^某医院门诊楼 通风机 产品对比 \d{4}-\d\d-\d\d\.(?:pdf|xlsx)$/u,
        );
        return readFile(await download.path());
      };
      const pdf = await save("PDF");
      const [workbook] = await readWorkbook(await save(".xlsx"));
      await dialog.getByRole("button", { name: "关闭" }).click();
      const cells = workbook?.data ?? [];
      const said = (await pdfTexts(new Uint8Array(pdf).buffer)).join("").replaceAll(/\s/gu, "");
      const shown = await differences(page)
        .locator("tbody tr:has(td)")
        .evaluateAll((rows) =>
          rows.map((each) =>
            [...each.querySelectorAll("td")].map((cell) => cell.textContent.replace(/优$/u, "")),
          ),
        );
      // A number in the workbook is a text on the page.
      const plain = (value: unknown) =>
        String(value).replaceAll(/[,\s]/gu, "").replace("−", "-").replace(/优$/u, "");
      const same = (one: unknown, other: string) =>
        plain(one) === plain(other) || (typeof one === "number" && one === Number(plain(other)));
      for (const texts of shown) {
        const found = cells.some((line) => texts.every((text, at) => same(line[at + 2], text)));
        expect(found, `the workbook has ${texts.join(" | ")}`).toBe(true);
        for (const text of texts) expect(said).toContain(text.replaceAll(/\s/gu, ""));
      }
      const address = String(cells.find(([name]) => name === "对比链接")?.[1]);
      expect(said).toContain(address);
      expect(said).toContain("张工");
      // The chart, with the names of its curves and of its system.
      for (const drawn of ["性能曲线", "管网特性", "设计点"]) expect(said).toContain(drawn);
      const linked = await context.newPage();
      await linked.goto(address);
      await expect(
        differences(linked).getByText("年耗电：恒定流量，4,000 h/年，定速节流，IE3"),
      ).toBeVisible();
      expect((await comparison(linked)).rows).toEqual((await comparison(page)).rows);
      await linked.close();
    });
    const texts = await row.getByRole("cell").allInnerTexts();

    const copied = await context.newPage();
    await copied.goto(page.url());
    const again = differences(copied).getByRole("row").filter({ hasText: "年耗电 kWh/a" });
    await expect(again.getByRole("cell").first()).toHaveText(texts[0] ?? "");
    expect(await again.getByRole("cell").allInnerTexts()).toEqual(texts);
  },
);
