import type { Page } from "@playwright/test";
import { answerChunks } from "../support/answerChunks.ts";
import { alternativesDrawer } from "../support/alternativesDrawer.ts";
import { batchPage, type BatchPage } from "../support/batchPage.ts";
import { makeSchedule } from "../support/makeSchedule.ts";
import { expect, test } from "../support/test.ts";

const ROOMS = 600;
/** Work is written a quarter of a second after the last change, and nothing on the page says when. */
const SAVED_MS = 1000;

/** A selected building with a product chosen by hand, a specified quantity, a filter and a view of its own. */
async function workFor(page: Page, batch: BatchPage) {
  await batch.loadSample("Rhea");
  await batch.field("单台承担面积").fill("25");
  await batch.field("单台承担面积").press("Enter");
  await batch.runToTheEnd();
  const panel = alternativesDrawer(page, await batch.room(1).cell(1).innerText());
  await batch.room(1).reselect.click();
  await panel.offers.nth(2).click();
  await batch.close(panel.drawer).click();
  await batch.dialog("选择确认").getByRole("button", { name: "确定" }).click();
  await expect(batch.notice("选型结果已更新")).toBeVisible();
  await batch.room(0).quantity.fill("4");
  await batch.room(0).quantity.press("Enter");
  await expect(batch.room(0).calculatedQuantity).toHaveText("- -");
  await page.waitForTimeout(SAVED_MS);
}

const lookAt = async (batch: BatchPage) => ({
  footer: (await batch.footer.innerText()).replace(/用时 [\d.]+ 秒/u, ""),
  area: await batch.field("单台承担面积").inputValue(),
  quantity: await batch.room(0).quantity.inputValue(),
  rooms: await Promise.all([0, 1, 2].map((at) => batch.room(at).shown())),
});

test.describe("work on a building", () => {
  test("is all there again after a reload", async ({ page, open }) => {
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    await workFor(page, batch);
    await batch.sortBy("冷负荷", "ascending");
    await page.waitForTimeout(SAVED_MS);
    const before = await lookAt(batch);
    await page.reload();
    await expect(batch.table).toBeVisible();
    await expect.poll(() => lookAt(batch)).toEqual(before);
  });

  test.describe("whose tab dies", () => {
    test.use({ toleratedErrors: [/the page crashed/u] });
    test("is all there in the next one", async ({ page, open, context }) => {
      const batch = batchPage(page);
      await open("/multiRoom/fanCoil");
      await workFor(page, batch);
      const before = await lookAt(batch);
      const crash = page.waitForEvent("crash");
      void page.goto("chrome://crash").catch(() => {});
      await crash;
      const next = await context.newPage();
      await next.goto(new URL("/#/multiRoom/fanCoil", page.url()).href);
      const restored = batchPage(next);
      await expect(restored.table).toBeVisible();
      await expect.poll(() => lookAt(restored)).toEqual(before);
    });
  });

  test.describe("whose worker dies", () => {
    test.use({ toleratedErrors: [/planted/u] });

    test("is all there at once", async ({ page, open }) => {
      const batch = batchPage(page);
      await open("/multiRoom/fanCoil");
      await workFor(page, batch);
      const before = await lookAt(batch);
      await killBatchWorker(page);
      await expect.poll(() => lookAt(batch)).toEqual(before);
      await batch.room(2).quantity.fill("5");
      await batch.room(2).quantity.press("Enter");
      await expect(batch.room(2).calculatedQuantity).toHaveText("- -");
    });

    test("in a run keeps what was answered, and runs the rest on demand", async ({ page, open }) => {
      const batch = batchPage(page);
      const chunks = await answerChunks(page, (chunk) =>
        chunk.roomIds.length < 500 ? new Promise(() => {}) : chunk.continue(),
      );
      await open("/multiRoom/fanCoil");
      await batch.importRooms(await makeSchedule(ROOMS));
      await batch.select.click();
      await expect(batch.progress).toHaveAttribute("aria-valuenow", "500");
      await page.waitForTimeout(SAVED_MS);
      await killBatchWorker(page);
      await expect(batch.notice("选型中断")).toBeVisible();
      await expect(batch.footer).toContainText("未得到结果 100 间");
      chunks.answer((chunk) => chunk.continue());
      await batch.footer.getByRole("button", { name: "重试" }).click();
      await expect(batch.footer).not.toContainText("未得到结果");
      await expect(batch.footer).toContainText(`共 ${ROOMS} 间`);
    });
  });

  test("open in a second tab is not saved there, and says so", async ({ page, open, context }) => {
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    await batch.loadSample("Walker");
    await page.waitForTimeout(SAVED_MS);
    const second = await context.newPage();
    await second.goto(page.url());
    const other = batchPage(second);
    await expect(other.footer).toContainText("共 7 间");
    await expect(second.getByText("已在另一个标签页中打开，此页的修改不会保存")).toBeVisible();
    await other.room(0).quantity.fill("3");
    await other.room(0).quantity.press("Enter");
    await expect(batch.room(0).quantity).toHaveValue("");
  });
});

/** An error that nobody catches ends a worker for its owner. */
async function killBatchWorker(page: Page): Promise<void> {
  const worker = page.workers().find((one) => one.url().includes("batch.worker"));
  if (worker === undefined) throw new Error("the batch worker does not run");
  await worker.evaluate(() => void setTimeout(() => Reflect.apply(null as never, "planted", [])));
}
