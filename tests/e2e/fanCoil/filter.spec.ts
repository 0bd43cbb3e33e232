import { batchPage } from "../support/batchPage.ts";
import { expect, test } from "../support/test.ts";

/** What each field begins with, refuses and says stands in tests/ui/screens/batch/kinds/fanCoil/FanCoilFields.test.tsx. */
test("the filter lets no run begin while a field does not hold", async ({ page, open }) => {
  const batch = batchPage(page);
  await open("/multiRoom/fanCoil");
  await batch.loadSample("Walker");
  const area = batch.field("单台承担面积");
  await area.fill("");
  await area.press("Tab");
  await expect(batch.notice("单台承担面积不能为空")).toBeHidden();
  await batch.select.click();
  await expect(batch.notice("单台承担面积不能为空")).toBeVisible();
  await expect(area).toBeFocused();
  await expect(batch.confirmPlan).toBeDisabled();
  await batch.button("恢复默认").click();
  await batch.runToTheEnd();
});
