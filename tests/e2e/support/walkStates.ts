import type { Page } from "@playwright/test";
import { alternativesDrawer } from "./alternativesDrawer.ts";
import { answerChunks, refuseInput, serverFault } from "./answerChunks.ts";
import { batchPage, type BatchPage } from "./batchPage.ts";
import { makeSchedule } from "./makeSchedule.ts";
import { expect } from "./test.ts";

/** Called at every state of the screen, with its name. */
export type AtState = (name: string) => Promise<void>;

const ROOMS = 520;
const REST = 20;

/** Leads the batch screen through everything it can look like, from no rooms to a plan. */
export async function walkStates(page: Page, at: AtState): Promise<void> {
  const batch = batchPage(page);
  await expect(page.getByText("暂无房间信息")).toBeVisible();
  await at("1-no-rooms");
  await walkImport(page, batch, at);
  await walkRun(page, batch, at);
  await walkTable(page, batch, at);
  await walkDrawers(page, batch, at);
  await walkQuestions(page, batch, at);
}

async function walkImport(page: Page, batch: BatchPage, at: AtState): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "导入房间表" }).click();
  // Its name is there a moment after the dialog itself.
  await expect(batch.dialog("导入房间表")).toBeVisible();
  await at("2-import");
  await batch.chooseFile({ name: "rooms.pdf", bytes: new Uint8Array(1) });
  await expect(batch.dialog("导入房间表").getByRole("alert")).not.toBeEmpty();
  await at("2-import-refused");
  await batch.chooseFile(await makeSchedule(ROOMS, { flaws: true }));
  await expect(batch.dialog("导入预览")).toBeVisible();
  await at("2-import-preview");
  await page.getByRole("button", { name: `导入 ${ROOMS} 间` }).click();
  await expect(batch.notice("房间表已导入")).toBeVisible();
  await expect(batch.table).toBeVisible();
  await at("3-rooms");
  await batch.addRoom({
    房间编号: "M-01",
    房间名称: "消防水泵房",
    房间面积: "20",
    冷负荷: "120",
    热负荷: "3",
  });
}

async function walkRun(page: Page, batch: BatchPage, at: AtState): Promise<void> {
  const chunks = await answerChunks(page, (chunk) =>
    chunk.roomIds.length > REST + 1 ? chunk.continue() : new Promise(() => {}),
  );
  await batch.select.click();
  await expect(batch.progress).toHaveAttribute("aria-valuenow", "500");
  await at("4-running");
  await batch.footer.getByRole("button", { name: "取消" }).click();
  await expect(batch.footer).toContainText(/已取消|共/u);
  await at("4-cancelled");

  chunks.answer((chunk) =>
    chunk.roomIds.length > REST + 1 ? chunk.continue() : chunk.fulfill(serverFault()),
  );
  await batch.select.click();
  await batch.dialog("确认提示").getByRole("button", { name: "确定" }).click();
  await expect(batch.footer).toContainText("未得到结果");
  await batch.search.fill("消防");
  await expect(batch.table).toHaveAttribute("aria-rowcount", "3");
  await at("4-unanswered");
  await batch.search.fill("");

  chunks.answer((chunk) => chunk.fulfill(refuseInput("inputCondition.1.roomArea")));
  await batch.footer.getByRole("button", { name: "重试" }).click();
  await expect(batch.dialog("提示")).toBeVisible();
  await at("4-unreasonable-input");
  await batch.dialog("提示").getByRole("button", { name: "确定" }).click();
  chunks.answer((chunk) => chunk.continue());
  await batch.footer.getByRole("button", { name: "重试" }).click();
  await expect(batch.footer).toContainText("未匹配 1");
}

async function walkTable(page: Page, batch: BatchPage, at: AtState): Promise<void> {
  await batch.room(2).quantity.fill("2");
  await batch.room(2).quantity.press("Tab");
  await expect(batch.room(2).calculatedQuantity).toHaveText("- -");
  await at("5-stale");
  await batch.sortBy("冷负荷", "ascending");
  await batch.sortBy("冷负荷", "descending");
  await expect(batch.room(0).first).toContainText("未找到合适型号");
  await at("5-results");
  // In a narrow window the count itself is the way to its rooms.
  await batch.footer.getByRole("button", { name: /未匹配/u }).click();
  await expect(batch.table).toHaveAttribute("aria-rowcount", "3");
  await at("5-unmatched-only");
  await batch.button("显示全部").click();
  await batch.search.fill("游泳池");
  await expect(page.getByText("没有符合条件的房间")).toBeVisible();
  await at("5-nothing-found");
  await batch.button("显示全部").click();
  await expect(batch.table).toBeVisible();
}

async function walkDrawers(page: Page, batch: BatchPage, at: AtState): Promise<void> {
  // A row that the worker has not sent yet has no name.
  const named = batch.room(1).cell(1);
  await expect(named).not.toHaveText(/^(?:- -)?$/u);
  const room = await named.innerText();
  await batch.room(1).detail.click();
  await expect(batch.dialog(room)).toContainText("基本参数");
  await at("6-detail");
  await batch.close(batch.dialog(room)).click();

  const panel = alternativesDrawer(page, room);
  await batch.room(1).reselect.click();
  await expect(panel.chosen).toBeVisible();
  await panel.offers.nth(1).click();
  await at("7-alternatives");
  await batch.close(panel.drawer).click();
  await expect(batch.dialog("选择确认")).toBeVisible();
  await at("7-choice");
  await batch.dialog("选择确认").getByRole("button", { name: "确定" }).click();
  await expect(batch.notice("选型结果已更新")).toBeVisible();
  await at("7-updated");

  await batch.room(0).reselect.click();
  await expect(page.getByRole("heading", { name: "可行的单项调整" })).toBeVisible();
  await at("7-no-alternatives");
  await batch.close(page.getByRole("dialog")).click();
}

async function walkQuestions(page: Page, batch: BatchPage, at: AtState): Promise<void> {
  await batch.select.click();
  await expect(batch.dialog("确认提示")).toBeVisible();
  await at("8-run-again");
  await batch.dialog("确认提示").getByRole("button", { name: "取消" }).click();
  await batch.room(1).edit.click();
  await expect(batch.dialog("编辑房间")).toBeVisible();
  await at("8-room");
  await batch.dialog("编辑房间").getByRole("button", { name: "取消" }).click();
  await batch.button("房间").click();
  await expect(page.getByRole("menuitem", { name: "新增房间" })).toBeVisible();
  await at("8-menu");
  await page.keyboard.press("Escape");
  await batch.confirmPlan.click();
  await expect(batch.dialog("确认方案").getByRole("button", { name: "下载 .xlsx" })).toBeEnabled();
  await at("9-plan");
}
