import { countBytes } from "./support/countBytes.ts";
import { expect, test } from "./support/test.ts";

/** Bytes of a page that nobody touches: 1 kB = 1000 bytes. */
const FIRST = 450_000;
const AGAIN = 20_000;
/** Scripts and styles: each is asked for by itself, which on a weak machine takes longer than to run it. */
const MOST_FILES = 75;

/** Rows whose pictures come into sight at once; home has none. */
const PICTURES = { "/": 0, "/products": 20 };

for (const [route, pictures] of Object.entries(PICTURES))
  test(`${route} is small on a first visit, and next to nothing on the next`, async ({ server, browser }) => {
    const way = await countBytes(server.address);
    const context = await browser.newContext();
    try {
      for (const most of [FIRST, AGAIN]) {
        const page = await context.newPage();
        let files = 0;
        page.on("request", (request) => {
          if (request.url().includes("/assets/")) files++;
        });
        await page.goto(`${way.address}#${route}`);
        await expect(page.getByRole("main")).toBeVisible();
        await expect
          .poll(() =>
            page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length),
          )
          .toBe(pictures);
        await page.waitForLoadState("networkidle");
        // On a busy machine the page pauses for longer than that before it asks for what comes last.
        const weight = await way.takenWhenStill();
        process.stdout.write(`${route}: ${weight} bytes, ${files} scripts and styles\n`);
        expect(files).toBeLessThan(MOST_FILES);
        expect(weight).toBeGreaterThan(0);
        expect(weight).toBeLessThan(most);
        await page.close();
        way.taken();
      }
    } finally {
      await context.close();
      way.close();
    }
  });
