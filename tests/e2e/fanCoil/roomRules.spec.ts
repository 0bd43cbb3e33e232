import { workbook, type CellContent } from "../../support/workbooks.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { batchPage } from "../support/batchPage.ts";
import { expectFreePage, recordMainThread, watchMainThread } from "../support/mainThread.ts";
import { takePicture } from "../support/takePicture.ts";
import { expect, test } from "../support/test.ts";

const TYPES = ["病房", "办公室", "走廊"];

/** A third of the rooms are wards, a third offices, a third corridors; on two floors. */
async function scheduleOf(rooms: number) {
  const rows: CellContent[][] = [
    ["楼层", "房间编号", "房间名称", "面积（㎡）", "冷负荷（kW）", "热负荷（kW）"],
  ];
  for (let at = 0; at < rooms; at++) {
    const square = 18 + ((at * 7) % 30);
    const name = `${TYPES[at % TYPES.length]!} ${at + 1}`;
    rows.push([at % 2 === 0 ? "1F" : "2F", `R-${at + 1}`, name, square, square * 0.12, square * 0.08]);
  }
  return { name: "病房楼.xlsx", bytes: await workbook({ name: "房间", rows }) };
}

test(
  "wards get conditions of their own: set, run, shown, taken back, kept and in the plan",
  { tag: "@twin" },
  async ({ page, open }) => {
    test.setTimeout(90_000);
    const batch = batchPage(page);
    const link = page.getByRole("button", { name: /^按房间类型设定条件/u });
    const dialog = batch.dialog("按房间类型设定条件");
    await open("/multiRoom/fanCoil");
    await batch.importRooms(await scheduleOf(24));
    await batch.runToTheEnd();

    await test.step("bad input is answered with a sentence, and nothing is lost", async () => {
      await link.click();
      await expect(dialog).toContainText("全部房间按同一套筛选条件选型");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "新增房间类型" }).click();
      await dialog.getByRole("textbox", { name: "规则名称" }).fill("病房");
      await dialog.getByRole("button", { name: "保存" }).click();
      await expect(dialog.getByText("“病房”没有设定适用的房间，请填写名称用词、楼层或分区")).toBeVisible();
      await expect(dialog.getByRole("textbox", { name: "规则名称" })).toHaveValue("病房");
    });

    await test.step("rules in their order, each with its rooms", async () => {
      await dialog.getByRole("combobox", { name: "房间名称含" }).fill("病房");
      await dialog.getByRole("combobox", { name: "房间名称含" }).press("Enter");
      await dialog.getByText("高档", { exact: true }).click();
      const noise = dialog.getByRole("textbox", { name: "噪声上限（dB(A)）" });
      await noise.fill("121");
      await noise.press("Enter");
      await expect(dialog.getByText("噪声上限应在 0 到 120 dB(A) 之间，不填则不限")).toBeVisible();
      await noise.fill("90");
      await noise.press("Enter");
      await expect(dialog).toContainText("噪声 ≤ 90 dB(A)");
      await dialog.getByRole("button", { name: "新增房间类型" }).click();
      await dialog.getByRole("textbox", { name: "规则名称" }).fill("一层");
      await dialog.getByRole("combobox", { name: "楼层" }).click();
      await page.getByRole("option", { name: "1F" }).click();
      await page.keyboard.press("Tab");
      const listed = dialog.getByRole("region", { name: "规则" }).getByRole("listitem");
      await expect(listed).toContainText(["病房8 间", "一层8 间"]);
      await dialog.getByRole("button", { name: "上移一层" }).click();
      await expect(listed).toContainText(["一层12 间", "病房4 间"]);
      await dialog.getByRole("button", { name: "上移病房" }).click();
      await expect(listed).toContainText(["病房8 间", "一层8 间"]);
      await expect(dialog).toContainText("其余房间，按筛选条件8 间");
      await expectAccessible(page);
      await takePicture(page, "room-rules-1280");
      await dialog.getByRole("button", { name: "保存" }).click();
      await expect(dialog).toBeHidden();
      await expect(link).toHaveText("按房间类型设定条件（2）");
    });

    await test.step("wards are 已变更, and are selected anew at their own level", async () => {
      await expect(batch.footer).toContainText("已变更");
      await page.getByRole("button", { name: /^撤销/u }).click();
      await expect(link).toHaveText("按房间类型设定条件");
      await expect(batch.footer).not.toContainText("已变更");
      await page.getByRole("button", { name: /^重做/u }).click();
      await expect(link).toHaveText("按房间类型设定条件（2）");
      await batch.select.click();
      await batch.dialog("确认提示").getByRole("button", { name: "确定" }).click();
      await expect(batch.footer).not.toContainText("已变更");
      const ward = batch.table.getByRole("button", { name: "编辑房间 病房 1", exact: true });
      await expect(ward).toHaveText("病房 1 · 病房");
      await batch.table.getByRole("button", { name: "重新选择" }).first().click();
      const drawer = page.getByRole("dialog", { name: "病房 1", exact: true });
      await expect(drawer).toContainText("按“病房”条件");
      await expect(drawer.getByRole("radio", { name: "高档", exact: true })).toBeChecked();
      await batch.close(drawer).click();
    });

    await test.step("they are there after a reload, and in 方案优化 and the plan", async () => {
      await page.reload();
      await expect(link).toHaveText("按房间类型设定条件（2）");
      await expect(batch.footer).not.toContainText("已变更");
      await batch.button("方案优化").click();
      const optimum = batch.dialog("方案优化");
      await expect(optimum).toContainText("共 24 间", { timeout: 60_000 });
      await optimum.getByRole("button", { name: "关闭" }).last().click();
      await batch.confirmPlan.click();
      const plan = batch.dialog("确认方案");
      await expect(plan).toContainText("已匹配24 间");
      await expect(plan).not.toContainText("工况不同");
      await batch.close(plan).click();
    });

    await test.step("方案优化 keeps to so many models in the rooms of each type, and says so of what it chose", async () => {
      await batch.button("方案优化").click();
      const optimum = batch.dialog("方案优化");
      await optimum.getByRole("combobox", { name: "型号种数限制" }).click();
      await page.getByRole("option", { name: "每种房间类型最多" }).click();
      const most = optimum.getByRole("textbox", { name: "每种房间类型最多（种）" });
      await most.fill("2");
      await most.press("Enter");
      await expect(optimum).toContainText("2 种型号不够：病房至少需 3 种", { timeout: 60_000 });
      await optimum.getByRole("button", { name: "放宽到 3 种" }).click();
      await expect(optimum.getByRole("row", { name: /^每种房间类型最多/u })).toContainText("3 种", {
        timeout: 60_000,
      });
      await expect(optimum.getByText(/仍在/u)).toBeHidden({ timeout: 60_000 });
      await expectAccessible(page);
      await takePicture(page, "optimum-type-limit-1280");
      await optimum.getByRole("button", { name: "采用" }).click();
      await expect(optimum).toBeHidden({ timeout: 60_000 });
      await page.reload();
      await batch.table.getByRole("button", { name: "重新选择" }).first().click();
      const drawer = page.getByRole("dialog", { name: "病房 1", exact: true });
      await expect(drawer).toContainText("方案优化：每种房间类型最多 3 种，型号最少");
    });
  },
);

