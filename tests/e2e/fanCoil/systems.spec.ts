import { readFile } from "node:fs/promises";
import Parser from "dxf-parser";
import readWorkbook from "read-excel-file/node";
import { batchPage } from "../support/batchPage.ts";
import { takePicture } from "../support/takePicture.ts";
import { expect, test } from "../support/test.ts";

test("a sample building goes from rooms to systems, a typed length and the list of pumps", async ({
  page,
  open,
}) => {
  const batch = batchPage(page);
  const systems = page.getByRole("region", { name: "系统", exact: true });
  const duty = page.getByRole("region", { name: "工况" });
  const headOf = async () => Number(/扬程 H\s*([\d.]+)/u.exec(await duty.innerText())![1]);

  await test.step("without units there is nothing to add up", async () => {
    await open("/multiRoom/fanCoil");
    await batch.loadSample("Rhea");
    await batch.part("系统").click();
    await expect(page.getByText("还没有已选型的末端")).toBeVisible();
  });

  await test.step("the chosen units make cold and hot water", async () => {
    await batch.part("房间").click();
    await batch.runToTheEnd();
    await batch.part("系统").click();
    await expect(systems).toContainText("冷水系统");
    await expect(page.getByText(/共 \d+ 段，其中 \d+ 段长度为估算/u)).toBeVisible();
    await expect(duty).toContainText("扬程 H");
    await expect(duty).toContainText("待核对");
  });

  await test.step("a typed length changes the head, and undo takes it back", async () => {
    const before = await headOf();
    const main = page.getByRole("textbox", { name: "P 长度（m）" });
    await main.fill("90");
    await main.press("Enter");
    await expect.poll(headOf).toBeGreaterThan(before);
    await page.getByRole("button", { name: "撤销" }).click();
    await expect.poll(headOf).toBe(before);
  });

  await test.step("an adopted pump stays with the system, and says whether it still meets the duty", async () => {
    await duty.getByRole("button", { name: "采用水泵" }).click();
    const pumps = page.getByRole("table", { name: "可采用的水泵" });
    const first = pumps.getByRole("button", { name: /^采用 / }).first();
    const model = (await first.getAttribute("aria-label"))!.slice("采用 ".length);
    await first.click();
    await expect(duty).toContainText(model);
    await expect(duty).toContainText("选型时");
    const main = page.getByRole("textbox", { name: "P 长度（m）" });
    await main.fill("3000");
    await main.press("Enter");
    await expect(duty).toContainText("不再满足");
    await expect(duty).toContainText(/选型时\s*[\d.,]+\s*[\d.,]+\s*现在\s*[\d.,]+/u);
    await expect(page.getByText(/→ 冷水泵 .+ → 不再满足/u)).toBeVisible();
    await expect(duty).toContainText(model);
    await page.getByRole("button", { name: "撤销" }).click();
    await expect(duty).not.toContainText("不再满足");
  });

  await test.step("its year is typed and kept with the system, with a price of one's own", async () => {
    await duty.getByRole("button", { name: "输入" }).click();
    const year = page.getByRole("dialog", { name: /年耗电与费用/u });
    await year.getByRole("textbox", { name: "年运行小时（h）" }).fill("3000");
    await year.getByRole("textbox", { name: "电价（元/kWh）" }).fill("0.8");
    await expect(year.getByRole("status").filter({ hasText: "kWh/年" })).toContainText("元/年");
    await page.keyboard.press("Escape");
    await expect(duty).toContainText("kWh/年");
  });

  await test.step("the calculation is handed over as a workbook, with the year of the pumps", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "导出计算书" }).click();
    await page.getByRole("menuitem", { name: ".xlsx 工作簿" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/水力计算\.xlsx$/u);
    const sheets = await readWorkbook(await file.path());
    const rowsOf = (name: string) => sheets.find(({ sheet }) => sheet === name)!.data;
    const [, pump] = rowsOf("水泵设备表");
    expect(pump![10]).toMatch(/^(?:仍满足|过大)/u);
    const flow = Number(/流量 Q\s*([\d.]+)/u.exec(await duty.innerText())![1]);
    expect(Number(pump![5])).toBeCloseTo(flow, 2);
    expect(Number(pump![6])).toBeCloseTo(await headOf(), 2);
    const items = rowsOf("冷水系统设备选型计算书").map(([own]) => own);
    expect(items).toEqual(expect.arrayContaining(["装机容量", "扬程 H", "判定", "假定 1", "计算规则版本"]));
    const item = (name: string) => rowsOf("冷水系统设备选型计算书").find(([own]) => own === name)!;
    const [, energy] = item("年耗电");
    expect(Number(energy)).toBeGreaterThan(0);
    expect(item("首年电费")[1]).toBeCloseTo(0.8 * Number(energy), 6);
    expect(item("年耗电")[3]).toContain("估算");
    expect(rowsOf("冷水系统年耗电").at(-1)).toMatchObject({ 0: "合计", 10: 3000, 11: energy });
    // What the page says is what the file has.
    expect(await duty.innerText()).toContain(`${Math.round(Number(energy)).toLocaleString("en-US")} kWh/年`);
  });

  await test.step("condenser water needs what only its machines state, then has a pump of its own with a verdict", async () => {
    const towers = page.getByRole("region", { name: "冷却水泵" });
    const type = async (name: string, figure: string) => {
      const field = page.getByRole("textbox", { name, exact: true });
      await field.fill(figure);
      await field.press("Enter");
    };
    await page.getByRole("combobox", { name: "冷却塔" }).selectOption("open");
    const remark = page.getByRole("listitem").filter({ hasText: "冷却水泵无法判定" });
    await expect(remark).toContainText("机组 COP、冷凝器水阻、提升高度、喷淋压力");
    await remark.getByRole("button", { name: "输入" }).click();
    await expect(page.getByRole("textbox", { name: "冷却水机组 COP" })).toBeFocused();
    await type("冷却水机组 COP", "5.6");
    await type("冷却水冷凝器水阻（kPa）", "62");
    await type("冷却水提升高度（m）", "3.8");
    await type("冷却水喷淋压力（kPa）", "30");
    await expect(towers).toContainText(/静扬程，开式\s*6\.88/u);
    await expect(remark).toBeHidden();
    await towers.getByRole("button", { name: "采用水泵" }).click();
    const first = page
      .getByRole("table", { name: "可采用的水泵" })
      .getByRole("button", { name: /^采用 / })
      .first();
    await first.click();
    await expect(towers).toContainText(/仍满足|过大/u);
    await expect(systems.getByRole("button", { name: /^冷水系统/u })).toContainText(/冷却 [\d.]+ m³\/h/u);
    await type("冷却水提升高度（m）", "60");
    await expect(towers).toContainText(/不再满足|无法判定/u);
    await takePicture(page, "condenser-pump-1280");
  });

  await test.step("confirming the plan lists that pump with both duties, and leads to its system", async () => {
    await batch.part("房间").click();
    await page.getByRole("button", { name: "确认方案" }).click();
    const doubtful = batch.dialog("确认方案").getByRole("listitem").filter({ hasText: "冷却水循环泵" });
    await expect(doubtful).toContainText(/选型时 [\d.,]+ m³\/h × [\d.]+ m，现在 [\d.,]+ m³\/h × [\d.]+ m/u);
    await takePicture(page, "confirm-pump-1280");
    await doubtful.getByRole("button", { name: "查看" }).click();
    await expect(page.getByRole("region", { name: "冷却水泵" })).toBeVisible();
  });

  await test.step("the riser diagram has the plant with its pumps and towers, as a drawing too", async () => {
    await page.getByText("系统图", { exact: true }).click();
    await expect(page.getByRole("img", { name: /系统图/u })).toBeVisible();
    await takePicture(page, "plant-diagram-1280");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "导出系统图" }).click();
    await page.getByRole("menuitem", { name: "DXF 图纸" }).click();
    const text = await readFile(await (await download).path(), "utf8");
    const { entities } = new Parser().parseSync(text)!;
    const words = entities.flatMap((each) => ("text" in each ? [String(each.text)] : []));
    expect(words).toEqual(expect.arrayContaining(["冷水泵", "冷水机组", "冷却水泵", "开式冷却塔"]));
    expect(entities.filter(({ type }) => type === "CIRCLE")).toHaveLength(2);
    await page.getByRole("radiogroup", { name: "系统的显示方式" }).getByText("管网", { exact: true }).click();
  });

  await test.step("an impossible condition gets a sentence and changes nothing", async () => {
    const pumps = page.getByRole("textbox", { name: "运行台数（台）", exact: true });
    await pumps.fill("99");
    await pumps.press("Enter");
    await expect(page.getByText("运行台数应为 1 至 6 台的整数")).toBeVisible();
    await expect(pumps).toHaveValue("1");
    const back = page.getByRole("textbox", { name: "回水（℃）" });
    await back.fill("3");
    await back.press("Enter");
    await expect(page.getByText(/供回水温度不合理/u)).toBeVisible();
    await expect(back).toHaveValue("12");
  });

  await test.step("水力计算 has the index first, the circuits have it on top", async () => {
    await page.getByText("水力计算", { exact: true }).click();
    const sheet = page.getByRole("table", { name: "水力计算" });
    await expect(sheet.locator("tbody tr").first()).toContainText("最不利");
    await page.getByText("环路", { exact: true }).first().click();
    const circuits = page.getByRole("table", { name: "环路" });
    await expect(circuits.locator("tbody tr").first()).toContainText("最不利环路");
  });

  await test.step("选泵 opens the pumps with this duty, and one comes back to the system", async () => {
    const head = await headOf();
    await page.getByRole("link", { name: "为冷水系统选泵" }).click();
    await expect(page).toHaveURL(/\/pump\?.*duty=/u);
    await expect(page.getByRole("textbox", { name: /扬程/u }).first()).toHaveValue(
      new RegExp(`^${Math.trunc(head)}`, "u"),
    );
    await page.goBack();
    await expect.poll(headOf).toBe(head);
  });
});
