import type { CDPSession, Locator, Page } from "@playwright/test";
import { batchPage } from "./support/batchPage.ts";
import { expect, test } from "./support/test.ts";

/** An input method as the browser knows it: every step shows its text underlined, the last one is committed. */
async function compose(ime: CDPSession, steps: readonly string[], committed: string): Promise<void> {
  for (const text of steps)
    await ime.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await ime.send("Input.insertText", { text: committed });
}

const imeOf = (page: Page) => page.context().newCDPSession(page);

async function empty(field: Locator): Promise<void> {
  await field.fill("");
  await field.focus();
}

test("full-width digits that are composed become the number, in every cleaned field", async ({
  page,
  open,
}) => {
  await open("/multiRoom/fanCoil");
  const batch = batchPage(page);
  const ime = await imeOf(page);
  const water = batch.field("夏季供水温度");
  await empty(water);
  await compose(ime, ["１", "１２"], "１２");
  await expect(water).toHaveValue("12");
  await water.press("Tab");
  await expect(water).toHaveValue("12");

  await batch.loadSample("Rhea");
  const quantity = page.locator("[data-cell=quantity]").first();
  await quantity.focus();
  await compose(ime, ["２", "２０"], "２０");
  await expect(quantity).toHaveValue("20");

  await open("/fan");
  const flow = page.getByRole("textbox", { name: "风量（m³/h）", exact: true });
  await empty(flow);
  await compose(ime, ["１", "１２", "１２０", "１２００", "１２０００"], "１２０００");
  await expect(flow).toHaveValue("12000");
  // Between the 1 and the 2: the caret stays behind what is composed there.
  await flow.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1));
  await compose(ime, ["５"], "５。");
  await expect(flow).toHaveValue("15.20");
  expect(await flow.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
});

test("a composed name is searched for when it is whole", async ({ page, open }) => {
  await open("/multiRoom/fanCoil");
  const batch = batchPage(page);
  await batch.loadSample("Rhea");
  const rows = await batch.table.getAttribute("aria-rowcount");
  const ime = await imeOf(page);
  await batch.search.focus();
  for (const text of ["b", "ba", "ban"]) {
    await ime.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await expect(batch.search).toHaveValue(text);
  }
  // Twice the pause after which typed letters would have been searched for.
  await page.waitForTimeout(400);
  await expect(batch.table).toHaveAttribute("aria-rowcount", rows ?? "");
  await ime.send("Input.insertText", { text: "没有这间" });
  await expect(page.getByText("没有编号或名称包含“没有这间”的房间")).toBeVisible();
});
