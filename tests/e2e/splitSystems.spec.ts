import { readFile } from "node:fs/promises";
import readWorkbook from "read-excel-file/node";
import { expectAccessible } from "./support/accessibility.ts";
import { batchPage } from "./support/batchPage.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

test("a sample building goes from indoor units to outdoor units, a calculation book, and a changed room", async ({
  page,
  open,
}) => {
  const batch = batchPage(page);
  const systems = page.getByRole("region", { name: "多联机系统", exact: true });
  const outdoor = page.getByRole("region", { name: "室外机", exact: true });
  const remarks = page.getByRole("list", { name: "系统提示" });
  const views = page.getByRole("radiogroup", { name: "系统的显示方式" });
  const undo = page.getByRole("button", { name: "撤销" });
  const type = async (name: string, value: string) => {
    const field = page.getByRole("textbox", { name, exact: true });
    await field.fill(value);
    await field.press("Enter");
  };
  const picture = async (name: string) => {
    await takePicture(page, `${name}-1280`);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await takePicture(page, `${name}-1920`);
    await page.setViewportSize({ width: 1280, height: 800 });
  };

  await test.step("without indoor units there is nothing to put together", async () => {
    await open("/multiRoom/indoorUnit");
    await batch.loadSample("Rhea");
    await batch.part("系统").click();
    await expect(page.getByText("还没有已选型的室内机")).toBeVisible();
  });

  await test.step("the chosen units make systems, each with the smallest outdoor unit that carries it", async () => {
    await batch.part("房间").click();
    await batch.runToTheEnd();
    await expect(batch.table.getByRole("button", { name: "重新选择" }).first()).toBeEnabled();
    await expectAccessible(page);
    await batch.part("系统").click();
    await expect(systems.getByRole("button", { name: /多联机.*\d+ 间 \d+ 台/u }).first()).toBeVisible();
    await expect(outdoor).toContainText("组合比");
    await expect(outdoor).toContainText("修正后制冷量");
    await expectAccessible(page);
    await picture("splits-rooms");
  });

  await test.step("a typed outdoor height is over the series' limit, with both figures and the way to mend it", async () => {
    await type("室外机所在层（层）", "14");
    await expect(remarks).toContainText(/高差 [\d.]+ m，允许 [\d.]+ m/u);
    await remarks.getByRole("button", { name: "室外机所在层" }).first().click();
    await expect(page.getByRole("textbox", { name: "室外机所在层（层）" })).toBeFocused();
    await undo.click();
    await expect(remarks.getByText(/高差/u)).toHaveCount(0);
  });

  await test.step("outdoor units of all series stand side by side, and one is kept", async () => {
    await views.getByText("室外机").click();
    const offers = page.getByRole("table", { name: /的室外机$/u });
    const first = offers.getByRole("button", { name: /^采用 / }).first();
    const model = (await first.getAttribute("aria-label"))!.slice("采用 ".length);
    await picture("splits-offers");
    await first.click();
    await expect(outdoor).toContainText(model);
    await expect(outdoor).toContainText("仍满足");
    await expect(outdoor).toContainText("采用时");
    await picture("splits-kept");
  });

  await test.step("rooms that are moved away change both systems, and one step takes them back", async () => {
    await views.getByText("房间").click();
    const ticks = page.getByRole("table", { name: "系统的房间" }).getByRole("checkbox");
    await ticks.nth(0).check();
    await ticks.nth(1).check();
    const entries = systems.getByRole("button", { name: /间 \d+ 台/u });
    const before = await entries.count();
    await page.getByRole("button", { name: "移动", exact: true }).click();
    await expect(entries).toHaveCount(before + 1);
    await expect(page.getByText(/^室内机 \d+ → \d+ 台/u)).toBeVisible();
    await undo.click();
    await expect(entries).toHaveCount(before);
    await systems.getByRole("button", { name: /^调整/u }).click();
    await page.getByRole("menuitem", { name: "重命名" }).click();
    await page.getByRole("textbox", { name: "系统名称" }).fill("大堂多联机");
    await page.getByRole("dialog").getByRole("button", { name: "保存" }).click();
    await expect(systems).toContainText("大堂多联机");
  });

  await test.step("a typed length is no longer estimated", async () => {
    await views.getByText("配管").click();
    await type("P 长度（m）", "12");
    await expect(page.getByText(/共 (\d+) 段，其中 \d+ 段长度为估算/u)).toBeVisible();
    await picture("splits-pipes");
  });

  await test.step("系统图 draws the pipes with their lengths, for CAD, on paper and as a picture", async () => {
    await views.getByText("系统图").click();
    await expect(page.getByRole("img", { name: /大堂多联机系统图/u })).toBeVisible();
    await picture("splits-diagram");
    const save = async (format: string) => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "导出系统图" }).click();
      await page.getByRole("menuitem", { name: format }).click();
      return readFile(await (await download).path());
    };
    const drawing = (await save("DXF 图纸")).toString();
    expect(drawing).toContain("12.0 m");
    expect(drawing).toContain("估算：共");
    expect((await save("PDF")).subarray(0, 5).toString()).toBe("%PDF-");
    expect((await save("PNG 图片")).subarray(1, 4).toString()).toBe("PNG");
  });

  await test.step("the calculation is handed over as a workbook and on paper", async () => {
    const save = async (format: string) => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "导出计算书" }).click();
      await page.getByRole("menuitem", { name: format }).click();
      return download;
    };
    const file = await save(".xlsx 工作簿");
    expect(file.suggestedFilename()).toMatch(/ 多联机计算\.xlsx$/u);
    const sheets = await readWorkbook(await file.path());
    const book = sheets.find(({ sheet }) => sheet === "大堂多联机设备选型计算书")!.data;
    expect(book.find(([item]) => item === "判定")![3]).toBe("仍满足");
    const paper = await save("PDF");
    expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe("%PDF-");
  });

  await test.step("a room with more units makes its system impossible: the rooms say so, with the way there", async () => {
    await batch.part("房间").click();
    await batch.room(0).quantity.fill("60");
    await batch.room(0).quantity.press("Enter");
    await page.getByRole("button", { name: "重选已变更 1 间" }).click();
    const faults = page.getByRole("status", { name: "不成立的多联机系统" });
    await expect(faults).toContainText(
      /大堂多联机\S+ 不再满足：室内机 \d+ 台，允许 \d+ 台；组合比 \d+%，允许/u,
    );
    await expectAccessible(page);
    await picture("splits-impossible");
    await faults.getByRole("button", { name: "查看大堂多联机" }).click();
    await expect(systems).toContainText("不再满足");
    await page.getByRole("button", { name: "不再采用" }).click();
    await page.getByRole("button", { name: "确认方案" }).click();
    const plan = page.getByRole("dialog", { name: "确认方案" });
    await expect(plan.getByRole("list", { name: "不成立的多联机系统" })).toContainText(
      /系统不成立大堂多联机没有能承担的室外机，最接近的 \S+：室内机 \d+ 台，允许 \d+ 台/u,
    );
    await expectAccessible(page);
    await picture("splits-unkept");
    await plan.getByRole("button", { name: "查看大堂多联机" }).click();
    await expect(plan).toHaveCount(0);
    await undo.click();
    await expect(systems).toContainText("不再满足");
    await undo.click();
    await undo.click();
    await expect(systems).toContainText("仍满足");
    await batch.part("房间").click();
    await expect(faults).toHaveCount(0);
    await batch.part("系统").click();
  });

  await test.step("a room that grows makes the kept outdoor unit too small, and the plan says so", async () => {
    await views.getByText("房间").click();
    await type("同时冷负荷（kW）", "9000");
    await expect(outdoor).toContainText("不再满足");
    await expect(outdoor).toContainText("小于同时负荷 9,000.0 kW");
    await picture("splits-fails");
    await page.getByRole("button", { name: "确认方案" }).click();
    const dialog = page.getByRole("dialog", { name: /方案/u });
    await expect(dialog).toContainText("大堂多联机 室外机");
    await expect(dialog).toContainText("不再满足");
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "设备表" }).click();
    await page.getByRole("menuitem", { name: "设备表 .xlsx" }).click();
    const sheets = await readWorkbook(await (await download).path());
    const [, unit] = sheets.find(({ sheet }) => sheet === "室外机")!.data;
    expect(unit).toMatchObject({ 1: "多联机室外机", 4: 1 });
    expect(unit![5]).toContain("不再满足");
  });
});
