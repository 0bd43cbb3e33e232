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
  await page.getByRole("tab", { name: "多台运行" }).click();
  const stages = page.getByRole("table", { name: "运行台数" });
  for (const running of [1, 2, 3])
    await expect(stages.getByRole("rowheader", { name: `设计管网 ${running} 台` })).toBeVisible();
  await expect(page.getByText(/^3 用 1 备：3 台同时运行，每台设计流量 80/u)).toBeVisible();
  await expect(page.getByRole("img", { name: /^单台与 3 台并联的扬程曲线/u })).toBeVisible();
  await takePicture(page, "detail-set");

  // One regulated beside fixed ones is a choice that the address holds.
  const controlled = page.getByRole("table", { name: "变频运行台数" });
  await expect(controlled).toBeVisible();
  await page.getByRole("combobox", { name: "变频方式" }).click();
  await page.getByRole("option", { name: "一台变频，其余工频" }).click();
  await expect(page).toHaveURL(/regulatedMachines=one/u);
  await expect(page.getByText(/工频每台 /u)).toBeVisible();

  const sheet = page.getByRole("button", { name: "数据表 (PDF)" });
  await expect(sheet).toBeEnabled();
  const [download] = await Promise.all([page.waitForEvent("download"), sheet.click()]);
  expect(download.suggestedFilename()).toMatch(/-数据表\.pdf$/u);
});

const ADDED = "wilo-stratos30slash1to12";
const LOOKED_AT = "wilo-veroline40slash130dash2comma2slash2";

test(
  "unequal pumps run together, one held shut by the other, in series, and as the link says",
  { tag: "@twin" },
  async ({ page, open }) => {
    const duty = [
      { code: PROPERTY.airFlow, value: 30 },
      { code: PROPERTY.head, value: 12 },
    ];
    const query = (more: Record<string, string>) =>
      `/product/detail/${LOOKED_AT}?${new URLSearchParams({ designProperties: JSON.stringify(duty), ...more }).toString()}`;
    await open(`/product/detail/${ADDED}`);
    await page.getByRole("button", { name: "加入对比" }).click();
    await open(query({}));
    await page.getByRole("tab", { name: "多台运行" }).click();
    await expect(page.getByText("现在是一台")).toBeVisible();
    const add = page.getByRole("combobox", { name: "加入型号" });
    await add.click();
    await page.getByRole("option").first().click();
    await expect(page).toHaveURL(new RegExp(`addedMachines=${ADDED}`, "u"));
    const points = page.getByRole("table", { name: "各台工况" });
    await expect(points).toBeVisible();
    // 23.2 m against 12.7 m at no flow: at 14 m the weaker one gives nothing.
    await expect(points.getByText("被顶死：最高压力低于并联压力，不出流量")).toBeVisible();
    await expect(page.getByRole("table", { name: "分级运行" })).toBeVisible();
    await takePicture(page, "detail-unequal");

    // Its year follows the choice of 年耗电与费用, and stands on the data sheet.
    await open(
      query({
        addedMachines: `${ADDED}:1`,
        energyHours: "4000",
        energyProfile: "closedLoop",
        energyControl: "throttled",
      }),
    );
    await page.getByRole("tab", { name: "多台运行" }).click();
    const year = page.getByRole("table", { name: "组合年耗电逐行计算" });
    await expect(year.getByRole("rowheader", { name: "100", exact: true })).toBeVisible();
    await takePicture(page, "detail-unequal-year");
    const sheet = page.getByRole("button", { name: "数据表 (PDF)" });
    await expect(sheet).toBeEnabled();
    const [download] = await Promise.all([page.waitForEvent("download"), sheet.click()]);
    expect(download.suggestedFilename()).toMatch(/-数据表\.pdf$/u);

    // A copied link opens on the same set.
    await page.reload();
    await expect(points.getByText("被顶死：最高压力低于并联压力，不出流量")).toBeVisible();
    await open(query({ addedMachines: `${ADDED}:1`, machineArrangement: "series" }));
    await expect(page.getByText("各台流量相同、全速；停开的按旁通计，不计它的阻力")).toBeVisible();
    await takePicture(page, "detail-series");
  },
);
