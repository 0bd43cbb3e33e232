import { FAN } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { hasRated } from "./support/hasRated.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

test("fans are ordered by their year, and the detail of the first says the same figure", async ({
  page,
  open,
}) => {
  await hasRated(page, FAN);
  await open(`/fan?duty=${PROPERTY.airFlow}:12000,${PROPERTY.totalPressure}:500`);
  await page.getByRole("combobox", { name: "排序" }).click();
  await page.getByRole("option", { name: "年耗电" }).click();
  await page.getByRole("textbox", { name: "年运行小时（h）" }).fill("4000");
  await page.getByRole("combobox", { name: "控制方式" }).click();
  await page.getByRole("option", { name: "变频沿管网曲线" }).click();
  const list = page.getByRole("table", { name: "通风机" });
  await expect(list.getByRole("columnheader", { name: /年耗电/u })).toBeVisible();
  await expect(page).toHaveURL(/energyControl=systemCurve/u);
  await expect(list).toHaveAttribute("aria-busy", "false");
  const heads = await list.getByRole("columnheader").allInnerTexts();
  const place = heads.findIndex((head) => head.startsWith("年耗电"));
  const texts = await list.locator(`tbody tr > td:nth-child(${place + 1})`).allInnerTexts();
  const years = texts.map((text) => Number(text.replaceAll(/[≈, ]/gu, "")));
  expect(years).toHaveLength(20);
  expect(years).toEqual(years.toSorted((a, b) => a - b));
  await expectAccessible(page);
  await takePicture(page, "year-order");

  await page.goto((await list.getByRole("link").first().getAttribute("href")) ?? "");
  const sum = page.getByRole("status").filter({ hasText: "变频沿管网曲线" });
  await expect(sum).toHaveText(`变频沿管网曲线 ${texts[0]?.replace("≈ ", "")} kWh/年`);
});
