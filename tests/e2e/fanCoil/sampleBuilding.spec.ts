import type { Locator, Page } from "@playwright/test";
import { alternativesDrawer } from "../support/alternativesDrawer.ts";
import { batchPage, type BatchPage } from "../support/batchPage.ts";
import { readPlan, sumOf } from "../support/readPlan.ts";
import { recordTracks } from "../support/recordTracks.ts";
import { expect, test } from "../support/test.ts";

const ROOMS = 36;
const widthOf = async (drawer: Locator) => (await drawer.boundingBox())?.width;
const nameOf = (batch: BatchPage, index: number) => batch.room(index).cell(1).innerText();

test("a sample building goes from the home page to a plan", { tag: "@floor" }, async ({ page, open }) => {
  const batch = batchPage(page);
  const tracks = recordTracks(page);

  await test.step("home leads to the empty screen", async () => {
    await open("/");
    await page.getByRole("main").getByRole("link", { name: "风机盘管", exact: true }).click();
    await expect(page).toHaveTitle("风机盘管批量选型");
    await expect(page.getByText("暂无房间信息")).toBeVisible();
    await expect(batch.select).toBeDisabled();
    await expect(batch.confirmPlan).toBeDisabled();
  });

  await test.step("the rooms are there, and nothing is offered before a run", async () => {
    await batch.loadSample("Rhea");
    await expect(batch.footer).toContainText(`共 ${ROOMS} 间`);
    await expect(page.getByText(/冷负荷按 120 W\/㎡、热负荷按 80 W\/㎡ 假设/u)).toBeVisible();
    await expect(batch.room(0).detail).toBeDisabled();
    await expect(batch.room(0).reselect).toBeDisabled();
    await expect(batch.confirmPlan).toBeDisabled();
  });

  await test.step("the first 一键选型 runs at once", async () => {
    await batch.runToTheEnd();
    await expect(batch.footer).toContainText(`已匹配 ${ROOMS}`);
    await expect(batch.confirmPlan).toBeEnabled();
  });

  await test.step("查看详情 shows the product and closes without a question", async () => {
    const { model } = await batch.room(0).shown();
    const room = await nameOf(batch, 0);
    await batch.room(0).detail.click();
    const drawer = batch.dialog(room);
    await expect(drawer).toContainText(model);
    await batch.close(drawer).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("a chosen alternative overwrites the row and its correction", () =>
    chooseAnother(page, batch));
  await test.step("放弃修改 leaves the row as it was", () => discardAnother(page, batch));
  await test.step("a specified quantity takes part in the next run", () => specifyAndRunAgain(page, batch));
  await test.step("the plan is downloaded and adds up", () => downloadPlan(page, batch));

  await test.step("the server accepted what was recorded of use", async () => {
    await tracks.expectAccepted("pageView", { address: "/multiRoom/fanCoil" });
    await tracks.expectAccepted("visitBachSelection", { category: "C000006" });
    await tracks.expectAccepted("batchSelection", { category: "C000006", rooms: ROOMS });
    await tracks.expectAccepted("visitProductDetail", { source: "batchSelection" });
    await tracks.expectAccepted("visitProductDetail", { source: "alternative" });
    await tracks.expectAccepted("selectAlternative", {});
    await tracks.expectAccepted("confirmBatchSelection", { rooms: ROOMS, matched: ROOMS });
  });
});

async function chooseAnother(page: Page, batch: BatchPage): Promise<void> {
  const room = await nameOf(batch, 1);
  const before = await batch.room(1).shown();
  const panel = alternativesDrawer(page, room);
  await batch.room(1).reselect.click();
  await expect(panel.chosen).toContainText(before.model);
  await expect(panel.chosen).toContainText("已选");

  await expect.poll(() => widthOf(panel.drawer)).toBe(1120);

  const [other = ""] = await panel.otherModels();
  await panel.look(other).click();
  const detail = page.getByRole("dialog", { name: room }).last();
  await expect(detail).toContainText(other);
  await expect.poll(() => widthOf(detail)).toBe(1040);
  await batch.close(detail).click();

  await panel.choose(other).click();
  await expect(panel.chosen).toContainText(other);
  const corrected = await panel.figures(other);
  await panel.drawer.getByText("中档标定值").click();
  const rated = await panel.figures(other);
  expect(rated).not.toEqual(corrected);

  await batch.close(panel.drawer).click();
  const question = batch.dialog("选择确认");
  await expect(question.getByText(`是否确认选择 ${other} ?`)).toBeVisible();
  await question.getByRole("button", { name: "确定" }).click();
  await expect(batch.notice("选型结果已更新")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => batch.room(1).shown()).toEqual({ model: other, rated, corrected });
}

async function discardAnother(page: Page, batch: BatchPage): Promise<void> {
  const before = await batch.room(2).shown();
  const panel = alternativesDrawer(page, await nameOf(batch, 2));
  await batch.room(2).reselect.click();
  await panel.offers.first().click();
  await batch.close(panel.drawer).click();
  await batch.dialog("选择确认").getByRole("button", { name: "放弃修改" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await batch.room(2).shown()).toEqual(before);
}

async function specifyAndRunAgain(page: Page, batch: BatchPage): Promise<void> {
  const { quantity, calculatedQuantity } = batch.room(3);
  await quantity.fill("9");
  await quantity.press("Enter");
  await expect(calculatedQuantity).toHaveText("- -");
  await expect(batch.footer).toContainText("已变更 1");
  const byHand = await batch.room(1).shown();

  const question = batch.dialog("确认提示");
  await batch.select.click();
  await expect(question.getByText("再次选型将覆盖已有数据，是否确认再次批量选型？")).toBeVisible();
  await question.getByRole("button", { name: "取消" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(batch.footer).toContainText("已变更 1");
  expect(await batch.room(1).shown()).toEqual(byHand);

  await batch.select.click();
  await question.getByRole("button", { name: "确定" }).click();
  await expect(batch.footer).toContainText(/用时 [\d.]+ 秒/u);
  await expect(quantity).toHaveValue("9");
  await expect(calculatedQuantity).toHaveText("- -");
  // How long it took stands there of the run before, too.
  await expect.poll(async () => (await batch.room(1).shown()).model).not.toBe(byHand.model);
  await expect.poll(async () => (await batch.room(3).shown()).model).not.toBe("- -");
}

async function downloadPlan(page: Page, batch: BatchPage): Promise<void> {
  const shown = await batch.room(3).shown();
  await batch.confirmPlan.click();
  const dialog = batch.dialog("确认方案");
  const arrival = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "下载 .xlsx" }).click();
  const plan = await readPlan(await arrival);

  expect(plan.fileName).toBe("示例建筑 Rhea 选型方案.xlsx");
  expect(plan.rooms).toHaveLength(ROOMS);
  expect(plan.about.join()).toContain("冷负荷按 120 W/㎡、热负荷按 80 W/㎡ 假设");
  const room = plan.rooms[3];
  expect(room?.get("数量（台）")).toBe(9);
  expect(room?.get("型号")).toBe(shown.model);
  expect(Number(room?.get("全冷量修正值（kW）")).toFixed(2)).toBe(shown.corrected[1]);

  expect(plan.sums.get("房间数（间）")).toBe(ROOMS);
  expect(plan.sums.get("数量（台）")).toBe(sumOf(plan.rooms, "数量（台）"));
  expect(sumOf(plan.models, "数量（台）")).toBe(sumOf(plan.rooms, "数量（台）"));
  for (const model of plan.models) {
    const ofModel = plan.rooms.filter((one) => one.get("型号") === model.get("型号"));
    expect(model.get("房间数（间）")).toBe(ofModel.length);
    expect(model.get("数量（台）")).toBe(sumOf(ofModel, "数量（台）"));
  }
  await expect(dialog).toContainText(String(plan.sums.get("数量（台）")));
  await batch.close(dialog).click();
}
