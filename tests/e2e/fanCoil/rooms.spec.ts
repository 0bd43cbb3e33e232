import readWorkbook from "read-excel-file/node";
import { batchPage } from "../support/batchPage.ts";
import { expect, test } from "../support/test.ts";

test.describe("rooms", () => {
  test("can be added, edited, deleted and cleared by hand", { tag: "@twin" }, async ({ page, open }) => {
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    await batch.addRoom({ 房间编号: "101", 房间名称: "办公室", 房间面积: "30", 冷负荷: "3", 热负荷: "2" });
    await expect(batch.room(0).first).toContainText("101");
    await expect(batch.room(0).calculatedQuantity).toHaveText("2");

    await batch.room(0).edit.click();
    const form = batch.dialog("编辑房间");
    await form.getByRole("textbox", { name: "房间面积（㎡）" }).fill("三十");
    await form.getByRole("button", { name: "保存" }).click();
    await expect(form.getByText("房间面积应为数字，实际是“三十”")).toBeVisible();
    await form.getByRole("textbox", { name: "房间面积（㎡）" }).fill("61");
    await form.getByRole("button", { name: "保存" }).click();
    await expect(batch.room(0).calculatedQuantity).toHaveText("4");

    await batch.addRoom({ 房间编号: "102", 房间名称: "走廊" });
    await batch.room(1).edit.click();
    await batch.dialog("编辑房间").getByRole("button", { name: "删除房间" }).click();
    const question = batch.dialog("删除房间");
    await expect(question).toContainText("是否删除房间 102 走廊 ?");
    await question.getByRole("button", { name: "确定" }).click();
    await expect(batch.footer).toContainText("共 1 间");

    await batch.button("房间").click();
    await page.getByRole("menuitem", { name: "清空房间" }).click();
    await batch.dialog("清空房间").getByRole("button", { name: "确定" }).click();
    await expect(page.getByText("暂无房间信息")).toBeVisible();
  });

  test("come from a spreadsheet's clipboard, wherever no field has the cursor", async ({
    page,
    open,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    await expect(page.getByText("暂无房间信息")).toBeVisible();
    const rows = [
      "房间编号\t房间名称\t面积\t冷负荷(W)\t热负荷(kW)",
      "201\t教室\t60\t7200\t4.8",
      "202\t库房\t-1\t1\t1",
    ];
    await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join("\n"));
    await page.keyboard.press("Control+V");
    const preview = batch.dialog("导入预览");
    await expect(preview).toContainText("可导入 1 间");
    await expect(preview).toContainText("未通过 1 行");
    await page.getByRole("button", { name: "导入 1 间" }).click();
    await expect(batch.room(0).first).toContainText("7.20");
  });

  test("have a template to fill in", { tag: "@twin" }, async ({ page, open }) => {
    await open("/multiRoom/fanCoil");
    const arrival = page.waitForEvent("download");
    await page.getByRole("main").getByRole("button", { name: "下载模板" }).click();
    const download = await arrival;
    expect(download.suggestedFilename()).toBe("房间表模板.xlsx");
    const [schedule] = await readWorkbook(await download.path());
    expect(schedule?.data[0]?.slice(0, 5)).toEqual([
      "房间编号",
      "房间名称",
      "房间面积（㎡）",
      "冷负荷（kW）",
      "热负荷（kW）",
    ]);
  });

  test("are found by code or name, and sorted by any figure", { tag: "@twin" }, async ({ page, open }) => {
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    await batch.loadSample("Walker");
    await batch.search.fill("卧室");
    await expect(batch.table).toHaveAttribute("aria-rowcount", "7");
    await batch.search.fill("游泳池");
    await expect(page.getByText("没有编号或名称包含“游泳池”的房间")).toBeVisible();
    await batch.button("显示全部").click();
    await expect(batch.table).toHaveAttribute("aria-rowcount", "15");

    const areas = () => Promise.all(Array.from({ length: 7 }, (_, at) => batch.room(at).cell(2).innerText()));
    const sizes = ["6.00", "8.00", "12.00", "14.00", "16.00", "18.00", "45.00"];
    await batch.sortBy("面积", "ascending");
    await expect.poll(areas).toEqual(sizes);
    await batch.sortBy("面积", "descending");
    await expect.poll(areas).toEqual(sizes.toReversed());
  });
});
