import { expect, type Locator, type Page } from "@playwright/test";

/** More fields, links and buttons than any of our screens has around its first rows. */
const MOST = 80;

/** Presses Tab, or Shift+Tab, until the element has the focus: what no keyboard reaches fails here. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}
