import { PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { hasRated } from "./support/hasRated.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const DUTY = `${PROPERTY.airFlow}:100,${PROPERTY.head}:32`;

test("a pump for cold glycol is searched, told in both liquids, compared, printed and linked", async ({
  page,
  open,
}) => {
  await hasRated(page, PUMP);
  await open(`/pump?duty=${DUTY}`);
  await page.getByRole("button", { name: "介质：清水" }).click();
  const medium = page.getByRole("dialog", { name: "介质：液体" });
  await medium.getByText("丙二醇", { exact: true }).click();
  await medium.getByRole("textbox", { name: "丙二醇质量浓度（%）" }).fill("40");
  await medium.getByRole("textbox", { name: "介质温度（℃）" }).fill("-5");
  await medium.getByRole("textbox", { name: "液面高差（m）" }).fill("-2");
  await expect(medium.getByText(/^丙二醇水溶液 40 %.*15\.38 mm²\/s/u)).toBeVisible();
  await takePicture(page, "pump-medium");
  await medium.getByRole("button", { name: "完成" }).click();
  await page.getByRole("button", { name: "查询" }).click();
  await page.getByRole("button", { name: /^说明 \d 条$/u }).click();
  await expect(page.getByText(/按 HI 9\.6\.7 修正黏度后的曲线匹配和排序/u)).toBeVisible();
  await expect(page).toHaveURL(/propyleneFraction(:|%3A)40/u);
  const list = page.getByRole("table", { name: "水泵" });
  // The answer to what was asked before stands, dimmed, until the next has come.
  await expect(list).toHaveAttribute("aria-busy", "false");
  const models = list.getByRole("link");
  const found = await models.first().textContent();
  await expect(page.getByRole("columnheader", { name: /^可用余量/u })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: /^清水流量/u })).toBeVisible();
  await expect(page.getByText(/黏度降效/u).first()).toBeVisible();
  await takePicture(page, "pump-list-liquid");

  // What is linked is what is shown.
  await page.reload();
  await expect(models.first()).toHaveText(found ?? "");
  const detail = (await models.first().getAttribute("href")) ?? "";
  const ticks = page.getByRole("checkbox", { name: /^对比 /u });
  for (const at of [0, 1]) await ticks.nth(at).check();
  await page.getByRole("link", { name: "开始对比" }).click();
  const differences = page.getByRole("table", { name: "产品差异" });
  await expect(differences.getByText("工作点（丙二醇 40 % 1,044.5 kg/m³）")).toBeVisible();
  await page
    .getByRole("note")
    .getByRole("button", { name: /^说明 \d 条$/u })
    .click();
  await expect(page.getByRole("note").filter({ hasText: "已按密度和黏度修正" })).toBeVisible();
  await takePicture(page, "compare-liquid");

  await page.goto(detail);
  const liquid = page.getByRole("group", { name: "介质" });
  await expect(liquid.getByText(/^按 HI 9\.6\.7 修正黏度/u)).toBeVisible();
  await expect(liquid.getByRole("rowheader", { name: "清水时效率" })).toBeVisible();
  await expect(liquid.getByText(/可用汽蚀余量 .* m，所需/u)).toBeVisible();
  await takePicture(page, "detail-liquid");
  const sheet = page.getByRole("button", { name: "数据表 (PDF)" });
  await expect(sheet).toBeEnabled();
  const [download] = await Promise.all([page.waitForEvent("download"), sheet.click()]);
  expect(download.suggestedFilename()).toMatch(/-数据表\.pdf$/u);
});

test(
  "a liquid below its freezing point is told in the list's place and mended in its field",
  { tag: "@twin" },
  async ({ page, open }) => {
    await hasRated(page, PUMP);
    await open(`/pump?duty=${DUTY},ethyleneFraction:25,liquidTemperature:-15`);
    await expect(page.getByText("−15 ℃ 低于该浓度的冰点 −11.0 ℃。查询条件已保留")).toBeVisible();
    await page.getByRole("button", { name: "介质：乙二醇 25 %" }).click();
    await page.getByRole("textbox", { name: "乙二醇质量浓度（%）" }).fill("35");
    await page.getByRole("button", { name: "完成" }).click();
    await page.getByRole("button", { name: "查询" }).click();
    await expect(page.getByText(/^乙二醇水溶液 35 %/u)).toBeVisible();
  },
);
