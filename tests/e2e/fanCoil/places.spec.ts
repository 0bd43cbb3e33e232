import type { Page } from "@playwright/test";
import { workbook, type CellContent } from "../../support/workbooks.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { batchPage } from "../support/batchPage.ts";
import { expectFreePage, recordMainThread, watchMainThread } from "../support/mainThread.ts";
import { takePicture } from "../support/takePicture.ts";
import { expect, test } from "../support/test.ts";

const FLOORS = ["B1", "1F", "2F", "10F"];

async function scheduleOf(rooms: number) {
  const rows: CellContent[][] = [
    ["楼层", "分区", "房间编号", "房间名称", "面积（㎡）", "冷负荷（kW）", "热负荷（kW）"],
  ];
  for (let at = 0; at < rooms; at++) {
    const square = 18 + ((at * 7) % 30);
    const floor = FLOORS[(at * 3) % FLOORS.length]!;
    const zone = at % 2 === 0 ? "东区" : "西区";
    rows.push([floor, zone, `R-${at + 1}`, "办公室", square, square * 0.12, square * 0.08]);
  }
  return { name: "分层负荷表.xlsx", bytes: await workbook({ name: "房间", rows }) };
}
const group = async (page: Page, name: string) => {
  await page.getByRole("button", { name: "分组", exact: true }).click();
  await page.getByRole("menuitem", { name }).click();
};

test(
  "a building by floors: grouped, summed, folded, moved, optimised in part and scheduled",
  { tag: "@twin" },
  async ({ page, open }) => {
    test.setTimeout(180_000);
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    await batch.importRooms(await scheduleOf(24));
    await expect(batch.header("楼层")).toBeVisible();
    await batch.runToTheEnd();
    const heads = batch.table.getByRole("button", { name: /间$/u });
    const sums = page.getByRole("group", { name: "合计" });

    await test.step("floors from the lowest up, with what their rooms and units come to", async () => {
      await group(page, "按楼层分组");
      await expect(heads.first()).toContainText("B1");
      await expect(sums).toContainText("合计 24 间");
      await expect(sums).toContainText(/电功率 [\d.]+ kW/u);
      await expect(sums).toContainText(/水流量 [\d.]+ m³\/h/u);
      await expectAccessible(page);
      await takePicture(page, "places-grouped-1280");
    });

    await test.step("folded floors are lines of their own, and come back folded", async () => {
      await sums.getByRole("button", { name: "全部折叠" }).click();
      await expect(heads).toHaveText([/^B1/u, /^1F/u, /^2F/u, /^10F/u]);
      await page.reload();
      await expect(heads).toHaveText([/^B1/u, /^1F/u, /^2F/u, /^10F/u]);
    });

    await test.step("a floor's rooms are moved at once, and back", async () => {
      await page.getByRole("checkbox", { name: "勾选10F的全部房间" }).click();
      await page.getByRole("button", { name: "楼层与分区" }).click();
      const dialog = batch.dialog("楼层与分区");
      await dialog.getByLabel("楼层名称").fill("3F");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "写入 6 间" }).click();
      await expect(heads).toHaveText([/^B1/u, /^1F/u, /^2F/u, /^3F/u]);
      await page.getByRole("button", { name: /^撤销/u }).click();
      await expect(heads).toHaveText([/^B1/u, /^1F/u, /^2F/u, /^10F/u]);
    });

    await test.step("a floor's rooms get the best of one series, in one step", async () => {
      const head = page.locator("tbody[data-group='1F']");
      const before = await head.textContent();
      await head.getByRole("button", { name: "为本组选型：1F" }).click();
      const dialog = batch.dialog("为本组选型：1F");
      await dialog.getByRole("combobox", { name: "系列" }).click();
      await takePicture(page, "group-choice-series-1280");
      await page.getByRole("option").nth(1).click();
      await dialog.getByRole("combobox", { name: "型号" }).click();
      await expect(page.getByRole("option").first()).toHaveText("每间取最合适的型号");
      await page.getByRole("option").first().click();
      await expectAccessible(page);
      await takePicture(page, "group-choice-1280");
      await dialog.getByRole("button", { name: "选型 6 间" }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText("1F 6 间", { exact: true })).toBeVisible();
      await expect(head).not.toHaveText(before ?? "");
      await page.getByRole("button", { name: /^撤销：多间改选/u }).click();
      await expect(head).toHaveText(before ?? "");
    });

    await test.step("plans of few models for one floor alone", async () => {
      await batch.button("方案优化").click();
      const dialog = batch.dialog("方案优化");
      await dialog.getByRole("combobox", { name: "优化范围" }).click();
      await page.getByRole("option", { name: "2F（6 间）" }).click();
      await expect(dialog).toContainText("只计算 2F 的房间，其他房间不变");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "关闭" }).last().click();
    });

    await test.step("the plan as an equipment schedule", async () => {
      await batch.confirmPlan.click();
      const dialog = batch.dialog("确认方案");
      for (const format of [".xlsx", "PDF", ".dxf"]) {
        await dialog.getByRole("button", { name: "设备表" }).click();
        const download = page.waitForEvent("download");
        await page.getByRole("menuitem", { name: `设备表 ${format}` }).click();
        expect((await download).suggestedFilename()).toBe(
          `分层负荷表 设备表.${format.replace(".", "").toLowerCase()}`,
        );
      }
    });
  },
);

test(
  "50,000 rooms are grouped and folded while the page only draws",
  { tag: "@measured" },
  async ({ page, open }) => {
    test.setTimeout(240_000);
    const batch = batchPage(page);
    await watchMainThread(page);
    await open("/multiRoom/fanCoil");
    await batch.importRooms(await scheduleOf(50_000));
    await expect(batch.footer).toContainText("共 50,000 间", { timeout: 60_000 });
    // What draws groups is there before it is measured.
    await group(page, "只加合计行");
    await expect(page.getByRole("group", { name: "合计" })).toContainText("冷负荷");
    const heads = batch.table.getByRole("button", { name: /间$/u });
    const grouped = await recordMainThread(page, async () => {
      await group(page, "按楼层分组");
      await expect(heads.first()).toContainText("12,500 间");
    });
    expectFreePage("50,000 rooms, grouped by floor", grouped);
    const folded = await recordMainThread(page, async () => {
      await page.getByRole("button", { name: "全部折叠" }).click();
      await expect(heads).toHaveCount(4);
    });
    expectFreePage("50,000 rooms, all floors folded", folded);
  },
);
