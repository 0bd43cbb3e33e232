import type { Locator } from "@playwright/test";
import { batchPage } from "../support/batchPage.ts";
import { expect, test } from "../support/test.ts";

/** A host's panel, and a screen of 1280 px enlarged to 150 %. */
const WINDOWS = [
  { width: 800, height: 600 },
  { width: 853, height: 533 },
  { width: 1000, height: 800 },
] as const;

async function expectWhole(control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 });
}

test("everything that acts is in sight from 800 px on", async ({ page, open }) => {
  const batch = batchPage(page);
  await open("/multiRoom/fanCoil");
  await batch.loadSample("Rhea");
  await batch.runToTheEnd();
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    for (const name of ["一键选型", "确认方案", "导入", "下载模板", "房间"])
      await expectWhole(batch.button(name));
    await expectWhole(batch.search);
    for (const name of ["查看详情", "重新选择"])
      await expectWhole(batch.table.getByRole("button", { name }).first());
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width);
  }
});
