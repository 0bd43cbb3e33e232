import { readFile } from "node:fs/promises";
import { PROPERTY } from "#domain/catalogue/properties.ts";
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
  await page.getByRole("button", { name: "导出 .xlsx" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("示例：办公室送风.xlsx");
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe("PK");

  await page.reload();
  await expect(page.getByRole("textbox", { name: "到风口距离（m）" })).toHaveValue("0.6");
});
