import { FAN } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { hasRated } from "./support/hasRated.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

test.use({
  serverSettings: { YEAR_ORDER_LIMIT: "40" },
  toleratedErrors: [/status of 400 .*products\/query/u],
});

test(
  "more products than a server orders by their year are refused by a sentence, and nothing entered is lost",
  { tag: "@twin" },
  async ({ page, open }) => {
    await hasRated(page, FAN);
    await open(
      `/fan?duty=${PROPERTY.airFlow}:12000,${PROPERTY.totalPressure}:500&sort=yearlyEnergy:asc&energyHours=4000`,
    );
    const refusal = page.getByText("符合的产品太多，不能按年耗电排序");
    await expect(refusal).toBeVisible();
    await expect(page.getByText("超过本站一次计算年耗电的产品数")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "年运行小时（h）" })).toHaveValue("4000");
    await expectAccessible(page);
    await takePicture(page, "year-order-refused");
    await page.getByRole("button", { name: "改为省功率优先" }).click();
    await expect(refusal).toBeHidden();
    const list = page.getByRole("table", { name: "通风机" });
    await expect(list.getByRole("row").nth(1)).toBeVisible();
    await expect(page).toHaveURL(/12000/u);
  },
);
