import type { Page } from "@playwright/test";
import { answerChunks } from "../support/answerChunks.ts";
import { alternativesDrawer } from "../support/alternativesDrawer.ts";
import { batchPage, type BatchPage } from "../support/batchPage.ts";
import { closeBatchWorker, endBatchWorker } from "../support/endBatchWorker.ts";
import { makeSchedule } from "../support/makeSchedule.ts";
import { readPlan } from "../support/readPlan.ts";
import { andSaved } from "../support/savedRecord.ts";
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
  test("is all there again after a reload", { tag: "@twin" }, async ({ page, open }) => {
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

    test("is all there at once", { tag: "@twin" }, async ({ page, open }) => {
      const batch = batchPage(page);
      await open("/multiRoom/fanCoil");
      await workFor(page, batch);
      const before = await lookAt(batch);
      await endBatchWorker(page);
      await expect.poll(() => lookAt(batch)).toEqual(before);
      await batch.room(2).quantity.fill("5");
      await batch.room(2).quantity.press("Enter");
      await expect(batch.room(2).calculatedQuantity).toHaveText("- -");
    });

    test("without an error, as one that the browser ends, is all there at once", async ({ page, open }) => {
      const batch = batchPage(page);
      await open("/multiRoom/fanCoil");
      await andSaved(page, () => batch.loadSample("Walker"));
      await closeBatchWorker(page);
      await expect(batch.button("撤销")).toBeDisabled();
      await batch.room(2).quantity.fill("5");
      await batch.room(2).quantity.press("Enter");
      // The worker that took its place says so, and what it was.
      await expect(page.getByRole("button", { name: /^撤销：.+数量/u })).toBeEnabled();
    });

    test(
      "in a run keeps what was answered, and runs the rest on demand",
      { tag: "@twin" },
      async ({ page, open }) => {
        const batch = batchPage(page);
        const chunks = await answerChunks(page, (chunk) =>
          chunk.roomIds.length < 500 ? new Promise(() => {}) : chunk.continue(),
        );
        await open("/multiRoom/fanCoil");
        await batch.importRooms(await makeSchedule(ROOMS));
        await batch.select.click();
        await expect(batch.progress).toHaveAttribute("aria-valuenow", "500");
        await page.waitForTimeout(SAVED_MS);
        await endBatchWorker(page);
        await expect(batch.notice("选型中断")).toBeVisible();
        await expect(batch.footer).toContainText("未得到结果 100 间");
        chunks.answer((chunk) => chunk.continue());
        await batch.footer.getByRole("button", { name: "重试" }).click();
        await expect(batch.footer).not.toContainText("未得到结果");
        await expect(batch.footer).toContainText(`共 ${ROOMS} 间`);
      },
    );
  });

  test("open in a second tab is only looked at there, until the first is closed", async ({
    page,
    open,
    context,
  }) => {
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    await batch.loadSample("Walker");
    await andSaved(page, () => batch.runToTheEnd());
    const second = await context.newPage();
    await second.goto(page.url());
    const other = batchPage(second);
    const main = second.getByRole("main");
    await expect(second.getByText("此建筑已在另一个标签页中打开，此页只能查看")).toBeVisible();
    await expect(other.footer).toContainText("已匹配 7");

    await test.step("whatever would change it is off", async () => {
      const off = [
        other.room(0).quantity,
        other.room(0).edit,
        other.select,
        other.button("撤销"),
        other.button("导入房间表"),
        other.button("粘贴"),
        other.button("房间"),
        other.button("恢复默认"),
        other.field("夏季供水温度"),
        main.getByRole("checkbox", { name: "全冷量" }),
      ];
      for (const control of off) await expect(control.first()).toBeDisabled();
      await other.room(0).reselect.click();
      const panel = alternativesDrawer(second, await other.room(0).cell(1).innerText());
      await expect(panel.offers.first()).toBeDisabled();
      await other.close(panel.drawer).click();
    });

    await test.step("one can look: order, search, plan", async () => {
      await other.sortBy("热负荷", "ascending");
      await other.search.fill(await other.room(0).cell(1).innerText());
      await expect(other.table).toHaveAttribute("aria-rowcount", "3");
      await other.search.fill("");
      await expect(other.table).toHaveAttribute("aria-rowcount", "15");
      await other.confirmPlan.click();
      const arrival = second.waitForEvent("download");
      await other.dialog("确认方案").getByRole("button", { name: "下载 .xlsx" }).click();
      expect((await readPlan(await arrival)).rooms).toHaveLength(7);
      await other.dialog("确认方案").getByRole("button", { name: "关闭" }).first().click();
    });

    await test.step("the first goes on, and is taken over from where it left", async () => {
      await andSaved(page, async () => {
        await batch.room(0).quantity.fill("3");
        await batch.room(0).quantity.press("Enter");
      });
      await expect(other.room(0).quantity).toBeDisabled();
      await page.close();
      await second.getByRole("button", { name: "在此继续" }).click();
      await expect(other.room(0).quantity).toBeEnabled();
      await expect(other.room(0).quantity).toHaveValue("3");
      await other.room(1).quantity.fill("2");
      await other.room(1).quantity.press("Enter");
      await expect(other.room(1).calculatedQuantity).toHaveText("- -");
    });
  });
});

