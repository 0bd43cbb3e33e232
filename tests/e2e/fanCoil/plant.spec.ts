import readWorkbook from "read-excel-file/node";
import { expectAccessible } from "../support/accessibility.ts";
import { batchPage } from "../support/batchPage.ts";
import { signIn } from "../support/signIn.ts";
import { takePicture } from "../support/takePicture.ts";
import { expect, test } from "../support/test.ts";

test("a taken plant is kept with versions of the plan, handed over in the calculation book, and shown with the building on one page", async ({
  page,
  open,
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error("the harness knows where its server is");
  const batch = batchPage(page);
  const kept = page.getByRole("region", { name: "已采用冷源" });
  const overview = page.getByRole("table", { name: "工程总览" });
  await signIn(page, baseURL);

  await test.step("before anything was selected the page of the building leads to its rooms", async () => {
    await open("/multiRoom/fanCoil");
    await batch.part("总览").click();
    await expect(page.getByText("还没有房间")).toBeVisible();
    await takePicture(page, "overview-empty-1280");
    await page.getByRole("button", { name: "去导入房间" }).click();
    await batch.loadSample("Rhea");
    await batch.runToTheEnd();
  });

  await test.step("a plant is taken and stored with the first version", async () => {
    await batch.part("冷热源").click();
    const plans = page.getByRole("table", { name: "冷源方案" });
    await plans.getByRole("row").nth(1).getByRole("button").click();
    await page.getByRole("button", { name: "采用此方案" }).click();
    await expect(kept).toContainText("仍满足");
    await batch.confirmPlan.click();
    await expect(batch.dialog("确认方案").getByText(/第 1 版$/u)).toBeVisible();
    await expectAccessible(page);
    await batch.close(batch.dialog("确认方案")).click();
  });

  await test.step("boilers are offered for the hot water, and taken from their line", async () => {
    await batch.part("冷热源").click();
    await page.getByRole("radiogroup", { name: "冷热源" }).getByText("热源").click();
    const boilers = page.getByRole("table", { name: "热源方案" });
    await expect(boilers.getByRole("row").nth(1)).toContainText("满足");
    await takePicture(page, "heat-1280");
    await boilers.getByRole("row").nth(1).getByRole("button", { name: /^采用/u }).click();
    await expect(page.getByRole("region", { name: "已采用热源" })).toContainText("仍满足");
    await expectAccessible(page);
    await takePicture(page, "heat-kept-1280");
  });

  await test.step("the building stands on one page, with every verdict in one column", async () => {
    await batch.part("总览").click();
    for (const source of ["冷源", "热源"])
      await expect(
        overview.getByRole("row").filter({ has: page.getByRole("link", { name: source, exact: true }) }),
      ).toContainText("仍满足");
    await expect(overview.getByRole("row").filter({ hasText: "冷水循环泵" })).toContainText("未选定");
    await expect(page.getByRole("list", { name: "未计入年耗电" })).toContainText("冷源：没有全年逐时负荷");
    await expectAccessible(page);
    await takePicture(page, "overview-1280");
    await page.setViewportSize({ width: 1920, height: 1080 });
    await takePicture(page, "overview-1920");
    await page.setViewportSize({ width: 1000, height: 700 });
    await takePicture(page, "overview-1000");
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("a room with many more units shows its way through the building", async () => {
    await batch.part("房间").click();
    await batch.room(0).quantity.fill("90");
    await page.keyboard.press("Enter");
    await batch.select.click();
    await batch.dialog("确认提示").getByRole("button", { name: "确定" }).click();
    await batch.part("总览").click();
    await expect(overview.getByRole("row").nth(1)).toContainText("装机不足");
    const way = page.getByRole("list", { name: "上次改动的影响" });
    await expect(way.getByRole("listitem").last()).toContainText(/^冷源：负荷 .+仍满足 → 装机不足$/u);
    await takePicture(page, "overview-changed-1280");
    await overview.getByRole("link", { name: "热源", exact: true }).click();
    await expect(page.getByRole("region", { name: "已采用热源" })).toContainText("仍满足");
    await batch.part("总览").click();
    await overview.getByRole("link", { name: "冷源", exact: true }).click();
    await expect(kept).toContainText("装机不足");
  });

  await test.step("确认方案 names it among what must be checked, and the versions differ by it", async () => {
    await batch.confirmPlan.click();
    const plan = batch.dialog("确认方案");
    await expect(plan.getByText(/第 2 版$/u)).toBeVisible();
    await expect(plan.getByRole("listitem").filter({ hasText: "冷源" })).toContainText(
      /不再满足.*选型时 冷负荷/u,
    );
    await takePicture(page, "plant-doubtful-1280");
    await plan.getByRole("button", { name: "查看版本" }).click();
    const versions = batch.dialog("方案版本");
    await expect(versions.getByRole("checkbox")).toHaveCount(2);
    for (const box of await versions.getByRole("checkbox").all()) await box.check();
    await versions.getByRole("button", { name: "比较所选的两个版本" }).click();
    const differences = batch.dialog("比较版本");
    await expect(differences.getByRole("row").filter({ hasText: "仍满足 → 装机不足" })).toContainText("冷源");
    await expect(differences.getByRole("row").filter({ hasText: "热源" }).last()).toContainText("仍满足");
    await expectAccessible(page);
    await takePicture(page, "plant-differences-1280");
    await batch.close(differences).click();
  });

  await test.step("the calculation book begins with the building and ends with the plants", async () => {
    await batch.part("总览").click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "导出计算书" }).click();
    await page.getByRole("menuitem", { name: ".xlsx 工作簿" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/计算书\.xlsx$/u);
    const sheets = await readWorkbook(await file.path());
    expect(sheets[0]!.sheet).toBe("工程总览");
    expect(sheets[0]!.data[2]).toMatchObject({ 0: "冷热源", 1: "冷源", 4: "装机不足" });
    const names = sheets.map(({ sheet }) => sheet);
    expect(names.slice(-5)).toEqual([
      ...["冷源设备选型计算书", "冷源方案", "热源设备选型计算书", "热源方案"],
      "链接",
    ]);
  });
});
