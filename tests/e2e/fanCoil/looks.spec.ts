import { join } from "node:path";
import { barriersIn } from "../support/accessibility.ts";
import { takePicture } from "../support/takePicture.ts";
import { expect, test } from "../support/test.ts";
import { walkStates } from "../support/walkStates.ts";

/** Every state is looked into once; a host's colours are its own, and a wide window shows more of the same. */
const LOOKS = [
  { platform: "web", width: 1280, height: 800, lookedInto: /./u },
  { platform: "web", width: 1920, height: 1080, lookedInto: null },
  { platform: "r", width: 1000, height: 800, lookedInto: /results|running|alternatives$/u },
  { platform: "g", width: 1000, height: 800, lookedInto: /results|running|alternatives$/u },
] as const;

test.use({ toleratedErrors: [/Failed to load resource/u] });

for (const { platform, width, height, lookedInto } of LOOKS)
  test.describe(`on ${platform}, ${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    test("no state bars anybody, or is cut off at the right", async ({ page }) => {
      test.setTimeout(240_000);
      await page.goto(`/?platform=${platform}#/multiRoom/fanCoil`);
      const found: string[] = [];
      await walkStates(page, async (name) => {
        await takePicture(page, join(`fan-coil-${platform}-${width}`, name));
        const barriers = lookedInto?.test(name) ? await barriersIn(page) : [];
        found.push(...barriers.map((barrier) => `${name}: ${barrier}`));
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow > 0) found.push(`${name}: ${overflow} px beyond the right edge`);
      });
      expect(found).toEqual([]);
    });
  });