test(
  "the home page holds nothing: the batch opened beside it is worked on, and gone on with without a question",
  { tag: "@twin" },
  async ({ page, open, context }) => {
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    await batch.loadSample("Walker");
    await andSaved(page, () => batch.runToTheEnd());
    await open("/");
    const left = page.getByRole("link", { name: "示例建筑 Walker 住宅 · 7 间" });
    await expect(left).toBeVisible();
    await expect(page.getByText("已匹配 7 间")).toBeVisible();
    // The duty map's worker is the only one there.
    expect(page.workers().filter((worker) => /batch/u.test(worker.url()))).toEqual([]);

    await test.step("in another tab it may be changed", async () => {
      const second = await context.newPage();
      await second.goto(new URL("/#/multiRoom/fanCoil", page.url()).href);
      const other = batchPage(second);
      await andSaved(second, async () => {
        await other.room(0).quantity.fill("3");
        await other.room(0).quantity.press("Enter");
        await expect(other.room(0).calculatedQuantity).toHaveText("- -");
      });
      await expect(second.getByText("此建筑已在另一个标签页中打开，此页只能查看")).toBeHidden();
      await second.close();
    });

    await test.step("from the home page nobody is asked again", async () => {
      await page.getByRole("link", { name: "继续", exact: true }).click();
      await expect(batch.room(0).quantity).toHaveValue("3");
      await expect(batch.room(0).quantity).toBeEnabled();
      await expect(page.getByText("继续上次")).toBeHidden();
    });
  },
);

test(
  "buildings are kept by name, opened, begun anew and deleted",
  { tag: "@twin" },
  async ({ page, open }) => {
    const batch = batchPage(page);
    const menu = (name: string) => page.getByRole("button", { name: `建筑：${name}` });
    const choose = async (name: string, item: string) => {
      await menu(name).click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    await open("/multiRoom/fanCoil");
    await batch.loadSample("Walker");
    await andSaved(page, () => batch.runToTheEnd());

    await test.step("named, and found under its name on the home page", async () => {
      await choose("示例建筑 Walker 住宅", "重命名");
      await batch.dialog("重命名建筑").getByRole("textbox", { name: "建筑名称" }).fill("行政楼");
      await andSaved(page, () => page.keyboard.press("Enter"));
      await expect(menu("行政楼")).toBeVisible();
      await open("/");
      await expect(page.getByRole("link", { name: "行政楼 · 7 间" })).toBeVisible();
      await open("/multiRoom/fanCoil");
    });

    await test.step("begun anew without losing it", async () => {
      await page.getByRole("button", { name: "重新开始" }).click();
      await expect(batch.notice("“行政楼”已保留，可从建筑列表打开")).toBeVisible();
      await batch.loadSample("Rhea");
      await expect(batch.footer).toContainText("共 36 间");
    });

    await test.step("listed and opened", async () => {
      await choose("示例建筑 Rhea", "打开其他建筑");
      const list = page.getByRole("table", { name: "保存的建筑" });
      await expect(list.getByRole("row")).toHaveCount(3);
      await expect(list.getByRole("row", { name: /^行政楼/u }).getByRole("cell")).toContainText([
        "行政楼",
        "7",
        "7",
        /\d\d:\d\d/u,
        "打开",
      ]);
      await list.getByRole("button", { name: "打开 行政楼" }).click();
      await expect(batch.footer).toContainText("已匹配 7");
      await expect(menu("行政楼")).toBeVisible();
    });

    await test.step("deleted after a question that says what is lost", async () => {
      await choose("行政楼", "删除建筑");
      const question = batch.dialog("删除建筑");
      await expect(question).toContainText("是否删除建筑“行政楼”？");
      await expect(question).toContainText(
        "7 间房间及其选型结果（已匹配：风机盘管 7 间）将被删除，不可恢复。",
      );
      await question.getByRole("button", { name: "确定" }).click();
      await expect(menu("示例建筑 Rhea")).toBeVisible();
      await expect(batch.footer).toContainText("共 36 间");
      await choose("示例建筑 Rhea", "打开其他建筑");
      await expect(page.getByRole("table", { name: "保存的建筑" }).getByRole("row")).toHaveCount(2);
    });
  },
);
