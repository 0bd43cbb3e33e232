import { alternativesDrawer } from "../support/alternativesDrawer.ts";
import { batchPage } from "../support/batchPage.ts";
import { readPlan } from "../support/readPlan.ts";
import { tabTo } from "../support/tabTo.ts";
import { expect, test } from "../support/test.ts";

test("the whole job is done without a mouse", async ({ page, open }) => {
  const batch = batchPage(page);
  const press = (key: string) => page.keyboard.press(key);
  const enter = async (target: Parameters<typeof tabTo>[1]) => {
    await tabTo(page, target);
    await press("Enter");
  };

  await open("/");
  await enter(page.getByRole("main").getByRole("link", { name: "风机盘管", exact: true }));
  await enter(batch.button("示例建筑 Walker"));
  await expect(batch.footer).toContainText("共 7 间");
  await enter(batch.select);
  await expect(batch.footer).toContainText("已匹配 7");
  const room = await batch.room(0).cell(1).innerText();

  await test.step("a drawer takes the focus to its title and gives it back", async () => {
    await tabTo(page, batch.room(0).detail, "Shift+Tab");
    await press("Enter");
    await expect(batch.dialog(room).getByRole("heading", { name: room })).toBeFocused();
    await press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(batch.room(0).detail).toBeFocused();
  });

  await test.step("a question has the focus on its filled button, and Esc leaves it open", async () => {
    await enter(batch.room(0).reselect);
    const panel = alternativesDrawer(page, room);
    await expect(panel.drawer.getByRole("heading", { name: room })).toBeFocused();
    await expect(panel.chosen).toBeVisible();
    const [other = ""] = await panel.otherModels();
    await enter(panel.choose(other));
    await expect(panel.chosen).toContainText(other);
    await press("Escape");
    const question = batch.dialog("选择确认");
    await expect(question.getByRole("button", { name: "确定" })).toBeFocused();
    await press("Escape");
    await expect(question).toHaveCount(0);
    await expect(panel.drawer).toBeVisible();
    await press("Escape");
    await expect(question.getByRole("button", { name: "确定" })).toBeFocused();
    await press("Enter");
    await expect(batch.notice("选型结果已更新")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(batch.room(0).reselect).toBeFocused();
    await expect(batch.room(0).first).toContainText(other);
  });

  await test.step("quantities are filled in down the column", async () => {
    await tabTo(page, batch.room(0).quantity, "Shift+Tab");
    await page.keyboard.type("3");
    await press("Enter");
    await expect(batch.room(1).quantity).toBeFocused();
    await page.keyboard.type("2");
    await press("ArrowUp");
    await expect(batch.room(0).quantity).toBeFocused();
    await expect(batch.room(0).calculatedQuantity).toHaveText("- -");
    await expect(batch.room(1).calculatedQuantity).toHaveText("- -");
  });

  await test.step("a second run is asked for", async () => {
    await enter(batch.select);
    const question = batch.dialog("确认提示");
    await expect(question.getByRole("button", { name: "确定" })).toBeFocused();
    await press("Escape");
    await expect(question).toHaveCount(0);
    await expect(batch.select).toBeFocused();
    await press("Enter");
    await expect(question.getByRole("button", { name: "确定" })).toBeFocused();
    await press("Enter");
    await expect(batch.footer).toContainText(/用时/u);
  });

  await test.step("the plan is downloaded", async () => {
    await enter(batch.confirmPlan);
    const download = batch.dialog("确认方案").getByRole("button", { name: "下载 .xlsx" });
    await expect(download).toBeEnabled();
    const arrival = page.waitForEvent("download");
    await tabTo(page, download);
    await press("Enter");
    expect((await readPlan(await arrival)).rooms).toHaveLength(7);
    await press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(batch.confirmPlan).toBeFocused();
  });
});

test("rooms are imported and edited without a mouse", async ({ page, open }) => {
  const batch = batchPage(page);
  await open("/multiRoom/fanCoil");
  const importing = page.getByRole("main").getByRole("button", { name: "导入房间表" });
  await tabTo(page, importing);
  // Waiting makes the browser hand choosers over, which a key sent at once would overtake: it would be shown to nobody.
  const choosing = page.waitForEvent("filechooser");
  await page.keyboard.press("Enter");
  await expect(batch.dialog("导入房间表").getByRole("button", { name: "选择文件" })).toBeFocused();
  await page.keyboard.press("Enter");
  await choosing;
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(importing).toBeFocused();

  await tabTo(page, batch.button("新增房间"));
  await page.keyboard.press("Enter");
  await expect(batch.dialog("新增房间").getByRole("textbox", { name: "房间编号" })).toBeFocused();
  await page.keyboard.type("101");
  await page.keyboard.press("Enter");
  await expect(batch.room(0).first).toContainText("101");
  await tabTo(page, batch.room(0).edit);
  await page.keyboard.press("Enter");
  await expect(batch.dialog("编辑房间")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(batch.room(0).edit).toBeFocused();
});
