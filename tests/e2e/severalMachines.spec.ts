import { PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { hasRated } from "./support/hasRated.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const DUTY = `${PROPERTY.airFlow}:240,${PROPERTY.head}:32,staticHead:12,machineCount:3,standbyCount:1`;

test("a flow that three pumps share is searched by each, told as a set, compared and printed", async ({
  page,
  open,
}) => {
  await hasRated(page, PUMP);
  await open(`/pump?duty=${DUTY}`);
  await expect(page.getByText("3 台并联，另备用 1 台")).toBeVisible();
  const models = page.getByRole("table", { name: "水泵" }).getByRole("link");
  await expect(models.first()).toBeVisible();
  const detail = (await models.first().getAttribute("href")) ?? "";
  const ticks = page.getByRole("checkbox", { name: /^对比 /u });
  for (const at of [0, 1]) await ticks.nth(at).check();
  await page.getByRole("link", { name: "开始对比" }).click();

  await expect(page).toHaveTitle("产品对比");
  const differences = page.getByRole("table", { name: "产品差异" });
  await expect(differences.getByText("每台工作点（3 台并联）")).toBeVisible();
  await expect(differences.getByText("3 台总流量（全速）")).toBeVisible();
  await expect(differences.getByText("停一台时总流量（全速）")).toBeVisible();
  await takePicture(page, "compare-set");

  await page.goto(detail);
  await expect(page.getByRole("region", { name: "每台工作点" })).toBeVisible();
  await page.getByRole("tab", { name: "多台并联" }).click();
  const stages = page.getByRole("table", { name: "运行台数" });
  for (const running of [1, 2, 3])
    await expect(stages.getByRole("rowheader", { name: `设计管网 ${running} 台` })).toBeVisible();
  await expect(page.getByText(/^3 用 1 备：3 台同时运行，每台设计流量 80/u)).toBeVisible();
  await expect(page.getByRole("img", { name: /^单台与 3 台并联的扬程曲线/u })).toBeVisible();
  await takePicture(page, "detail-set");

  const sheet = page.getByRole("button", { name: "数据表 (PDF)" });
  await expect(sheet).toBeEnabled();
  const [download] = await Promise.all([page.waitForEvent("download"), sheet.click()]);
  expect(download.suggestedFilename()).toMatch(/-数据表\.pdf$/u);
});
