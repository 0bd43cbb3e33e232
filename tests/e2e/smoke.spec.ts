import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { BUILT_PLACES } from "./support/builtPlaces.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

/** What begins within it belongs to the same place, ms. */
const QUIET_MS = 300;

/** One page walks through all places, as its user does; each opened by itself is for the specs of its own. */
async function walk(page: Page, at: (path: string) => Promise<void>): Promise<void> {
  const pending = new Set<unknown>();
  let lastTraffic = performance.now();
  const note = (change: () => unknown) => {
    change();
    lastTraffic = performance.now();
  };
  page.on("request", (request) => note(() => pending.add(request)));
  page.on("requestfinished", (request) => note(() => pending.delete(request)));
  page.on("requestfailed", (request) => note(() => pending.delete(request)));
  const isQuiet = () => pending.size === 0 && performance.now() - lastTraffic > QUIET_MS;
  await page.goto("/");
  for (const { path, documentTitle } of BUILT_PLACES)
    await test.step(path, async () => {
      await page.evaluate((place) => (location.hash = place), path);
      await expect(page).toHaveTitle(documentTitle);
      await expect(page.getByRole("main")).not.toBeEmpty();
      await expect.poll(isQuiet, { message: `${path} comes to rest`, intervals: [100] }).toBe(true);
      await at(path);
    });
}

test("every place opens without an error, bars nobody and fits a window enlarged to 200 %", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await walk(page, async (path) => {
    await expectAccessible(page);
    await takePicture(page, `route${path.replaceAll("/", "-")}`);
    // 1280 × 800 enlarged to 200 %: nothing but a table within its frame scrolls sideways (WCAG 1.4.10).
    await page.setViewportSize({ width: 640, height: 400 });
    // What is drawn anew for the window's width comes a moment after the window has it.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path })
      .toBe(640);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

test.describe("as if in the oldest browser", () => {
  test.use({ isForgetful: true });

  test("every place opens without an error", async ({ page }) => {
    test.setTimeout(300_000);
    await walk(page, async () => {});
  });
});

test("an address that is no route leads to the error page", { tag: "@twin" }, async ({ page, open }) => {
  await open("/no/such/place");
  await expect(page).toHaveURL(/#\/error/u);
});
