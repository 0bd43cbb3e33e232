import type { Page } from "@playwright/test";
import { forgetFloor } from "../../support/forgetFloor.ts";

const FORGET = `(${forgetFloor.toString()})();\n`;

/** Makes the page and every worker it starts lack what src/floor.ts supplies, before their own scripts run. */
export async function forgetFloorIn(page: Page): Promise<void> {
  await page.addInitScript(FORGET);
  await page.route(/[.]worker-[^/]*[.]js$/u, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    // Imports run before the first statement: what stands in front would come too late.
    if (/^\s*import\b/u.test(script)) throw new Error(`${route.request().url()} is not in one piece`);
    await route.fulfill({ response, body: FORGET + script });
  });
}
