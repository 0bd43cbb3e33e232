import type { Locator, Page } from "@playwright/test";
import { alternativesDrawer } from "../support/alternativesDrawer.ts";
import { answerChunks } from "../support/answerChunks.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { batchPage } from "../support/batchPage.ts";
import { expectFreePage, recordMainThread, watchMainThread } from "../support/mainThread.ts";
import { makeSchedule } from "../support/makeSchedule.ts";
import { takePicture } from "../support/takePicture.ts";
import { expect, test } from "../support/test.ts";

// Requests are broken off on purpose.
test.use({ toleratedErrors: [/Failed to load resource/u] });

const ROOMS = 36;
const LOCKED = 2;

/** What a spreadsheet puts into the clipboard, arriving at the field that has the cursor. */
async function pasteInto(field: Locator, column: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, column);
}

const bar = (page: Page) => page.getByRole("group", { name: "勾选房间的操作" });
const undo = (page: Page) => page.getByRole("button", { name: /^撤销/u });
const redo = (page: Page) => page.getByRole("button", { name: /^重做/u });

test(
  "many rooms are ticked, edited, taken back, locked and run again in part",
  { tag: "@twin" },
  async ({ page, open }) => {
    test.setTimeout(240_000);
    const batch = batchPage(page);
    const { room, footer } = batch;
    const quantities = (...expected: readonly string[]) =>
      Promise.all(expected.map((value, at) => expect(room(at).quantity).toHaveValue(value)));
    await open("/multiRoom/fanCoil");
    await batch.loadSample("Rhea");
    const chunks = await answerChunks(page, (chunk) => chunk.continue());
    await batch.runToTheEnd();
    const ran = chunks.asked.length;

    await test.step("a pasted column goes down from the field, what is wrong with it is said", async () => {
      await pasteInto(room(0).quantity, "3\r\n2.5\r\n7\r\n");
      const report = batch.dialog("粘贴指定数量");
      await expect(report).toContainText("已填入 2 间，1 行未填入");
      await expect(report.getByRole("listitem")).toContainText("“2.5”不是 1 到 10,000 的整数");
      await report.getByRole("button", { name: "确定" }).click();
      await quantities("3", "", "7");
    });

    await test.step("the first ticked quantity fills down the range ticked with Shift", async () => {
      await room(0).tick.click();
      await room(3).tick.click({ modifiers: ["Shift"] });
      await expect(bar(page)).toContainText("已勾选 4 间");
      await page.keyboard.press("Control+d");
      await quantities("3", "3", "3", "3", "");
      await expectAccessible(page);
      await takePicture(page, "many-rooms-1280");
    });

    await test.step("both edits are taken back and come again, by key and by button", async () => {
      await page.keyboard.press("Control+z");
      await quantities("3", "", "7", "");
      await undo(page).click();
      await quantities("", "", "", "");
      await redo(page).click();
      await page.keyboard.press("Control+Shift+z");
      await quantities("3", "3", "3", "3", "");
    });

    await test.step("locked rooms are left by a run, which says so before", async () => {
      await bar(page).getByRole("button", { name: "取消勾选" }).click();
      await room(4).tick.click();
      await room(5).tick.click();
      await bar(page).getByRole("button", { name: "锁定", exact: true }).click();
      await expect(footer).toContainText("已锁定 2");
      await expect(room(4).first).toContainText("已锁定");
      await batch.select.click();
      const question = batch.dialog("确认提示");
      await expect(question).toContainText(
        `将覆盖 ${ROOMS - LOCKED} 间的选型结果；${LOCKED} 间已锁定，保持不变。`,
      );
      await question.getByRole("button", { name: "确定" }).click();
      await expect.poll(() => chunks.asked.slice(ran).flat().length).toBe(ROOMS - LOCKED);
      await expect(footer).toContainText(/用时/u);
    });

    await test.step("rooms that got no answer are run by themselves", async () => {
      chunks.answer((chunk) => chunk.abort("failed"));
      await bar(page).getByRole("button", { name: "取消勾选" }).click();
      await room(1).tick.click();
      await room(2).tick.click();
      await bar(page).getByRole("button", { name: "选型", exact: true }).click();
      await batch.dialog("确认提示").getByRole("button", { name: "确定" }).click();
      await expect(footer).toContainText("未得到结果 2 间", { timeout: 30_000 });
      const before = chunks.asked.length;
      chunks.answer((chunk) => chunk.continue());
      await page.getByRole("button", { name: "选型范围" }).click();
      await page.getByRole("menuitem", { name: "仅选型未得到结果（2 间）" }).click();
      await expect(footer).not.toContainText("未得到结果");
      expect(chunks.asked.slice(before).map((ids) => ids.length)).toEqual([2]);
    });

    await test.step("one alternative is chosen for all rooms alike, and taken back as one", async () => {
      await room(7).reselect.click();
      const name = await room(7).edit.innerText();
      const panel = alternativesDrawer(page, name);
      await panel.offers.last().click();
      await batch.close(panel.drawer).click();
      const question = batch.dialog("选择确认");
      await question.getByRole("checkbox", { name: /^同时用于另外 \d+ 间/u }).check();
      await question.getByRole("button", { name: "确定" }).click();
      await expect(undo(page)).toHaveAccessibleName("撤销：多间改选（Ctrl+Z）");
      const report = batch.dialog("选型结果已更新");
      const notice = batch.notice("选型结果已更新");
      await expect(report.or(notice).first()).toBeVisible();
      if (await report.isVisible()) await report.getByRole("button", { name: "确定" }).click();
      await expect(batch.table.getByText("改选", { exact: true }).nth(1)).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await undo(page).click();
      await expect(batch.table.getByText("改选", { exact: true })).toHaveCount(0);
    });
  },
);

