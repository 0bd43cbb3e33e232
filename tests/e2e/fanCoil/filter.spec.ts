import type { Locator, Page } from "@playwright/test";
import { batchPage, type BatchPage } from "../support/batchPage.ts";
import { expect, test } from "../support/test.ts";

/** Labels of the fields, what each says when it is left empty, and what switches it on. */
const FIELDS = [
  ["夏季供水温度", "夏季供水温度（℃）不能为空"],
  ["冬季供水温度", "冬季供水温度（℃）不能为空"],
  ["单台承担面积", "单台承担面积不能为空"],
  ["积灰修正附加率", "积灰修正附加率不能为空"],
  ["间歇运行附加率", "间歇运行附加率不能为空"],
  ["机外静压下限", "机外静压不能为空"],
  ["机外静压上限", "机外静压不能为空"],
] as const;

async function leaveWith(page: Page, field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press("Tab");
}

/** At high level, with a static pressure: every field can be typed in. */
async function openAllFields(page: Page, batch: BatchPage): Promise<void> {
  await page.getByRole("radiogroup", { name: "选型档位" }).getByText("高档").click();
  await page.getByRole("checkbox", { name: "启用机外静压" }).check();
  await expect(batch.field("积灰修正附加率")).toBeEnabled();
}

test.describe("the filter", () => {
  test("begins with the specified defaults, and with what they switch off", async ({ page, open }) => {
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    await expect(page.getByRole("combobox", { name: "结构形式" })).toHaveValue("卧式");
    await expect(page.getByRole("radio", { name: "中档" })).toBeChecked();
    const defaults = [
      ["夏季供水温度", "7"],
      ["冬季供水温度", "60"],
      ["单台承担面积", "20"],
      ["积灰修正附加率", "10"],
      ["间歇运行附加率", "10"],
      ["机外静压下限", "12"],
      ["机外静压上限", "30"],
    ] as const;
    for (const [label, value] of defaults) await expect(batch.field(label)).toHaveValue(value);
    for (const label of ["积灰修正附加率", "间歇运行附加率", "机外静压下限", "机外静压上限"])
      await expect(batch.field(label)).toBeDisabled();
    const ticked = ["送风量", "全冷量", "显冷量", "制热量"];
    for (const name of [...ticked, "潜冷量", "热湿比"])
      await expect(page.getByRole("checkbox", { name })).toBeChecked({ checked: ticked.includes(name) });
  });

  test("says which field was left empty and gives it the cursor back", async ({ page, open }) => {
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    await openAllFields(page, batch);
    for (const [label, message] of FIELDS) {
      const field = batch.field(label);
      const before = await field.inputValue();
      await leaveWith(page, field, "");
      await expect(batch.notice(message)).toBeVisible();
      await expect(field).toBeFocused();
      await leaveWith(page, field, before);
      await expect(field).toHaveValue(before);
    }
  });

  test("keeps a warning for 1.5 s", async ({ page, open }) => {
    const batch = batchPage(page);
    await page.clock.install();
    await open("/multiRoom/fanCoil");
    const field = batch.field("单台承担面积");
    await expect(field).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await leaveWith(page, field, "");
    const notice = batch.notice("单台承担面积不能为空");
    await page.clock.runFor(1400);
    await expect(notice).toBeVisible();
    await page.clock.runFor(200);
    await expect(notice).toBeHidden();
  });

  test("takes digits only", async ({ page, open }) => {
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    const field = batch.field("单台承担面积");
    await field.fill("");
    await field.pressSequentially("0a3.5-e");
    await expect(field).toHaveValue("35");
  });

  test("clears water that is too warm for cooling or too cold for heating", async ({ page, open }) => {
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    await batch.loadSample("Rhea");
    for (const [label, text, message] of [
      ["夏季供水温度", "19", "夏季供水温度应小于夏季室内干、湿球温度，请重新输入"],
      ["冬季供水温度", "19", "冬季供水温度应大于冬季室内干球温度，请重新输入"],
    ] as const) {
      const field = batch.field(label);
      await leaveWith(page, field, text);
      await expect(batch.notice(message)).toBeVisible();
      await expect(field).toHaveValue("");
      await expect(field).toBeFocused();
      await leaveWith(page, field, label === "夏季供水温度" ? "7" : "60");
    }
  });

  test("does not take a static pressure that runs backwards", async ({ page, open }) => {
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    await openAllFields(page, batch);
    await leaveWith(page, batch.field("机外静压下限"), "40");
    await expect(batch.notice("最大值不能小于最小值")).toBeVisible();
    await expect(batch.field("机外静压下限")).toBeFocused();
    await leaveWith(page, batch.field("机外静压下限"), "12");
    await leaveWith(page, batch.field("机外静压上限"), "5");
    await expect(batch.notice("最大值不能小于最小值")).toBeVisible();
    await expect(batch.field("机外静压上限")).toBeFocused();
  });

  test("lets no run begin while a field does not hold", async ({ page, open }) => {
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    await batch.loadSample("Walker");
    await leaveWith(page, batch.field("单台承担面积"), "");
    await expect(batch.notice("单台承担面积不能为空")).toBeHidden();
    await batch.select.click();
    await expect(batch.notice("单台承担面积不能为空")).toBeVisible();
    await expect(batch.field("单台承担面积")).toBeFocused();
    await expect(batch.confirmPlan).toBeDisabled();
    await batch.button("恢复默认").click();
    await batch.runToTheEnd();
  });

  test("says beside a ticked check that no room has data for it", async ({ page, open }) => {
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    await batch.loadSample("Rhea");
    await expect(page.getByRole("checkbox", { name: "送风量，各房间均无数据" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "全冷量", exact: true })).toBeChecked();
  });

  test("folds into a line that names its values", async ({ page, open }) => {
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    await batch.button("收起").click();
    await expect(batch.field("单台承担面积")).toBeHidden();
    await expect(page.getByRole("region", { name: "筛选条件" })).toContainText("20 ㎡/台");
    await batch.button("展开").click();
    await expect(batch.field("单台承担面积")).toBeVisible();
  });
});
