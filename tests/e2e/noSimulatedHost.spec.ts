import { openInHost, watchHost } from "./support/hostCalls.ts";
import { expect, test } from "./support/test.ts";

test("a server that allows no simulation pays simulate=1 no heed", async ({ page }) => {
  const calls = await watchHost(page);
  await openInHost(page, "", "/multiRoom/fanCoil");
  await expect(page.getByText("暂无房间信息")).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "导入房间表" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await calls.of("gjw/desktop/custom_input_data")).toEqual([]);
});