test("50,000 rooms follow rules while the page only draws", { tag: "@measured" }, async ({ page, open }) => {
  test.setTimeout(240_000);
  const batch = batchPage(page);
  await watchMainThread(page);
  await open("/multiRoom/fanCoil");
  await batch.importRooms(await scheduleOf(50_000));
  await expect(batch.footer).toContainText("共 50,000 间", { timeout: 60_000 });
  await page.getByRole("button", { name: /^按房间类型设定条件/u }).click();
  const dialog = batch.dialog("按房间类型设定条件");
  await dialog.getByRole("button", { name: "新增房间类型" }).click();
  await dialog.getByRole("textbox", { name: "规则名称" }).fill("病房");
  await dialog.getByText("高档", { exact: true }).click();
  const words = dialog.getByRole("combobox", { name: "房间名称含" });
  await words.fill("病房");
  const counted = await recordMainThread(page, async () => {
    await words.press("Enter");
    await expect(dialog).toContainText("16,667 间");
  });
  expectFreePage("50,000 rooms, counted by a rule", counted);
  const kept = await recordMainThread(page, async () => {
    await dialog.getByRole("button", { name: "保存" }).click();
    await expect(dialog).toBeHidden();
  });
  expectFreePage("50,000 rooms, a rule saved", kept);
});
