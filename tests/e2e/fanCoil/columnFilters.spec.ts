import type { Page } from "@playwright/test";
import { batchPage } from "../support/batchPage.ts";
import { expectFreePage, recordMainThread, watchMainThread } from "../support/mainThread.ts";
import { makeSchedule } from "../support/makeSchedule.ts";
import { expect, test } from "../support/test.ts";

const ROOMS = 50_000;

const funnelIn = (page: Page) => (title: string) =>
  page.getByRole("button", { name: `筛选${title}`, exact: true });

/** 最小 and 最大 in the popover of a column, which Escape closes: what was typed holds. */
async function setRange(page: Page, title: string, from: string, to: string) {
  const end = (name: string) => page.getByRole("textbox", { name: new RegExp(`^${title}${name}`, "u") });
  await funnelIn(page)(title).click();
  await end("最小").fill(from);
  await end("最大").fill(to);
  await page.keyboard.press("Escape");
  await expect(end("最小")).toHaveCount(0);
  await expect(funnelIn(page)(title)).toHaveAttribute("aria-pressed", "true");
}

test("@floor columns are filtered behind their headers, and come back so", async ({ page, open }) => {
  const batch = batchPage(page);
  const line = page.getByRole("group", { name: "表格筛选" });
  await open("/multiRoom/fanCoil");
  await batch.loadSample("Walker");
  await setRange(page, "面积", "8", "16");
  await expect(batch.table).toHaveAttribute("aria-rowcount", "9");
  await expect(line).toContainText("共 7 间，显示 4 间");

  await funnelIn(page)("房间名称").click();
  const values = page.getByRole("group", { name: "房间名称的值" }).getByRole("checkbox");
  await expect(values).toHaveCount(4);
  await values.first().check();
  await page.keyboard.press("Escape");
  await expect(batch.table).toHaveAttribute("aria-rowcount", "3");
  // In the very moment of a last change, of which the worker may not even have heard.
  const reloaded = page.waitForEvent("load");
  await page.evaluate(() => {
    const sort = [...document.querySelectorAll("th button")].find((one) =>
      one.textContent.startsWith("冷负荷"),
    );
    (sort as HTMLElement).click();
    location.reload();
  });
  await reloaded;
  await expect(batch.header("冷负荷")).toHaveAttribute("aria-sort", "ascending");
  await expect(line).toContainText("共 7 间，显示 1 间");
  await line.getByRole("button", { name: "清除面积" }).click();
  await expect(funnelIn(page)("面积")).toHaveAttribute("aria-pressed", "false");
  await line.getByRole("button", { name: "清除筛选" }).click();
  await expect(line).toHaveCount(0);
  await expect(batch.table).toHaveAttribute("aria-rowcount", "15");
});

test(
  `${ROOMS} rooms are filtered by two columns while the page stays free`,
  { tag: "@measured" },
  async ({ page, open }) => {
    test.setTimeout(180_000);
    await watchMainThread(page);
    const batch = batchPage(page);
    const line = page.getByRole("group", { name: "表格筛选" });
    await open("/multiRoom/fanCoil");
    await batch.importRooms(await makeSchedule(ROOMS));
    await expect(batch.footer).toContainText("共 50,000 间", { timeout: 60_000 });

    const recording = await recordMainThread(page, async () => {
      await setRange(page, "面积", "20", "30");
      await expect(line).toContainText(/显示 \d{2},\d{3} 间/u);
      await funnelIn(page)("房间名称").click();
      await expect(page.getByText("不同的值超过 200 个，请按文字筛选")).toBeVisible();
      await page.getByRole("textbox", { name: "房间名称包含" }).fill("办公室");
      await page.keyboard.press("Enter");
      await expect(line).toContainText(/显示 [\d,]+ 间.*包含“办公室”/u);
    });
    expectFreePage(`${ROOMS} rooms, filtering by two columns`, recording);
    await page.keyboard.press("Escape");
    await expect(batch.room(0).cell(1)).toContainText("办公室");
  },
);
