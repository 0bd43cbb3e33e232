import { expect, type Locator, type Page } from "@playwright/test";

/** More fields, links and buttons than any of our screens has around its first rows. */
const MOST = 160;
/** A goal may be disabled for a moment, while an answer is awaited: then the walk goes round once more. ms */
const PATIENCE_MS = 15_000;

/** Presses Tab, or Shift+Tab, until the element has the focus: what no keyboard reaches fails here. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  // What is disabled is passed over by every Tab.
  await expect(target).toBeEnabled();
  const end = Date.now() + PATIENCE_MS;
  for (let pressed = 0; pressed < MOST || Date.now() < end; pressed += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}
