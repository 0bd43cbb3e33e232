import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { batchPage } from "./support/batchPage.ts";
import { readPlan, sumOf } from "./support/readPlan.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const ROOMS = 36;

/** Columns before those of the result at 1280 px; 规格 is the first of them. */
const SPECIFICATION = 6;

const choose = async (page: Page, select: string, option: string) => {
  await page.getByRole("combobox", { name: select }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};

test("a sample building is given its outlets, up to the plan", { tag: "@twin" }, async ({ page, open }) => {
  const batch = batchPage(page);
  const result = (index: number, column = 0) => batch.room(index).cell(SPECIFICATION + column);
  const headers = (...titles: string[]) =>
    expect(batch.table.getByRole("columnheader")).toContainText([
      "房间编号",
      "房间名称",
      "面积",
      "送风量",
      "计算数量",
      "指定数量",
      "规格",
      ...titles,
      "操作",
    ]);
  const runAgain = async () => {
    await batch.select.click();
    await batch.dialog("确认提示").getByRole("button", { name: "确定" }).click();
  };

  await test.step("the tab leads to the screen, which offers supply air to try it with", async () => {
    await open("/multiRoom/fanCoil");
    await page.getByRole("link", { name: "风口", exact: true }).click();
    await expect(page).toHaveTitle("风口批量选型");
    await batch.loadSample("Rhea");
    await expect(page.getByText("送风量按 18 m³/(h·㎡) 假设")).toBeVisible();
    await expect(batch.confirmPlan).toBeDisabled();
    await expect(batch.room(0).reselect).toBeDisabled();
  });

  await test.step("every room finds a diffuser; only nozzles have a detail", async () => {
    await headers("长度", "宽度", "出风口风速");
    await batch.runToTheEnd();
    await expect(batch.footer).toContainText(`已匹配 ${ROOMS}`);
    await expect(batch.table).toHaveAttribute("aria-rowcount", String(1 + ROOMS));
    await expect(result(0)).toContainText(/^FS\d-/u);
    expect(await result(0, 1).innerText()).toBe(await result(0, 2).innerText());
    const velocity = Number(await result(0, 3).innerText());
    expect(velocity).toBeGreaterThanOrEqual(2);
    expect(velocity).toBeLessThanOrEqual(4);
    await expect(batch.room(0).detail).toBeDisabled();
    await expectAccessible(page);
    await takePicture(page, "air-outlets-1280");
  });

  await test.step("a specified quantity shares the air anew", async () => {
    await expect(result(0, 1)).toHaveText("270");
    await batch.room(0).quantity.fill("4");
    await batch.room(0).quantity.press("Enter");
    await expect(batch.room(0).cell(4)).toHaveText("- -");
    await runAgain();
    // 1,177 / 4 m³/h at 3 m/s pass 0.027 ㎡: a neck of about 190 mm.
    await expect(result(0, 1)).toHaveText(/^(?:180|210)$/u);
  });

  await test.step("an alternative overwrites the row", async () => {
    await batch.room(1).reselect.click();
    const drawer = page.getByRole("dialog").filter({ hasText: "已选规格" });
    await expect(drawer.getByText("已选规格")).toBeVisible();
    for (const name of ["品牌", "风口类型"])
      await expect(drawer.getByRole("combobox", { name })).toBeDisabled();
    await expect(drawer.getByRole("textbox", { name: /^单个风口承担面积/u })).toBeDisabled();
    const other = drawer.getByRole("button", { name: /^选择 / }).first();
    const specification = ((await other.getAttribute("aria-label")) ?? "").replace("选择 ", "");
    await other.click();
    await takePicture(page, "air-outlets-alternatives-1280");
    await batch.close(drawer).click();
    const question = batch.dialog("选择确认");
    await expect(question.getByText(`是否确认选择 ${specification} ?`)).toBeVisible();
    await question.getByRole("button", { name: "确定" }).click();
    await expect(batch.notice("选型结果已更新")).toBeVisible();
    await expect(result(1)).toContainText(specification);
  });

  await test.step("of every type the columns are its own", async () => {
    for (const [type, ...titles] of [
      ["圆形散流器", "直径", "出风口风速"],
      ["单层百叶风口", "长度", "宽度", "出风口风速"],
      ["球形喷口", "直径", "喷口射程", "出风口风速"],
    ] as const) {
      await choose(page, "风口类型", type);
      await runAgain();
      await expect(batch.footer).toContainText(/用时 [\d.,]+ 秒/u);
      // A head says what is true of the rows: it follows the run, not the form.
      await headers(...titles);
    }
    await expect(page.getByRole("button", { name: "根据产品性能数据估算" })).toBeVisible();
    await expect(batch.table.getByText("未找到合适规格").first()).toBeVisible();
    await expect(
      batch.table.getByText(/射程需 8\.0 m，风速合适时最远 [\d.]+ m（.+）/u).first(),
    ).toBeVisible();
    await takePicture(page, "air-outlets-nozzles-1280");
    await batch.room(1).detail.click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByText("示例数据", { exact: true }).first()).toBeVisible();
    await batch.close(drawer).click();
  });

  await test.step("the plan is downloaded and adds up", async () => {
    await batch.confirmPlan.click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "下载 .xlsx" }).click();
    const plan = await readPlan(await downloading);
    expect(plan.rooms).toHaveLength(ROOMS);
    expect([...plan.rooms[0]!.keys()]).toEqual(
      expect.arrayContaining([
        "送风量（m³/h）",
        "数量（个）",
        "规格",
        "直径（mm）",
        "喷口射程（m）",
        "出风口风速（m/s）",
      ]),
    );
    expect([...plan.rooms[0]!.keys()]).not.toContain("长度（mm）");
    // The loads that the schedule states are the rooms' own; of what was selected nothing is a load.
    expect([...plan.rooms[0]!.keys()].join()).not.toMatch(/需.*负荷|制冷|（台）/u);
    const matched = plan.rooms.filter((room) => room.get("出风口风速（m/s）") !== null);
    expect(plan.sums.get("房间数（间）")).toBe(matched.length);
    expect(sumOf(plan.models, "房间数（间）")).toBe(matched.length);
  });
});

test("a room without supply air says so", { tag: "@twin" }, async ({ page, open }) => {
  const batch = batchPage(page);
  await open("/multiRoom/airOutlet");
  await batch.button("新增房间").click();
  const form = batch.dialog("新增房间");
  for (const [label, text] of [
    ["房间编号", "1-101"],
    ["房间名称", "办公室"],
    ["房间面积", "60"],
  ] as const)
    await form.getByRole("textbox", { name: new RegExp(`^${label}(?:（|$)`, "u") }).fill(text);
  await form.getByRole("button", { name: "保存" }).click();
  await batch.runToTheEnd();
  await expect(batch.room(0).first).toContainText("未找到合适规格");
  await expect(batch.room(0).first).toContainText("房间没有送风量，请补充后重新选型");
});
