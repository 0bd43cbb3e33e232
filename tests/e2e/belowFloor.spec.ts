import type { Page } from "@playwright/test";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const OLD =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0.4280.141 Safari/537.36";

/** The page says what is wrong, and no script stands in it beside the one that says so. */
async function expectStopped(page: Page) {
  await expect(page.getByRole("heading", { name: "浏览器版本过低" })).toBeVisible();
  expect(
    await page.evaluate(() => [...document.scripts].map(({ type, src }) => [type, new URL(src).pathname])),
  ).toEqual([["", "/browserFloor.js"]]);
  await expect(page.locator("#root")).toHaveCount(0);
}

test.describe("a browser that calls itself older than the floor", () => {
  test.use({ userAgent: OLD });

  test("is told so, and nothing starts", async ({ page }) => {
    await page.goto("/#/multiRoom/fanCoil");
    await expectStopped(page);
    await expect(page.getByRole("main")).toContainText("当前浏览器：Chrome 87");
    await takePicture(page, "below-the-floor");
  });
});

test("a browser that lacks what the floor has is told so, whatever it calls itself", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, "at");
  });
  await page.goto("/");
  await expectStopped(page);
});
