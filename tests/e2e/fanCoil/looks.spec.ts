import { join } from "node:path";
import type { Page } from "@playwright/test";
import { barriersIn } from "../support/accessibility.ts";
import { takePicture } from "../support/takePicture.ts";
import { expect, test } from "../support/test.ts";
import { walkStates } from "../support/walkStates.ts";

/** The first window is the one that is walked in; a state is looked into by axe wherever it looks another way. */
const WALKS = [
  {
    platform: "web",
    windows: [
      { width: 1280, height: 800 },
      { width: 1920, height: 1080 },
    ],
    lookedInto: /./u,
  },
  {
    platform: "r",
    windows: [{ width: 1000, height: 800 }],
    lookedInto: /results|running|alternatives$/u,
  },
  {
    platform: "g",
    windows: [{ width: 1000, height: 800 }],
    lookedInto: /results|running|alternatives$/u,
  },
] as const;

test.use({ toleratedErrors: [/Failed to load resource/u] });

/** What bars somebody in the window as it stands, or is cut off at its right. */
async function flawsIn(page: Page, isLookedInto: boolean): Promise<string[]> {
  const barriers = isLookedInto ? await barriersIn(page) : [];
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [...barriers, `${overflow} px beyond the right edge`] : barriers;
}

for (const { platform, windows, lookedInto } of WALKS)
  test.describe(`on ${platform}`, () => {
    const [walked] = windows;
    test.use({ viewport: walked });

    test("no state bars anybody, or is cut off at the right", async ({ page }) => {
      test.setTimeout(300_000);
      await page.goto(`/?platform=${platform}#/multiRoom/fanCoil`);
      const found: string[] = [];
      await walkStates(page, async (name) => {
        for (const window of windows) {
          await page.setViewportSize(window);
          await takePicture(page, join(`fan-coil-${platform}-${window.width}`, name));
          // A wider window shows more of the same to axe.
          const flaws = await flawsIn(page, window === walked && lookedInto.test(name));
          found.push(...flaws.map((flaw) => `${name} at ${window.width} px: ${flaw}`));
        }
        if (windows.length > 1) await page.setViewportSize(walked);
      });
      expect(found).toEqual([]);
    });
  });