test.describe("50,000 rooms", { tag: "@measured" }, () => {
  test("are edited many at once while the page only draws", async ({ page, open }) => {
    test.setTimeout(300_000);
    const rooms = 50_000;
    const batch = batchPage(page);
    const { room } = batch;
    const schedule = await makeSchedule(rooms);
    await watchMainThread(page);
    await open("/multiRoom/fanCoil");
    await batch.importRooms(schedule);
    await expect(batch.footer).toContainText("共 50,000 间", { timeout: 60_000 });

    const pasted = await recordMainThread(page, async () => {
      await pasteInto(room(0).quantity, "4\n".repeat(rooms));
      await expect(batch.notice("已填入 50,000 间的指定数量")).toBeVisible();
      await expect(room(2).quantity).toHaveValue("4");
    });
    expectFreePage("50,000 rooms, from a pasted column to the drawn table", pasted);

    const filled = await recordMainThread(page, async () => {
      await page.getByRole("checkbox", { name: "勾选全部显示的房间" }).click();
      await expect(bar(page)).toContainText("已勾选 50,000 间");
      await bar(page).getByRole("textbox").fill("9");
      await bar(page).getByRole("button", { name: "设定" }).click();
      await expect(room(1).quantity).toHaveValue("9");
    });
    expectFreePage("50,000 rooms, from a tick to a quantity in all of them", filled);

    const back = await recordMainThread(page, async () => {
      await undo(page).click();
      await expect(room(1).quantity).toHaveValue("4");
      await undo(page).click();
      await expect(room(1).quantity).toHaveValue("");
      await redo(page).click();
      await expect(room(1).quantity).toHaveValue("4");
    });
    expectFreePage("50,000 rooms, two steps back and one forth", back);

    const locked = await recordMainThread(page, async () => {
      await bar(page).getByRole("button", { name: "锁定", exact: true }).click();
      await expect(batch.footer).toContainText("已锁定 50,000");
      await bar(page).getByRole("button", { name: "解锁" }).click();
      await expect(batch.footer).not.toContainText("已锁定");
    });
    expectFreePage("50,000 rooms, locked and unlocked", locked);
  });
});
