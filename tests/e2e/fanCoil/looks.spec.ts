import { join } from "node:path";
import type { Page } from "@playwright/test";
import { BRAND } from "#ui/shell/theme/palette.ts";
import { barriersIn } from "../support/accessibility.ts";
import { coloursOf, dressedIn } from "../support/hostColours.ts";
import { takePicture } from "../support/takePicture.ts";
import { expect, test } from "../support/test.ts";
import { walkStates } from "../support/walkStates.ts";

/**
 * The first window is the one that is walked in; a state is looked into by axe wherever it looks another way. The host
 * `g` has what the web has, the frame of `r` and colours of its own, in which the states of `r` are looked into once
 * more.
 */
const WALKS = [
  {
    platform: "web",
    windows: [
      { width: 1280, height: 800 },
      { width: 1920, height: 1080 },
      { width: 1000, height: 800 },
    ],
    lookedInto: /./u,
  },
  {
    platform: "r",
    windows: [{ width: 1000, height: 800 }],
    lookedInto: /results|running|alternatives$/u,
    alsoAs: "g",
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
    const { platform, windows, lookedInto } = walk;
    const [walked] = windows;
    test.use({ viewport: walked });

    test("no state bars anybody, or is cut off at the right", async ({ page }) => {
      // Two minutes and a half by itself; beside others that load the cores up to four times as long.
      test.setTimeout(600_000);
      const other = "alsoAs" in walk ? walk.alsoAs : null;
      const colours = other === null ? {} : await coloursOf(page, other);
      if (other !== null) expect(colours["--v-primary"]).toBe(BRAND[other][7]);
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
        if (other !== null && lookedInto.test(name))
          await dressedIn(page, colours, async () => {
            await takePicture(page, join(`fan-coil-${other}-${walked.width}`, name));
            note(`${name} on ${other}`, await barriersIn(page));
          });
      });
      expect(found).toEqual([]);
    });
  });
