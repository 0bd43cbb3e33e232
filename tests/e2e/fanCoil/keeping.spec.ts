import type { BrowserContext, Page } from "@playwright/test";
import { answerChunks, type ChunkAnswer } from "../support/answerChunks.ts";
import { batchPage } from "../support/batchPage.ts";
import { endBatchWorker } from "../support/endBatchWorker.ts";
import { makeSchedule } from "../support/makeSchedule.ts";
import { andSaved, newestHead } from "../support/savedRecord.ts";
import { expect, test } from "../support/test.ts";

const ROOMS = 50_000;
const ROOMS_A_CHUNK = 500;
const ANSWERED_CHUNKS = 40;
const PAIR = 56;
const FAR_DOWN = 31_415;

/** The page has been ended on purpose, and its worker too. */
test.use({ toleratedErrors: [/the page crashed/u, /planted/u, /Failed to load resource/u] });

/** All that a person would miss: counts, order, where the table stands, and what stands there. */
const lookAt = async (page: Page) => {
  const batch = batchPage(page);
  const shown = await batch.table.evaluate((table) => {
    const head = table.querySelector("th")?.getBoundingClientRect().bottom ?? 0;
    const rows = [...table.querySelectorAll<HTMLElement>("[data-row]")];
    const first = rows.find((row) => row.getBoundingClientRect().top >= head - 1);
    const quantity = first?.querySelector<HTMLInputElement>('[data-cell="quantity"]')?.value;
    return {
      row: first?.dataset["row"],
      text: first?.textContent,
      quantity,
      rows: table.getAttribute("aria-rowcount"),
    };
  });
  const counts = /共 [\d,]+ 间.*?(?=只看|用时|重试|示例)/u.exec(await batch.footer.innerText())?.[0];
  const order = await batch.header("冷负荷").getAttribute("aria-sort");
  return { ...shown, counts: counts ?? (await batch.footer.innerText()), order };
};

async function reopened(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await expect(batchPage(page).table).toBeVisible();
  return page;
}

async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent("crash");
  void page.goto("chrome://crash").catch(() => {});
  await crashed;
}

test(
  `${ROOMS} rooms outlive whatever happens to tab, worker and network`,
  { tag: "@twin" },
  async ({ page, open, context }) => {
    test.setTimeout(300_000);
    const batch = batchPage(page);
    let before: Awaited<ReturnType<typeof lookAt>>;
    let tab = page;

    await test.step("a run loses the network in the middle: what was answered stays, to the room", async () => {
      let answered = 0;
      const upTo: ChunkAnswer = (chunk) =>
        answered++ < ANSWERED_CHUNKS ? chunk.continue() : chunk.abort("internetdisconnected");
      const chunks = await answerChunks(page, upTo);
      await open("/multiRoom/fanCoil");
      await batch.importRooms(await makeSchedule(ROOMS));
      await expect(batch.footer).toContainText("共 50,000 间");
      await batch.select.click();
      const left = ROOMS - ANSWERED_CHUNKS * ROOMS_A_CHUNK;
      await expect(batch.footer).toContainText(`未得到结果 ${left.toLocaleString("en-US")} 间`, {
        timeout: 60_000,
      });
      await andSaved(page, () => batch.sortBy("冷负荷", "ascending"));
      await page.reload();
      await expect(batch.footer).toContainText(`未得到结果 ${left.toLocaleString("en-US")} 间`);
      const lost = chunks.asked.length;
      chunks.answer((chunk) => chunk.continue());
      await batch.footer.getByRole("button", { name: "重试", exact: true }).click();
      await expect(batch.footer).toContainText(/用时/u, { timeout: 90_000 });
      await expect(batch.footer).not.toContainText("未得到结果");
      // Nobody who had an answer was asked again.
      expect(chunks.asked.slice(lost).flat()).toHaveLength(left);
      await expect(batch.footer).toContainText("共 50,000 间");
    });

    await test.step("with a product and a quantity of one's own, far down the table", async () => {
      await batch.table.locator("..").evaluate((box, top) => box.scrollTo({ top }), FAR_DOWN * PAIR);
      await expect(batch.room(FAR_DOWN).quantity).toBeVisible();
      // The position is saved, too: by a save of its own, or the next one would be taken for the quantity's.
      await expect.poll(async () => (await newestHead(page))?.position).toBe(FAR_DOWN);
      await andSaved(page, async () => {
        await batch.room(FAR_DOWN).quantity.fill("7");
        await batch.room(FAR_DOWN).quantity.press("Tab");
        await expect(batch.room(FAR_DOWN).calculatedQuantity).toHaveText("- -");
      });
      before = await lookAt(page);
      expect(before).toMatchObject({
        row: String(FAR_DOWN),
        rows: "100001",
        quantity: "7",
        order: "ascending",
      });
    });

    await test.step("the tab is reloaded", async () => {
      await tab.reload();
      await expect.poll(() => lookAt(tab)).toEqual(before);
    });

    await test.step("the tab is closed", async () => {
      const address = tab.url();
      await tab.close();
      tab = await reopened(context, address);
      await expect.poll(() => lookAt(tab)).toEqual(before);
      await tab.getByRole("button", { name: "知道了" }).click();
      await expect(tab.getByRole("button", { name: "知道了" })).toHaveCount(0);
      await expect.poll(() => lookAt(tab)).toEqual(before);
    });

    await test.step("the worker ends under the page", async () => {
      await endBatchWorker(tab);
      await expect.poll(() => lookAt(tab)).toEqual(before);
      await andSaved(tab, async () => {
        await batchPage(tab).room(FAR_DOWN).quantity.fill("8");
        await batchPage(tab).room(FAR_DOWN).quantity.press("Tab");
      });
      before = { ...before, quantity: "8" };
    });

    await test.step("the tab crashes", async () => {
      const address = tab.url();
      await crash(tab);
      tab = await reopened(context, address);
      await expect.poll(() => lookAt(tab)).toEqual(before);
    });

    await test.step("it is open in a second tab, which only looks, and takes over what the first left", async () => {
      const second = await reopened(context, tab.url());
      const other = batchPage(second);
      await expect(second.getByText("此建筑已在另一个标签页中打开，此页只能查看")).toBeVisible();
      await expect.poll(() => lookAt(second)).toEqual(before);
      await expect(other.room(FAR_DOWN).quantity).toBeDisabled();
      await expect(other.select).toBeDisabled();
      await andSaved(tab, async () => {
        await batchPage(tab).room(FAR_DOWN).quantity.fill("9");
        await batchPage(tab).room(FAR_DOWN).quantity.press("Tab");
      });
      await tab.close();
      await second.getByRole("button", { name: "在此继续" }).click();
      await expect.poll(() => lookAt(second)).toEqual({ ...before, quantity: "9" });
      await expect(other.room(FAR_DOWN).quantity).toBeEnabled();
    });
  },
);
