import { join } from "node:path";
import type { Page } from "@playwright/test";

/** Nothing compares pictures: they are taken where somebody wants to look at them (`PICTURES=1`). */
export const ARE_PICTURES_TAKEN = Boolean(process.env["PICTURES"]);

/** The window as it stands, in test-results/pictures/<name>.png, to be looked at. With or without it, what moves has come to its end. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!ARE_PICTURES_TAKEN) return page.evaluate(endMovements);
  await page.screenshot({ path: join("test-results", "pictures", `${name}.png`), animations: "disabled" });
}

/** Runs in the page. What moves for ever goes on. */
function endMovements() {
  for (const movement of document.getAnimations())
    if (Number.isFinite(movement.effect?.getComputedTiming().endTime)) movement.finish();
}
