import readWorkbook from "read-excel-file/node";
import { batchPage } from "./support/batchPage.ts";
import { workbook } from "../support/workbooks.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

test("a sample building goes from rules of fresh air to its system, machine and changed rooms", async ({
  page,
  open,
}) => {
  const batch = batchPage(page);
  const rooms = page.getByRole("table", { name: "房间新风量" });
  const total = page.getByRole("status").filter({ hasText: "合计" });
  const systems = page.getByRole("region", { name: "系统", exact: true });

  await test.step("nothing is counted before somebody asks", async () => {
    await open("/multiRoom/airOutlet");
    await batch.loadSample("Rhea");
    await batch.part("新风").click();
    await expect(page.getByText("还没有计算新风")).toBeVisible();
    await takePicture(page, "fresh-air-empty-1280");
    await page.getByRole("button", { name: "计算新风" }).click();
  });

  await test.step("rooms whose names tell nothing are told, and a rule of the rest gives them theirs", async () => {
    await expect(total).toContainText("间未知，未计入系统");
    await page.getByRole("button", { name: "添加其余房间" }).click();
    await expect(total).not.toContainText("未知");
    await expect(rooms.getByRole("row").nth(1)).toContainText("人数");
    await takePicture(page, "fresh-air-1280");
    await page.setViewportSize({ width: 1920, height: 1080 });
    await takePicture(page, "fresh-air-1920");
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("it becomes a system of ducts without outlets", async () => {
    await batch.part("系统").click();
    await expect(systems).toContainText("新风系统");
    await expect(systems).toContainText("房间新风量");
    await expect(page.getByRole("columnheader", { name: "风管" })).toBeVisible();
    await takePicture(page, "fresh-air-systems-1280");
  });

  const duty = page.getByRole("region", { name: "工况" });
  await test.step("an air handling unit is kept for it, and only judged from then on", async () => {
    // Nobody has said what the air outdoors is like.
    await duty.getByRole("button", { name: "采用空调机组" }).click();
    const units = page.getByRole("table", { name: "可采用的空调机组" });
    const first = units.getByRole("button", { name: /^采用 / }).first();
    const model = (await first.getAttribute("aria-label"))!.slice("采用 ".length);
    await takePicture(page, "fresh-air-handlers-1280");
    await first.click();
    await expect(duty).toContainText(model);
    await expect(duty).toContainText("无法判定");
    await takePicture(page, "fresh-air-handler-unknown-1280");
    for (const [name, value] of [
      ["夏季室外干球（℃）", "35"],
      ["夏季室外湿球（℃）", "27"],
      ["冬季室外温度（℃）", "-4"],
      ["年运行小时（h）", "3000"],
    ] as const) {
      const field = page.getByRole("textbox", { name });
      await field.fill(value);
      await field.press("Enter");
    }
    await expect(duty).toContainText(/所需冷量 [\d.]+ kW，机组制冷量 [\d.]+ kW/u);
    await expect(duty).toContainText("仍满足");
    await takePicture(page, "fresh-air-handler-1280");
    await page.setViewportSize({ width: 1920, height: 1080 });
    await takePicture(page, "fresh-air-handler-1920");
    await page.setViewportSize({ width: 1280, height: 800 });
    await duty.getByRole("button", { name: "改用其他机组" }).click();
    await takePicture(page, "fresh-air-handlers-judged-1280");
    await page.getByRole("button", { name: "关闭" }).last().click();

    // Five times as many persons: the unit stays, and fails.
    await batch.part("新风").click();
    const people = page.getByRole("textbox", { name: "其余房间 的人均新风量（m³/(h·人)）" });
    await people.fill("150");
    await people.press("Enter");
    await batch.part("系统").click();
    await expect(duty).toContainText("不再满足");
    await expect(duty).toContainText(model);
    await page.getByRole("button", { name: "撤销" }).click();
    await expect(duty).toContainText("仍满足");
  });

  await test.step("pasted persons of a room change its air, and a changed room the system", async () => {
    await batch.part("新风").click();
    await page.getByRole("button", { name: "粘贴新风数据" }).click();
    const dialog = page.getByRole("dialog", { name: "粘贴新风数据" });
    await dialog.getByRole("textbox").fill("房间编号\t人数\naim0014\t20\nnobody\t3");
    await dialog.getByRole("button", { name: "采用" }).click();
    await expect(dialog).toContainText("nobody：没有这个房间编号");
    await takePicture(page, "fresh-air-paste-1280");
    await dialog.getByRole("button", { name: "关闭" }).last().click();
    await expect(rooms.getByRole("textbox", { name: "aim0014 的新风量（m³/h）" })).toHaveAttribute(
      "placeholder",
      "600",
    );
    await batch.part("系统").click();
    await expect(page.getByText(/^aim0014 \+[\d.]+ m³\/h → /u)).toBeVisible();
  });

  await test.step("the book begins with the building and the rooms' fresh air", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "导出计算书" }).click();
    await page.getByRole("menuitem", { name: ".xlsx 工作簿" }).click();
    const sheets = await readWorkbook(await (await download).path());
    const [, first] = sheets.find(({ sheet }) => sheet === "新风量")!.data;
    expect(first).toMatchObject({ 0: "aim0014", 6: 20, 7: 600, 8: "人数" });
    expect(sheets.map(({ sheet }) => sheet)).toContain("新风系统设备选型计算书");
  });

  await test.step("overview and equipment schedule have them", async () => {
    await batch.part("总览").click();
    await expect(page.getByRole("main")).toContainText("房间新风");
    await expect(page.getByRole("main")).toContainText("新风系统 机组");
    await expect(page.getByRole("main")).toContainText("机组制冷量");
    await takePicture(page, "fresh-air-overview-1280");
    await batch.part("房间").click();
    await batch.runToTheEnd();
    await page.getByRole("button", { name: "确认方案" }).click();
    const plan = page.getByRole("dialog", { name: /方案/u });
    const download = page.waitForEvent("download");
    await plan.getByRole("button", { name: "设备表" }).click();
    await page.getByRole("menuitem", { name: "设备表 .xlsx" }).click();
    const sheets = await readWorkbook(await (await download).path());
    expect(sheets.find(({ sheet }) => sheet === "空调机组")!.data[1]).toMatchObject({
      0: "XK",
      1: "新风机组",
    });
  });
});

