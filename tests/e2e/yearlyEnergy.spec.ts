import { FAN, PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { hasRated } from "./support/hasRated.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

test(
  "a fan's year is computed for a profile, a control and a motor, and its address shows the same",
  { tag: "@twin" },
  async ({ page, open }) => {
    await hasRated(page, FAN);
    await open(`/fan?duty=${PROPERTY.airFlow}:12000,${PROPERTY.totalPressure}:500`);
    const models = page.getByRole("table", { name: "通风机" }).getByRole("link");
    await page.goto((await models.first().getAttribute("href")) ?? "");
    await page.getByRole("tab", { name: "年耗电与费用" }).click();
    await page.getByRole("textbox", { name: "年运行小时（h）" }).fill("5000");
    const rows = page.getByRole("table", { name: "年耗电逐行计算" }).getByRole("row");
    await expect(rows).toHaveCount(3);
    await page.getByRole("combobox", { name: "负荷分布" }).click();
    await page.getByRole("option", { name: "闭式循环（循环泵）" }).click();
    await page.getByRole("combobox", { name: "控制方式" }).click();
    await page.getByRole("option", { name: "变频沿管网曲线" }).click();
    await expect(rows).toHaveCount(6);
    const sum = page.getByRole("status").filter({ hasText: "变频沿管网曲线" });
    await expect(sum).toHaveText(/^变频沿管网曲线 [\d,]+ kWh\/年$/u);
    const said = await sum.textContent();
    await takePicture(page, "energy-fan");

    await page.reload();
    await expect(sum).toHaveText(said ?? "");
    await expect(page.getByRole("tab", { name: "年耗电与费用" })).toHaveAttribute("aria-selected", "true");
  },
);

test(
  "a pump's year follows a pasted histogram, says what is wrong with one, and costs what its prices say",
  { tag: "@twin" },
  async ({ page, open }) => {
    await hasRated(page, PUMP);
    await open(`/pump?duty=${PROPERTY.airFlow}:100,${PROPERTY.head}:32,staticHead:8`);
    const models = page.getByRole("table", { name: "水泵" }).getByRole("link");
    await page.goto((await models.first().getAttribute("href")) ?? "");
    await page.getByRole("tab", { name: "年耗电与费用" }).click();
    await page.getByRole("combobox", { name: "负荷分布" }).click();
    await page.getByRole("option", { name: "粘贴直方图" }).click();
    const histogram = page.getByRole("textbox", { name: "流量占比与小时" });
    await histogram.fill("100% 8000\n75% 1314");
    await expect(page.getByText("小时合计 9,314 h，超过一年的 8784 h")).toBeVisible();
    await histogram.fill("１００％，５２５\n７５％；1314\n50%\t3,066");
    await expect(page.getByText("已读 3 行，按小时")).toBeVisible();
    await expect(page.getByRole("table", { name: "年耗电逐行计算" }).getByRole("row")).toHaveCount(5);
    await page.getByRole("textbox", { name: "电价（元/kWh）" }).fill("0.8");
    await expect(page.getByText("首年电费")).toBeVisible();
    await expect(page).toHaveURL(/energyProfile=h1x525%2C0\.75x1314%2C0\.5x3066/u);
    await takePicture(page, "energy-pump");
    await page.reload();
    await expect(histogram).toHaveValue("100%\t525\n75%\t1314\n50%\t3066");
    await expect(page.getByRole("textbox", { name: "电价（元/kWh）" })).toHaveValue("0.8");
  },
);
