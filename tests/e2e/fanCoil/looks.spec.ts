import { join } from "node:path";
import type { Page } from "@playwright/test";
import { BRAND } from "#ui/shell/theme/palette.ts";
import { barriersIn } from "../support/accessibility.ts";
import { batchPage } from "../support/batchPage.ts";
import { coloursOf, dressedIn } from "../support/hostColours.ts";
import { takePicture } from "../support/takePicture.ts";
import { expect, test } from "../support/test.ts";
import { walkStates } from "../support/walkStates.ts";

/** States in which most of a host's colours are seen. */
const COLOURFUL = /results|running|alternatives$/u;
const PANEL = { width: 1000, height: 800 };

/**
 * The first window is the one that is walked in; a state is looked into by axe wherever it looks another way. Hosts
 * have the web's contents, a frame of their own and colours of their own, in which colourful states are looked into
 * once more.
 */
const WALKS = [
  {
    platform: "web",
    windows: [{ width: 1280, height: 800 }, { width: 1920, height: 1080 }, PANEL],
    lookedInto: /./u,
    alsoAs: ["r", "g"],
    details: {},
  },
  {
    platform: "r",
    windows: [PANEL],
    lookedInto: COLOURFUL,
    alsoAs: ["g"],
    // Its contents and colours are walked on the web, its frame is looked at below.
    details: { tag: "@twin" },
  },
] as const;

test.use({ toleratedErrors: [/Failed to load resource/u] });

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What stays cut off at the right of the window: an open menu follows a new width some frames later. */
async function overflowIn(page: Page): Promise<string[]> {
  const settled = expect.poll(() => overflowOf(page), { timeout: 5000 }).toBeLessThanOrEqual(0);
  const isWhole = await settled.then(
    () => true,
    () => false,
  );
  return isWhole ? [] : [`${await overflowOf(page)} px beyond the right edge`];
}

for (const walk of WALKS)
  test.describe(`on ${walk.platform}`, () => {
    const { platform, windows, lookedInto, alsoAs, details } = walk;
    const [walked] = windows;
    test.use({ viewport: walked });

    test("no state bars anybody, or is cut off at the right", details, async ({ page }) => {
      // Two minutes and a half by itself; beside others that load the cores up to four times as long.
      test.setTimeout(600_000);
      const dresses: (readonly [string, Awaited<ReturnType<typeof coloursOf>>])[] = [];
      for (const other of alsoAs) {
        const colours = await coloursOf(page, other);
        expect(colours["--v-primary"]).toBe(BRAND[other][7]);
        dresses.push([other, colours]);
      }
      await page.goto(`/?platform=${platform}#/multiRoom/fanCoil`);
      const found: string[] = [];
      const note = (state: string, flaws: readonly string[]) =>
        found.push(...flaws.map((flaw) => `${state}: ${flaw}`));
      await walkStates(page, async (name) => {
        for (const window of windows) {
          await page.setViewportSize(window);
          await takePicture(page, join(`fan-coil-${platform}-${window.width}`, name));
          const state = `${name} at ${window.width} px`;
          // Another width shows the same to axe.
          if (window === walked && lookedInto.test(name)) note(state, await barriersIn(page));
          note(state, await overflowIn(page));
        }
        if (windows.length > 1) await page.setViewportSize(walked);
        if (!COLOURFUL.test(name)) return;
        for (const [other, colours] of dresses)
          await dressedIn(page, colours, async () => {
            await takePicture(page, join(`fan-coil-${other}-${walked.width}`, name));
            note(`${name} on ${other}`, await barriersIn(page));
          });
      });
      expect(found).toEqual([]);
    });
  });

test.describe("in a host's panel", () => {
  test.use({ viewport: PANEL });

  test("the frame of r bars nobody, and is not cut off at the right", async ({ page }) => {
    const batch = batchPage(page);
    await page.goto("/?platform=r#/multiRoom/fanCoil");
    await expect(page.getByText("暂无房间信息")).toBeVisible();
    expect(await overflowIn(page)).toEqual([]);
    await batch.loadSample("Walker");
    expect(await overflowIn(page)).toEqual([]);
    expect(await barriersIn(page)).toEqual([]);
  });
});
