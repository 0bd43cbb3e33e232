import { join } from "node:path";
import { BUILT_PLACES } from "./support/builtPlaces.ts";
import { obtainChromium92 } from "./support/obtainChromium92.ts";
import { OldBrowser } from "./support/OldBrowser.ts";
import { expect, test } from "./support/test.ts";

/** The oldest browser we run in, in the flesh. */
test.describe("in a real Chromium 92", () => {
  let browser: OldBrowser;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    const obtained = await obtainChromium92();
    const missing = "missing" in obtained ? `No Chromium 92 to test with: ${obtained.missing}` : undefined;
    if (missing !== undefined) process.stdout.write(`${missing}\n`);
    test.skip(missing !== undefined, missing);
    if ("folder" in obtained) browser = await OldBrowser.launch(obtained.folder);
  });
  test.afterAll(() => browser?.close());

  test("it is that old", () => {
    expect(browser.version).toContain("/92.");
  });

  for (const { path, documentTitle } of BUILT_PLACES)
    test(`${path} opens without an error`, async ({ server }) => {
      browser.errors.length = 0;
      await browser.goto(`${server.address}#${path}`);
      await expect.poll(() => browser.evaluate("document.title")).toBe(documentTitle);
      await expect
        .poll(() => browser.evaluate("document.querySelector('main')?.innerText.trim().length ?? 0"))
        .toBeGreaterThan(0);
      await expect.poll(() => browser.isQuiet).toBe(true);
      expect(browser.errors).toEqual([]);
      await browser.takePicture(
        join("test-results", "pictures", "chromium-92", `route${path.replaceAll("/", "-")}.png`),
      );
    });
});