test("a schedule's own fresh air, persons and changes are what its rooms get", async ({ page, open }) => {
  const batch = batchPage(page);
  const head = [
    "房间编号",
    "房间名称",
    "面积(㎡)",
    "送风量(m³/h)",
    "新风量(L/s)",
    "人员密度(㎡/人)",
    "换气次数",
  ];
  const file = async (flow: number) => ({
    name: "房间表.xlsx",
    bytes: await workbook({
      name: "房间",
      rows: [
        head,
        ["101", "办公室", 40, 900, flow, 8, null],
        ["102", "办公室", 40, 900, null, 4, null],
        ["103", "病房", 40, 900, null, null, 3],
      ],
    }),
  });
  await open("/multiRoom/airOutlet");
  await page.getByRole("main").getByRole("button", { name: "导入房间表" }).click();
  await batch.chooseFile(await file(50));
  const preview = batch.dialog("导入预览");
  await expect(preview).toContainText("“换气次数”没有写明是新风的换气次数");
  await takePicture(page, "fresh-air-import-1280");
  await page.setViewportSize({ width: 1920, height: 1080 });
  await takePicture(page, "fresh-air-import-1920");
  await page.setViewportSize({ width: 1280, height: 800 });
  await preview.getByRole("button", { name: /^导入 3 间$/u }).click();

  // Ducts of the rooms' supply air, before any outlet is chosen
  await batch.part("系统").click();
  const supplied = page.getByRole("button", { name: "先按 3 间的送风量计算" });
  await expect(supplied).toBeVisible();
  await takePicture(page, "fresh-air-no-outlets-1280");
  await supplied.click();
  await expect(page.getByRole("region", { name: "系统", exact: true })).toContainText("送风系统");
  await takePicture(page, "fresh-air-supplied-1280");
  await page.getByRole("button", { name: "撤销" }).click();
  await expect(page.getByText("还没有已选型的风口")).toBeVisible();

  await batch.part("新风").click();
  await expect(page.getByText(/房间表已列出 3 间/u)).toBeVisible();
  await takePicture(page, "fresh-air-stated-1280");
  await page.getByRole("button", { name: "计算新风" }).click();
  const total = page.getByRole("status").filter({ hasText: "合计" });
  // 50 L/s, 10 persons of 30 m³/h, 3 changes of 120 m³
  await expect(total).toContainText("合计 840 m³/h");
  await takePicture(page, "fresh-air-own-1280");

  await batch.part("房间").click();
  await batch.button("导入房间表").click();
  await batch.chooseFile(await file(60));
  await preview.getByText("更新", { exact: true }).click();
  await expect(preview).toContainText("新风量 180 → 216 m³/h");
  await takePicture(page, "fresh-air-revised-1280");
  await preview.getByRole("button", { name: "更新房间" }).click();
  await page.getByRole("button", { name: "完成" }).click();
  await batch.part("新风").click();
  await expect(total).toContainText("合计 876 m³/h");
  await page.getByRole("button", { name: "撤销" }).click();
  await expect(total).toContainText("合计 840 m³/h");

  // Without any outlet chosen it is a plan.
  await batch.confirmPlan.click();
  const plan = batch.dialog("确认方案");
  await expect(plan.getByRole("button", { name: "下载 .xlsx" })).toBeEnabled();
  await expect(plan).toContainText("方案中没有风口，只有新风和风系统");
  await takePicture(page, "fresh-air-plan-1280");
  await page.setViewportSize({ width: 1920, height: 1080 });
  await takePicture(page, "fresh-air-plan-1920");
  await page.setViewportSize({ width: 1280, height: 800 });
  const download = page.waitForEvent("download");
  await plan.getByRole("button", { name: "下载 .xlsx" }).click();
  const sheets = await readWorkbook(await (await download).path());
  expect(sheets.map(({ sheet }) => sheet).slice(0, 2)).toEqual(["方案说明", "房间选型"]);
});
