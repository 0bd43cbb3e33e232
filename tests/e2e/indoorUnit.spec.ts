import { alternativesDrawer } from "./support/alternativesDrawer.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { batchPage } from "./support/batchPage.ts";
import { cellTexts } from "./support/cellTexts.ts";
import { readPlan, sumOf } from "./support/readPlan.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const ROOMS = 36;

test(
  "a sample building is given its indoor units, up to the plan",
  { tag: "@twin" },
  async ({ page, open }) => {
    const batch = batchPage(page);
    const model = (index: number) => batch.room(index).cell(7);

    await test.step("the tab leads to the screen", async () => {
      await open("/multiRoom/fanCoil");
      await page.getByRole("link", { name: "多联机室内机", exact: true }).click();
      await expect(page).toHaveTitle("多联机室内机批量选型");
      await expect(page.getByText("暂无房间信息")).toBeVisible();
    });

    await test.step("the form has the specification's defaults", async () => {
      await expect(batch.field("单台承担面积")).toHaveValue("20");
      await expect(page.getByRole("combobox", { name: "结构形式" })).toHaveValue("风管式");
      await expect(page.getByRole("checkbox", { name: "制冷量" })).toBeChecked();
      await expect(page.getByRole("checkbox", { name: "制热量" })).not.toBeChecked();
      await page.getByRole("combobox", { name: "结构形式" }).click();
      await expect(page.getByRole("option")).toHaveText([
        "风管式",
        "嵌入式-单面出风",
        "嵌入式-两面出风",
        "嵌入式-四面出风",
      ]);
      await page.keyboard.press("Escape");
    });

    await test.step("an empty area is refused and gets the cursor back", async () => {
      const area = batch.field("单台承担面积");
      await area.fill("");
      await area.press("Tab");
      await expect(batch.notice("单台承担面积不能为空")).toBeVisible();
      await expect(area).toBeFocused();
      await area.fill("0025");
      await expect(area).toHaveValue("25");
      await area.fill("20");
      await area.press("Tab");
    });

    await test.step("every room finds a unit, one line each, with its rated capacities", async () => {
      await batch.loadSample("Rhea");
      await batch.runToTheEnd();
      await expect(batch.footer).toContainText(`已匹配 ${ROOMS}`);
      await expect(batch.table).toHaveAttribute("aria-rowcount", String(1 + ROOMS));
      await expect(batch.table.getByText("计算修正值")).toHaveCount(0);
      const texts = await cellTexts(batch.room(0).first);
      const [load, quantity, cooling] = [4, 6, 9].map((column) => Number(texts[column]));
      expect(cooling).toBeGreaterThanOrEqual(Number(load) / Number(quantity) - 0.005);
      await expectAccessible(page);
      await takePicture(page, "indoor-units-1280");
    });

    await test.step("an alternative overwrites the row", async () => {
      const room = await batch.room(1).cell(1).innerText();
      const panel = alternativesDrawer(page, room);
      await batch.room(1).reselect.click();
      await expect(panel.chosen).toContainText("已选");
      for (const name of ["品牌", "结构形式"])
        await expect(panel.drawer.getByRole("combobox", { name })).toBeDisabled();
      await expect(panel.drawer.getByRole("textbox", { name: /^单台承担面积/u })).toBeDisabled();
      const [other = ""] = await panel.otherModels();
      await panel.choose(other).click();
      await takePicture(page, "indoor-units-alternatives-1280");
      await batch.close(panel.drawer).click();
      const question = batch.dialog("选择确认");
      await expect(question.getByText(`是否确认选择 ${other} ?`)).toBeVisible();
      await question.getByRole("button", { name: "确定" }).click();
      await expect(batch.notice("选型结果已更新")).toBeVisible();
      await expect(model(1)).toContainText(other);
    });

    await test.step("a real unit shows what it does not state as - -", async () => {
      await page.getByRole("combobox", { name: "品牌" }).click();
      await page.getByRole("option", { name: "Mitsubishi Electric" }).click();
      await page.getByRole("combobox", { name: "结构形式" }).click();
      await page.getByRole("option", { name: "嵌入式-四面出风" }).click();
      await page.getByRole("checkbox", { name: "制冷量" }).uncheck();
      await page.getByRole("checkbox", { name: "制热量" }).check();
      await batch.select.click();
      await batch.dialog("确认提示").getByRole("button", { name: "确定" }).click();
      await expect(model(0)).toContainText("PLFY-P");
      await expect(batch.room(0).cell(8)).toHaveText("- -");
      await page.getByRole("checkbox", { name: "制冷量" }).check();
      await batch.select.click();
      await batch.dialog("确认提示").getByRole("button", { name: "确定" }).click();
      await expect(batch.room(0).first).toContainText("未找到合适型号");
      await expect(batch.room(0).first).toContainText("候选产品未提供制冷量");
      await page.setViewportSize({ width: 1920, height: 1080 });
      await takePicture(page, "indoor-units-unmatched-1920");
    });

    await test.step("the plan is downloaded and adds up", async () => {
      await page.getByRole("button", { name: "恢复默认" }).click();
      await batch.select.click();
      await batch.dialog("确认提示").getByRole("button", { name: "确定" }).click();
      await expect(batch.footer).toContainText(`已匹配 ${ROOMS}`);
      await batch.confirmPlan.click();
      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: "下载 .xlsx" }).click();
      const plan = await readPlan(await downloading);
      expect(plan.rooms).toHaveLength(ROOMS);
      expect(sumOf(plan.rooms, "数量（台）")).toBe(plan.sums.get("数量（台）"));
      expect([...plan.rooms[0]!.keys()]).toContain("制冷量（kW）");
      expect([...plan.rooms[0]!.keys()].some((title) => title.includes("修正值"))).toBe(false);
    });
  },
);
