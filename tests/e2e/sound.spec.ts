import { readFile } from "node:fs/promises";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { pdfTexts } from "../support/pdfTexts.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const DUTY = [
  { code: PROPERTY.airFlow, value: 12_000 },
  { code: PROPERTY.totalPressure, value: 500 },
];

test("the sound of a fan is followed from its page into a room and written as a workbook", async ({
  page,
  open,
}) => {
  await open(
    `/product/detail/greenheck-12-bidw?designProperties=${encodeURIComponent(JSON.stringify(DUTY))}`,
  );
  await page.getByRole("link", { name: "噪声计算" }).click();
  await expect(page).toHaveTitle("噪声计算");
  await expect(page.getByRole("textbox", { name: "风量（m³/h）", exact: true })).toHaveValue("12000");
  await expect(page.getByRole("textbox", { name: "全压（Pa）" })).toHaveValue("500");
  await expect(page.getByText(/^还缺：颈部宽/u)).toBeVisible();

  await page.getByRole("button", { name: "填入示例" }).first().click();
  const verdict = page.getByRole("status").filter({ hasText: "判定" });
  await expect(verdict).toContainText("满足");
  await page.getByRole("textbox", { name: "到风口距离（m）" }).fill("0.6");
  await expect(page.getByRole("table", { name: "消声器比较" }).getByText("采用")).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, "sound");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "导出" }).click();
  await page.getByRole("menuitem", { name: ".xlsx 工作簿" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("示例：办公室送风.xlsx");
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe("PK");

  const printing = page.waitForEvent("download");
  await page.getByRole("button", { name: "导出" }).click();
  await page.getByRole("menuitem", { name: "PDF" }).click();
  const printed = await printing;
  expect(printed.suggestedFilename()).toBe("示例：办公室送风.pdf");
  const words = (await pdfTexts(new Uint8Array(await readFile(await printed.path())).buffer)).join("");
  for (const word of ["条件与结果", "逐段计算", "矩形直管", "未计：管壁透声"]) expect(words).toContain(word);

  await page.reload();
  await expect(page.getByRole("textbox", { name: "到风口距离（m）" })).toHaveValue("0.6");
});

test("an air handler brings its octaves along, and a silencer of the catalogue is taken in the length that meets", async ({
  page,
  open,
  request,
}) => {
  // Links of a list open a tab of their own.
  const found = await request.post("/api/search/selection/v1/products/query", {
    data: { gjwCategoryCode: "C000003", pageSize: 1 },
  });
  const { data } = (await found.json()) as { data: { list: readonly { id: string }[] } };
  await open(`/product/detail/${data.list[0]?.id}`);
  await page.getByRole("link", { name: "噪声计算" }).click();
  await expect(page.getByRole("textbox", { name: "63 Hz 声功率级" })).toHaveValue(/^\d{2,3}$/u);
  const model = await page.getByRole("textbox", { name: "计算名称" }).inputValue();
  expect(model).not.toBe("");

  await page.getByRole("button", { name: "消声器", exact: true }).click();
  await page.getByRole("button", { name: "从产品目录选择" }).click();
  await page.getByRole("combobox", { name: "消声器系列" }).click();
  await page.getByRole("option").first().click();
  await takePicture(page, "sound-silencers");
  await page.getByRole("combobox", { name: "消声器截面" }).click();
  await page.getByRole("option", { name: "800×500" }).click();
  await expect(page.getByText(/^产品：.*消声器 800×500$/u)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "插入损失" })).toHaveValue(/^900( \d+){8}\n1500( \d+){8}$/u);
  await expectAccessible(page);
});
