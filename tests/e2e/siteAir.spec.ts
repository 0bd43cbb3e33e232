import { FAN } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { hasRated } from "./support/hasRated.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const DUTY = `${PROPERTY.airFlow}:12000,${PROPERTY.totalPressure}:500`;

test("a fan for Kunming is searched in its air, told in both, compared, printed and linked", async ({
  page,
  open,
}) => {
  await hasRated(page, FAN);
  await open(`/fan?duty=${DUTY}`);
  await page.getByRole("button", { name: "介质：标准空气" }).click();
  const medium = page.getByRole("dialog", { name: "介质：空气" });
  await medium.getByRole("button", { name: "昆明 1891 m" }).click();
  await medium.getByRole("textbox", { name: "最低空气温度（℃）" }).fill("-5");
  await expect(medium.getByText(/^现场空气 0\.954 kg\/m³/u)).toBeVisible();
  await takePicture(page, "fan-medium");
  await medium.getByRole("button", { name: "完成" }).click();
  await page.getByRole("button", { name: "查询" }).click();
  await expect(page.getByText(/500 Pa 折合标准空气 629 Pa，按此匹配/u)).toBeVisible();
  await expect(page).toHaveURL(/siteAltitude(:|%3A)1891/u);
  const list = page.getByRole("table", { name: "通风机" });
  // The answer to what was asked before stands, dimmed, until the next has come.
  await expect(list).toHaveAttribute("aria-busy", "false");
  const models = list.getByRole("link");
  const found = await models.first().textContent();
  await expect(page.getByRole("columnheader", { name: /^标准全压/u })).toBeVisible();
  await takePicture(page, "fan-list-air");

  // What is linked is what is shown.
  await page.reload();
  await expect(models.first()).toHaveText(found ?? "");
  await expect(page.getByText(/500 Pa 折合标准空气 629 Pa，按此匹配/u)).toBeVisible();
  const detail = (await models.first().getAttribute("href")) ?? "";
  const ticks = page.getByRole("checkbox", { name: /^对比 /u });
  for (const at of [0, 1]) await ticks.nth(at).check();
  await page.getByRole("link", { name: "开始对比" }).click();
  const differences = page.getByRole("table", { name: "产品差异" });
  await expect(differences.getByText("工作点（空气 0.954 kg/m³）")).toBeVisible();
  await expect(differences.getByText("标准空气下全压")).toBeVisible();
  await takePicture(page, "compare-air");

  await page.goto(detail);
  const air = page.getByRole("group", { name: "现场空气" });
  await expect(air.getByText(/^电动机在 −5 ℃/u)).toBeVisible();
  await expect(page.getByRole("note").filter({ hasText: "现场空气 0.954 kg/m³" })).toBeVisible();
  await takePicture(page, "detail-air");
  const sheet = page.getByRole("button", { name: "数据表 (PDF)" });
  await expect(sheet).toBeEnabled();
  const [download] = await Promise.all([page.waitForEvent("download"), sheet.click()]);
  expect(download.suggestedFilename()).toMatch(/-数据表\.pdf$/u);
});

test(
  "an air that no site has is told at its field and in a list's place, with everything kept",
  { tag: "@twin" },
  async ({ page, open }) => {
    await hasRated(page, FAN);
    await open(`/fan?duty=${DUTY},siteAltitude:9000`);
    await expect(page.getByText("海拔应在 −500 到 5000 m 之间。查询条件已保留")).toBeVisible();
    await page.getByRole("button", { name: "介质：现场空气" }).click();
    const altitude = page.getByRole("textbox", { name: "海拔（m）" });
    await expect(altitude).toHaveValue("9000");
    await altitude.fill("3650");
    await page.getByRole("button", { name: "完成" }).click();
    await page.getByRole("button", { name: "查询" }).click();
    await expect(page.getByText(/^现场空气 0\.764 kg\/m³/u)).toBeVisible();
  },
);
