import type { Locator } from "@playwright/test";

/** The first line of every cell of a row, as it is drawn. */
export async function cellTexts(row: Locator): Promise<string[]> {
  const texts = await row.getByRole("cell").allInnerTexts();
  return texts.map((text) => text.trim().split("\n")[0] ?? "");
}
