import { PROPERTY } from "#domain/catalogue/properties.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const DUTY = `/fan?duty=${PROPERTY.airFlow}:12000:10`;
const EXISTS = "**/selection/feedback_visits/exist*";

test("a filtered search is rated once, and not asked about again", async ({ page, open }) => {
  await open("/fan");
  await page.getByRole("textbox", { name: "风量（m³/h）" }).fill("12000");
  await page.getByRole("button", { name: "查询" }).click();
  const dialog = page.getByRole("dialog", { name: "这次筛选的结果满意吗" });
  await expect(dialog).toBeVisible();

  await dialog.getByRole("button", { name: "提交" }).click();
  await expect(dialog.getByText("请打分后再提交")).toBeVisible();
  const stars = dialog.getByRole("slider", { name: "评分" });
  await stars.press("3");
  await stars.press("ArrowRight");
  await expect(stars).toHaveAttribute("aria-valuetext", "3.5 分，一般");
  await dialog.getByLabel("哪里可以更好").fill("缺少某品牌");
  await expectAccessible(page);
  await takePicture(page, "feedback-dialog");

  const sent = page.waitForRequest("**/api/feedback");
  await dialog.getByRole("button", { name: "提交" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ score: 3.5, description: "缺少某品牌" });
  const thanks = page.getByRole("dialog", { name: "感谢评价" });
  await expect(thanks).toBeVisible();
  await expect(thanks).toBeHidden();

  // The 2 s are over when the server has been asked; what it answers decides.
  const asked = page.waitForResponse(EXISTS);
  await open(DUTY);
  expect(await (await asked).json()).toMatchObject({ data: true });
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the feedback page is opened from the navigation, filled and sent", async ({ page, open }) => {
  await open("/");
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "反馈", exact: true }).click();
  const form = await opened;
  await form.getByLabel("标题").fill("缺少品牌");
  await form.getByLabel("手机号").fill("12345");
  await form.getByRole("button", { name: "提交" }).click();
  await expect(form.getByText("描述未填写")).toBeVisible();
  await expect(form.getByText("手机号应为 11 位数字，以 1 开头")).toBeVisible();
  await expect(form.getByLabel("标题")).toHaveValue("缺少品牌");
  await expect(form.getByLabel("描述")).toBeFocused();
  await expectAccessible(form);
  await takePicture(form, "feedback-page");

  await form.getByLabel("描述").fill("没有某厂的消声器");
  await form.getByLabel("手机号").fill("138 0013 8000");
  await form.getByRole("button", { name: "提交" }).click();
  await expect(form.getByRole("heading", { name: "感谢反馈" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the feedback page for a missing category works", { tag: "@twin" }, async ({ page }) => {
    await page.goto("/account/feedback?source=Selection&from=6&title=缺少产品分类");
    await expect(page.getByLabel("标题")).toHaveValue("缺少产品分类");
    await page.getByLabel("描述").fill("没有排烟口");
    await page.getByRole("button", { name: "提交" }).click();
    await expect(page.getByRole("heading", { name: "感谢反馈" })).toBeVisible();
  });
});
