import { readFile } from "node:fs/promises";
import readWorkbook from "read-excel-file/node";
import { expectAccessible } from "./support/accessibility.ts";
import { batchPage } from "./support/batchPage.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

test("a sample building goes from outlets to duct systems, a typed length and the list of fans", async ({
  page,
  open,
}) => {
  const batch = batchPage(page);
  const systems = page.getByRole("region", { name: "系统", exact: true });
  const duty = page.getByRole("region", { name: "工况" });
  const figureOf = async (name: string) =>
    Number(new RegExp(`${name}\\s*([\\d.,]+)`, "u").exec(await duty.innerText())![1]!.replaceAll(",", ""));
  const pressure = () => figureOf("全压 p");
  const type = async (name: string, value: string) => {
    const field = page.getByRole("textbox", { name });
    await field.fill(value);
    await field.press("Enter");
  };
  const undo = page.getByRole("button", { name: "撤销" });

  await test.step("without outlets there is nothing to add up", async () => {
    await open("/multiRoom/airOutlet");
    await batch.loadSample("Rhea");
    await batch.part("系统").click();
    await expect(page.getByText("还没有已选型的风口")).toBeVisible();
  });

  await test.step("the chosen outlets make a system of supply air", async () => {
    await batch.part("房间").click();
    await batch.runToTheEnd();
    await expect(batch.table.getByRole("button", { name: "重新选择" }).first()).toBeEnabled();
    await expectAccessible(page);
    await batch.part("系统").click();
    await expect(systems).toContainText("送风系统");
    await expect(page.getByText(/共 \d+ 段，其中 \d+ 段长度为估算/u)).toBeVisible();
    await expect(duty).toContainText("W_s");
    await expect(duty).toContainText("无法判定");
    await expect(page.getByRole("list", { name: "系统提示" })).toContainText("按 ζ 估算");
    await takePicture(page, "air-systems-1280");
    await page.setViewportSize({ width: 1920, height: 1080 });
    await takePicture(page, "air-systems-1920");
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("a typed length changes the pressure, and undo takes it back", async () => {
    const before = await pressure();
    await type("P 长度（m）", "300");
    await expect.poll(pressure).toBeGreaterThan(before);
    await expect(page.getByText(/^系统条件改变 → 风管不变 → 风机 .+ Pa$/u)).toBeVisible();
    await undo.click();
    await expect.poll(pressure).toBe(before);
  });

  await test.step("a fire damper and a silencer of the catalogue go on a duct, and say when they no longer fit it", async () => {
    const size = page.getByRole("combobox", { name: "P 风管" });
    await size.selectOption("1600×800");
    await expect(size).toHaveValue("1600×800");
    // The drawer follows a size that is computed while it opens.
    await page.getByRole("button", { name: "P 添加元件" }).click();
    const drawer = page.getByRole("dialog", { name: "P 的消声器和风阀" });
    await expect(drawer).toContainText("风管 1600×800");
    const before = await pressure();
    const own = drawer.getByRole("table", { name: "管段上的元件" });
    await drawer
      .getByRole("table", { name: "可采用的防火阀" })
      .getByRole("button", { name: /^采用 / })
      .first()
      .click();
    await expect(own).toContainText("产品标注");
    await drawer.getByRole("radiogroup", { name: "元件" }).getByText("消声器").click();
    await drawer
      .getByRole("table", { name: "可采用的消声器" })
      .getByRole("button", { name: /^采用 / })
      .first()
      .click();
    await expect(own.getByRole("row")).toHaveCount(3);
    await takePicture(page, "air-elements-1280");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "P 的元件：防火阀、消声器" })).toHaveText(/^防消 [\d.]+$/u);
    await expect.poll(pressure).toBeGreaterThan(before);
    await expect(duty).toContainText("风管元件");
    await size.selectOption("1250×630");
    const remark = page.getByRole("listitem").filter({ hasText: "与风管 1250×630 不符" });
    await remark.getByRole("button", { name: "查看元件" }).click();
    await expect(page.getByRole("button", { name: "取消只看有元件" })).toBeVisible();
    await takePicture(page, "air-elements-unfit-1280");
    await page.getByRole("button", { name: "取消只看有元件" }).click();
    await undo.click();
    await expect(remark).toBeHidden();
    // One step each: the silencer, then the damper.
    const two = await pressure();
    await undo.click();
    await expect.poll(pressure).toBeLessThan(two);
    await page.getByRole("button", { name: "重做" }).click();
    await expect.poll(pressure).toBe(two);
  });

  await test.step("a height limit makes ducts flat, round ones have a diameter, a filter is counted at its mean", async () => {
    const size = page.getByRole("combobox", { name: "P 风管" });
    await type("限高（mm）", "500");
    await expect(size).toContainText(/\d+×(?:1[26]0|200|250|320|400|500)/u);
    await page.getByRole("combobox", { name: "截面" }).selectOption("圆形");
    await expect(page.getByRole("list", { name: "系统提示" })).toContainText(
      "在高度 500 mm 内没有合适的风管",
    );
    await expect(duty).toContainText("暂无工况");
    await undo.click();
    await expect(duty).toContainText("全压 p");
    const before = await pressure();
    await type("过滤器初阻力（Pa）", "60");
    await type("过滤器终阻力（Pa）", "140");
    await expect.poll(pressure).toBeCloseTo(before + 110, -1);
    await expect(duty).toContainText("过滤器，终阻力 140");
    await type("风机效率（%）", "70");
    await expect(duty).toContainText(/W_s\s*(?:满足|不满足)/u);
    await expect(duty).toContainText("待核对");
    await page.getByRole("radiogroup", { name: "系统的显示方式" }).getByText("水力计算").click();
    await expect(page.getByRole("columnheader", { name: /当量直径/u })).toBeVisible();
    await takePicture(page, "air-sheet-1280");
    await page.getByRole("radiogroup", { name: "系统的显示方式" }).getByText("环路").click();
    await expect(page.getByText("最不利环路")).toBeVisible();
    await takePicture(page, "air-circuits-1280");
  });

  await test.step("an adopted fan stays with the system, and says whether it still meets the duty", async () => {
    await duty.getByRole("button", { name: "采用风机" }).click();
    const fans = page.getByRole("table", { name: "可采用的风机" });
    const first = fans.getByRole("button", { name: /^采用 / }).first();
    const model = (await first.getAttribute("aria-label"))!.slice("采用 ".length);
    await takePicture(page, "air-drawer-1280");
    await first.click();
    await expect(duty).toContainText(model);
    await expect(duty).toContainText("选型时");
    await expect(duty).toContainText("仍满足");
    await page.getByRole("radiogroup", { name: "系统的显示方式" }).getByText("管网").click();
    await takePicture(page, "air-kept-1280");
    await type("P 长度（m）", "5000");
    await expect(duty).toContainText(/不再满足|无法判定/u);
    await expect(duty).toContainText(model);
    await undo.click();
    await expect(duty).toContainText("仍满足");
  });

  await test.step("within tolerances the kept fan is judged without the system's margins, and says so", async () => {
    await page.getByRole("checkbox", { name: "按公差核算" }).check();
    const grade = duty.getByRole("combobox", { name: "验收等级" });
    await expect(grade).toBeVisible();
    await expect(duty.getByText(/^全部公差下满足$|^名义满足$|^不满足$/u).first()).toBeVisible();
    await expect(duty).toContainText("余量与公差不叠加");
    // Nothing of it stands beside the panel.
    const [panel, field] = [(await duty.boundingBox())!, (await grade.boundingBox())!];
    expect(field.x + field.width).toBeLessThanOrEqual(panel.x + panel.width);
    await takePicture(page, "air-tolerance-1280");
    await page.setViewportSize({ width: 1920, height: 1080 });
    await takePicture(page, "air-tolerance-1920");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("checkbox", { name: "按公差核算" }).uncheck();
  });

  await test.step("the ducts to a room begin a calculation of its sound with the kept fan", async () => {
    await page.getByRole("radiogroup", { name: "系统的显示方式" }).getByText("环路").click();
    await page
      .getByRole("button", { name: /的噪声计算$/u })
      .first()
      .click();
    await expect(page.getByText(/^\d+ 段（.+）；请补填弯头/u)).toBeVisible();
    await expect(page.getByRole("heading", { name: /噪声计算/u })).toBeVisible();
    await takePicture(page, "air-way-sound-1280");
    await page.goBack();
    await page.getByRole("radiogroup", { name: "系统的显示方式" }).getByText("环路").click();
    await page
      .getByRole("button", { name: /的噪声计算$/u })
      .first()
      .click();
    // What is typed there is replaced only after a question.
    await page.getByRole("dialog", { name: "替换噪声计算" }).getByRole("button", { name: "取消" }).click();
    await page.getByRole("radiogroup", { name: "系统的显示方式" }).getByText("管网").click();
  });

  await test.step("the fan's year is typed, with a control that only fans have, and stays with the system", async () => {
    await duty.getByRole("button", { name: "输入" }).click();
    const year = page.getByRole("dialog", { name: /年耗电与费用/u });
    await year.getByRole("textbox", { name: "年运行小时（h）" }).fill("3000");
    const control = year.getByRole("combobox", { name: "控制方式" });
    await control.click();
    await page.getByRole("option", { name: "出口风阀（估算）" }).click();
    await year.getByRole("textbox", { name: "电价（元/kWh）" }).fill("0.8");
    await expect(year.getByRole("status").filter({ hasText: "kWh/年" })).toContainText("元/年");
    await takePicture(page, "air-year-1280");
    await page.keyboard.press("Escape");
    await expect(duty).toContainText("kWh/年");
    await takePicture(page, "air-year-kept-1280");
  });

  await test.step("the calculation is handed over as a workbook and on paper", async () => {
    const save = async (format: string) => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "导出计算书" }).click();
      await page.getByRole("menuitem", { name: format }).click();
      return download;
    };
    const file = await save(".xlsx 工作簿");
    expect(file.suggestedFilename()).toMatch(/ 风管水力计算\.xlsx$/u);
    const sheets = await readWorkbook(await file.path());
    const duties = sheets.find(({ sheet }) => sheet.endsWith("设备选型计算书"))!.data;
    const [, total] = duties.find(([item]) => item === "全压 p")!;
    // What the page says is what the file has.
    expect(await pressure()).toBe(Math.round(Number(total)));
    const [, energy] = duties.find(([item]) => item === "年耗电")!;
    expect(await duty.innerText()).toContain(`${Math.round(Number(energy)).toLocaleString("en-US")} kWh/年`);
    const built = sheets.find(({ sheet }) => sheet.endsWith("风管元件表"))!.data;
    expect(built.slice(1).map(([segment, name]) => [segment, name])).toEqual([
      ["P", "防火阀"],
      ["P", "消声器"],
    ]);
    const links = sheets.find(({ sheet }) => sheet === "链接")!.data.flat();
    expect(links.join(" ")).toContain("part=systems");
    const paper = await save("PDF");
    expect(paper.suggestedFilename()).toMatch(/ 风管水力计算\.pdf$/u);
    expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe("%PDF-");
  });

  await test.step("系统图 draws the ducts with the fan, is zoomed, and is handed over for CAD, on paper and as a picture", async () => {
    await page.getByRole("radiogroup", { name: "系统的显示方式" }).getByText("系统图").click();
    const picture = page.getByRole("img", { name: /系统图，\d+ 段，\d+ 间风口，最不利末端/u });
    await expect(picture).toHaveAttribute("data-zoom", "1.00");
    await takePicture(page, "air-diagram-1280");
    await page.getByRole("button", { name: "放大" }).click();
    await expect(picture).toHaveAttribute("data-zoom", "1.40");
    await page.setViewportSize({ width: 1920, height: 1080 });
    await takePicture(page, "air-diagram-1920");
    await page.setViewportSize({ width: 1280, height: 800 });
    const save = async (format: string) => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "导出系统图" }).click();
      await page.getByRole("menuitem", { name: format }).click();
      return readFile(await (await download).path());
    };
    const drawing = (await save("DXF 图纸")).toString();
    expect(drawing).toContain("V-DUCT-INDEX");
    expect(drawing).toContain("估算：共 74 段");
    expect((await save("PDF")).subarray(0, 5).toString()).toBe("%PDF-");
    expect((await save("PNG 图片")).subarray(1, 4).toString()).toBe("PNG");
  });

  await test.step("the kept fan stands in the equipment schedule of the plan", async () => {
    await page.getByRole("button", { name: "确认方案" }).click();
    const dialog = page.getByRole("dialog", { name: /方案/u });
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "设备表" }).click();
    await page.getByRole("menuitem", { name: "设备表 .xlsx" }).click();
    const sheets = await readWorkbook(await (await download).path());
    const [, fan] = sheets.find(({ sheet }) => sheet === "风机")!.data;
    expect(fan).toMatchObject({ 0: "SF", 1: "送风机", 4: 1 });
    expect(fan![5]).toContain("仍满足");
    const built = sheets.find(({ sheet }) => sheet === "风管元件")!.data;
    expect(built.slice(1, 3).map(([tag, name, , , count]) => [tag, name, count])).toEqual([
      ["FH", "防火阀", 1],
      ["XS", "消声器", 1],
    ]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("the list of fans opens with exactly this duty, in the air of the site", async () => {
    const [flow, total] = [await figureOf("风量 Q"), await pressure()];
    await page.getByRole("link", { name: /^为.*选风机$/u }).click();
    await expect(page).toHaveURL(/C000001|fan/iu);
    await expect(page.getByRole("textbox", { name: /^风量/u }).first()).toHaveValue(
      new RegExp(`^${Math.floor(flow)}|^${Math.round(flow)}`, "u"),
    );
    await expect(page.getByRole("textbox", { name: /^全压/u }).first()).toHaveValue(
      new RegExp(`^${Math.floor(total)}|^${Math.round(total)}`, "u"),
    );
    await takePicture(page, "air-fans-1280");
  });

  await test.step("rooms hear their outlets by the air through each, alone and beside the units of another kind", async () => {
    await open("/multiRoom/airOutlet?part=sound");
    const rows = page.getByRole("table", { name: "房间声级" });
    await expect(rows.getByText("气流噪声公式").first()).toBeVisible();
    await takePicture(page, "outlet-sounds-1280");
    await open("/multiRoom/fanCoil");
    await batch.runToTheEnd();
    await batch.part("噪声").click();
    await expect(rows.getByText(/^风口 \d+ 个$/u).first()).toBeVisible();
    await takePicture(page, "room-sounds-of-kinds-1280");
    await page.setViewportSize({ width: 1920, height: 1080 });
    await takePicture(page, "room-sounds-of-kinds-1920");
    await page.getByRole("checkbox", { name: "计入同室其他设备" }).uncheck();
    await expect(rows.getByText(/^风口 \d+ 个$/u)).toHaveCount(0);
  });
});
