import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** Links that a screen's scripts are asked for by (those of index.html say no `as`), and rows of a table: scripts/preloadInPieces.ts, ui/screens/products. */
const MOST = { links: 6, rows: 7 } as const;

interface Put {
  readonly links: number;
  readonly rows: number;
}

/** Notes what each task of the page puts into it: a chain of changes is told of before the next task. */
async function watchPut(page: Page): Promise<() => Promise<readonly Put[]>> {
  await page.addInitScript(() => {
    const put: Put[] = [];
    Reflect.set(window, "putIntoPage", put);
    const isRow = (element: Element) => element.matches("tbody tr:not([aria-hidden])");
    new MutationObserver((changes) => {
      const added = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node instanceof Element);
      const links = added.filter((element) =>
        element.matches('link[rel="modulepreload"][as="script"]'),
      ).length;
      const rows = added.flatMap((element) => [element, ...element.querySelectorAll("tr")]).filter(isRow);
      if (links + rows.length > 0) put.push({ links, rows: new Set(rows).size });
    }).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "putIntoPage") as Put[]);
}

const sum = (put: readonly Put[], of: keyof Put) => put.reduce((all, each) => all + each[of], 0);

test("a list asks for its scripts and draws its rows some at a time", async ({ page }) => {
  const put = await watchPut(page);
  await page.goto("/#/fan");
  await expect(page.getByRole("table", { name: "通风机" }).locator("tbody tr")).toHaveCount(20);
  await expect(page.getByRole("table", { name: "通风机" })).toHaveAttribute("aria-busy", "false");
  const all = await put();
  expect(sum(all, "rows")).toBeGreaterThanOrEqual(20);
  expect(sum(all, "links")).toBeGreaterThan(3 * MOST.links);
  for (const { links, rows } of all) {
    expect(links).toBeLessThanOrEqual(MOST.links);
    expect(rows).toBeLessThanOrEqual(MOST.rows);
  }
});

test("what stands for rows to come has no boxes of its own", async ({ page }) => {
  await page.route("**/v1/products/query", () => {});
  await page.goto("/#/fan");
  const cells = page.locator("tbody tr[aria-hidden] td");
  await expect(cells.first()).toBeVisible();
  expect(await cells.count()).toBeGreaterThan(100);
  await expect(page.locator("tbody tr[aria-hidden] td > *")).toHaveCount(0);
  const [ground] = await cells.evaluateAll(([cell]) => [getComputedStyle(cell!).backgroundImage]);
  expect(ground).toContain("linear-gradient");
});
