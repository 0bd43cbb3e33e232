import { expectAccessible } from "./support/accessibility.ts";
import { BUILT_PLACES } from "./support/builtPlaces.ts";
import { isChromium92AtHand } from "./support/obtainChromium92.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

// Where a real Chromium 92 opens every route, none of them need be opened as if in one.
test.skip(({ isForgetful }) => isForgetful && isChromium92AtHand());

for (const { path, documentTitle } of BUILT_PLACES) {
  test(`${path} opens without an error`, { tag: "@floor" }, async ({ page, open, isForgetful }) => {
    await open(path);
    await expect(page).toHaveTitle(documentTitle);
    await expect(page.getByRole("main")).not.toBeEmpty();
    await page.waitForLoadState("networkidle");
    if (isForgetful) return;
    await expectAccessible(page);
    await takePicture(page, `route${path.replaceAll("/", "-")}`);
    // 1280 × 800 enlarged to 200 %: nothing but a table within its frame scrolls sideways (WCAG 1.4.10).
    await page.setViewportSize({ width: 640, height: 400 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
  });
}

test("an address that is no route leads to the error page", async ({ page, open }) => {
  await open("/no/such/place");
  await expect(page).toHaveURL(/#\/error/u);
});
