import { workbook, type CellContent } from "../../support/workbooks.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { batchPage } from "../support/batchPage.ts";
import { takePicture } from "../support/takePicture.ts";
import { expect, test } from "../support/test.ts";

const ROOMS = 24;
const TYPES = ["病房", "办公室", "走廊"];

/** A third of the rooms are wards, a third offices, a third corridors; on two floors. */
async function schedule() {
  const rows: CellContent[][] = [
    ["楼层", "房间编号", "房间名称", "面积（㎡）", "冷负荷（kW）", "热负荷（kW）"],
  ];
  for (let at = 0; at < ROOMS; at++) {
    const square = 18 + ((at * 7) % 30);
    const name = `${TYPES[at % TYPES.length]!} ${at + 1}`;
    rows.push([at % 2 === 0 ? "1F" : "2F", `R-${at + 1}`, name, square, square * 0.12, square * 0.08]);
  }
  return { name: "病房楼.xlsx", bytes: await workbook({ name: "房间", rows }) };
}

/** What these dialogs do is proved on the page and in the worker (docs/measured/browser-tests-moved.md). */
test("what ticks, floors, types of rooms and limits open bars nobody", async ({ page, open }) => {
  test.setTimeout(180_000);
  const batch = batchPage(page);
  const option = (name: string | RegExp) => page.getByRole("option", { name });
  await open("/multiRoom/fanCoil");
  await batch.importRooms(await schedule());
  await batch.runToTheEnd();

  await test.step("ticked rooms", async () => {
    const bar = page.getByRole("group", { name: "勾选房间的操作" });
    await batch.room(0).tick.click();
    await batch.room(3).tick.click({ modifiers: ["Shift"] });
    await expect(bar).toContainText("已勾选 4 间");
    await expectAccessible(page);
    await bar.getByRole("button", { name: "取消勾选" }).click();
    await expect(bar).toBeHidden();
  });

  await test.step("conditions by type of room", async () => {
    const dialog = batch.dialog("按房间类型设定条件");
    await page.getByRole("button", { name: /^按房间类型设定条件/u }).click();
    await expect(dialog).toContainText("全部房间按同一套筛选条件选型");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "新增房间类型" }).click();
    await dialog.getByRole("textbox", { name: "规则名称" }).fill("病房");
    await dialog.getByRole("combobox", { name: "房间名称含" }).fill("病房");
    await dialog.getByRole("combobox", { name: "房间名称含" }).press("Enter");
    await dialog.getByText("高档", { exact: true }).click();
    await dialog.getByRole("button", { name: "新增房间类型" }).click();
    await dialog.getByRole("textbox", { name: "规则名称" }).fill("一层");
    await dialog.getByRole("combobox", { name: "楼层" }).click();
    await option("1F").click();
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("region", { name: "规则" }).getByRole("listitem")).toContainText([
      "病房8 间",
      "一层8 间",
    ]);
    await expectAccessible(page);
    await takePicture(page, "room-rules-1280");
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(dialog).toBeHidden();
    await batch.select.click();
    await batch.dialog("确认提示").getByRole("button", { name: "确定" }).click();
    await expect(batch.footer).not.toContainText("已变更");
  });

  await test.step("groups of floors, and the floor of ticked rooms", async () => {
    await page.getByRole("button", { name: "分组", exact: true }).click();
    await page.getByRole("menuitem", { name: "按楼层分组" }).click();
    await expect(page.getByRole("group", { name: "合计" })).toContainText(/电功率 [\d.]+ kW/u);
    await expectAccessible(page);
    await takePicture(page, "places-grouped-1280");
    await page.getByRole("button", { name: "全部折叠" }).click();
    await page.getByRole("checkbox", { name: "勾选2F的全部房间" }).click();
    await page.getByRole("button", { name: "楼层与分区" }).click();
    await batch.dialog("楼层与分区").getByLabel("楼层名称").fill("3F");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(batch.dialog("楼层与分区")).toBeHidden();
  });

  await test.step("a choice for a floor", async () => {
    await page.getByRole("button", { name: "为本组选型：1F" }).click();
    const dialog = batch.dialog("为本组选型：1F");
    await dialog.getByRole("combobox", { name: "系列" }).click();
    await page.getByRole("option").nth(1).click();
    await dialog.getByRole("combobox", { name: "型号" }).click();
    await option("每间取最合适的型号").click();
    await expectAccessible(page);
    await takePicture(page, "group-choice-1280");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("plans of one floor, and of few models in the rooms of each type", async () => {
    const dialog = batch.dialog("方案优化");
    await batch.button("方案优化").click();
    await dialog.getByRole("combobox", { name: "优化范围" }).click();
    await option("2F（12 间）").click();
    await expect(dialog).toContainText("只计算 2F 的房间，其他房间不变");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "关闭" }).last().click();
    await batch.button("方案优化").click();
    await dialog.getByRole("combobox", { name: "型号种数限制" }).click();
    await option("每种房间类型最多").click();
    const most = dialog.getByRole("textbox", { name: "每种房间类型最多（种）" });
    await most.fill("2");
    await most.press("Enter");
    await expect(dialog).toContainText("2 种型号不够：病房至少需 3 种", { timeout: 60_000 });
    await dialog.getByRole("button", { name: "放宽到 3 种" }).click();
    await expect(dialog.getByRole("row", { name: /^每种房间类型最多/u })).toContainText("3 种", {
      timeout: 60_000,
    });
    await expect(dialog.getByText(/仍在/u)).toBeHidden({ timeout: 60_000 });
    await expectAccessible(page);
    await takePicture(page, "optimum-type-limit-1280");
  });
});
