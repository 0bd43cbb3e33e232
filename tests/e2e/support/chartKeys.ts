import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

type Place = readonly [x: number, y: number];

const [FAR, NEAR] = [10, 1];

/** Keys that walk a way in one direction: steps of ten pixels, and of one with Shift. */
async function walk(page: Page, way: number, forth: string, back: string): Promise<void> {
  const key = way < 0 ? back : forth;
  const far = Math.round(Math.abs(way) / FAR);
  for (let step = 0; step < far; step++) await page.keyboard.press(key);
  const rest = Math.abs(way) - far * FAR;
  const fine = rest < 0 ? (way < 0 ? forth : back) : key;
  for (let step = 0; step < Math.round(Math.abs(rest) / NEAR); step++)
    await page.keyboard.press(`Shift+${fine}`);
}

/** Where the pointer of keys stands on the picture, in its pixels. */
async function pointerOf(page: Page): Promise<Place> {
  const drawn = await page
    .getByRole("application", { name: "样本图片" })
    .locator("path[data-pointer]")
    .getAttribute("data-pointer");
  const [x = 0, y = 0] = (drawn ?? "").split(" ").map(Number);
  return [x, y];
}

/** Picks places of the picture that has the focus, by arrow keys and Space. */
export async function pickByKeys(page: Page, places: readonly Place[]): Promise<void> {
  await expect(page.getByRole("application", { name: "样本图片" })).toBeFocused();
  for (const [x, y] of places) {
    const [u, v] = await pointerOf(page);
    await walk(page, x - u, "ArrowRight", "ArrowLeft");
    await walk(page, y - v, "ArrowDown", "ArrowUp");
    await page.keyboard.press("Space");
  }
}
