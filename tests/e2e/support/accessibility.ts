import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const GRAVE = new Set(["serious", "critical"]);

/** Rule, element and advice for every serious or critical finding of axe in the page as it stands. */
export async function barriersIn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => GRAVE.has(impact ?? ""))
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`));
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await barriersIn(page)).toEqual([]);
}
