import { readFile } from "node:fs/promises";
import readWorkbook from "read-excel-file/node";
import { pdfTexts } from "../support/pdfTexts.ts";
import { workbook } from "../support/workbooks.ts";
import { batchPage } from "./support/batchPage.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { registerUser, signIn } from "./support/signIn.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

/** W of a unit at 高档, about what a room of 20 ㎡ asks for, and up. */
const COOLING = [2400, 3200, 4200, 5400, 7200];
const FAN_COILS = [
  ["示例 ZF 系列卧式暗装风机盘管性能表"],
  ["型号", "高档风量 m³/h", "高档供冷量 W", "高档显冷量 W", "高档供热量 W", "高档噪声 dB(A)"].concat([
    "中档风量 m³/h",
    "中档供冷量 W",
    "中档显冷量 W",
    "中档供热量 W",
    "中档噪声 dB(A)",
  ]),
  ...COOLING.map((high, at) => [
    `ZF-${at + 2}`,
    ...[high / 5, high, high * 0.75, high * 1.5, 38].map(Math.round),
    ...[high / 6, high * 0.85, high * 0.65, high * 1.3, 34].map(Math.round),
  ]),
];
const LIBRARY = "某院机电所";

test("a maker's table of fan coils goes from the file into a batch run, its plan and a project, under the library's name", async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await signIn(page, baseURL!);
  await open("/library");
  await test.step("a library for a team", async () => {
    await page.getByRole("button", { name: "新建" }).click();
    await page.getByRole("textbox", { name: "名称" }).fill(LIBRARY);
    await page.getByRole("dialog").getByRole("button", { name: "新建" }).click();
    await page.getByRole("link", { name: "导入", exact: true }).click();
  });
  await test.step("the title states the form of its units, which is shown and may be changed", async () => {
    await page.getByLabel("样本文件").setInputFiles({
      name: "风机盘管.xlsx",
      mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      buffer: Buffer.from(await workbook({ rows: FAN_COILS })),
    });
    await expect(page.getByRole("combobox", { name: "结构形式" })).toHaveValue("卧式");
    await expect(page.getByRole("combobox", { name: "安装形式" })).toHaveValue("暗装");
    await expect(page.getByText(/^不参与：/u)).toHaveCount(0);
    await expectAccessible(page);
    await takePicture(page, "own-journey-table");
    await page.getByText("直接启用", { exact: true }).click();
    await page.getByRole("button", { name: "导入 5 个产品" }).click();
    await expect(page.getByText("风机盘管.xlsx：新增 5")).toBeVisible();
  });
  const batch = batchPage(page);
  await test.step("a batch run limited to own products finds them", async () => {
    await open("/multiRoom/fanCoil");
    await batch.loadSample("Rhea");
    await page.getByRole("combobox", { name: "来源" }).click();
    await page.getByRole("option", { name: "自有" }).click();
    await batch.runToTheEnd();
    await expect(batch.table.getByTitle(`自有产品库：${LIBRARY}`).first()).toBeVisible();
    await takePicture(page, "own-journey-batch");
  });
  await test.step("so do the alternatives, the optimum and the plan", async () => {
    await batch.table.getByRole("button", { name: "重新选择" }).first().click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByTitle(`自有产品库：${LIBRARY}`).first()).toBeVisible();
    await takePicture(page, "own-journey-alternatives");
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
    await batch.button("方案优化").click();
    await expect(batch.dialog("方案优化").getByRole("slider", { name: "型号种数" })).toBeVisible();
    await takePicture(page, "own-journey-optimum");
    await batch.close(batch.dialog("方案优化")).click();
    await batch.confirmPlan.click();
    const plan = batch.dialog("确认方案");
    await expect(plan.getByTitle(`自有产品库：${LIBRARY}`).first()).toBeVisible();
    await takePicture(page, "own-journey-plan");
    await batch.close(plan).click();
  });
  await test.step("a project names the library to its member", async () => {
    await open("/productList/C000006?origin=own");
    await page
      .getByRole("button", { name: /^选中 /u })
      .first()
      .click();
    await expect(page.getByRole("button", { name: "已选产品 (1)" })).toBeVisible();
    await open("/selectedProducts");
    await expect(page.getByTitle(`自有产品库：${LIBRARY}`)).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, "own-journey-project");
  });
  await test.step("data sheet and comparison name the library, on paper and in the workbook", async () => {
    await open("/productList/C000006?origin=own");
    const ticks = page.getByRole("checkbox", { name: /^对比 /u });
    for (const at of [0, 1]) await ticks.nth(at).check();
    await page.getByRole("link", { name: "开始对比" }).click();
    const compared = page.getByRole("table", { name: "产品差异" });
    await expect(compared.getByTitle(`自有产品库：${LIBRARY}`)).toHaveCount(2);
    await takePicture(page, "own-journey-compare");
    const save = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name, exact: true }).click(),
      ]);
      return readFile(await download.path());
    };
    await page.getByRole("button", { name: "导出", exact: true }).click();
    await expect(page.getByRole("button", { name: "PDF", exact: true })).toBeVisible();
    await expectAccessible(page);
    const paper = (await pdfTexts(Uint8Array.from(await save("PDF")).buffer)).join("");
    expect(paper).toContain(`自有：产品库“${LIBRARY}”的产品`);
    const [book] = await readWorkbook(await save(".xlsx"));
    expect(book!.data.flat().join("\n")).toContain(`自有：产品库“${LIBRARY}”的产品`);
    await page.keyboard.press("Escape");
    const opened = page.waitForEvent("popup");
    await compared.getByRole("link", { name: /^ZF-/u }).first().click();
    const detail = await opened;
    const [sheet] = await Promise.all([
      detail.waitForEvent("download"),
      detail.getByRole("button", { name: "数据表 (PDF)" }).click(),
    ]);
    const texts = await pdfTexts(Uint8Array.from(await readFile(await sheet.path())).buffer);
    expect(texts.join("")).toContain(`自有 · ${LIBRARY}`);
    await detail.close();
  });
  await test.step("a stranger finds none of them, in the list, by words, or among components", async () => {
    const context = await browser.newContext({ baseURL: baseURL!, locale: "zh-CN" });
    await registerUser(context.request, baseURL!);
    const ask = async (path: string, data: object) =>
      (await (await context.request.post(`/api${path}`, { data })).json()) as {
        data: { totalCount: number };
      };
    const list = { gjwCategoryCode: "C000006", words: "ZF-", pageNo: 1, pageSize: 20 };
    const found = await ask("/search/selection/v1/products/query", list);
    expect(found.data.totalCount).toBe(0);
    await context.close();
  });
});
