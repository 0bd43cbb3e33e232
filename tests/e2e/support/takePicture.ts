import { join } from "node:path";
import type { Page } from "@playwright/test";

/** The window as it stands, in test-results/pictures/<name>.png, to be looked at. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join("test-results", "pictures", `${name}.png`), animations: "disabled" });
}
