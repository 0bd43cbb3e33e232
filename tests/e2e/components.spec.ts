import { expectAccessible } from "./support/accessibility.ts";
import { signIn } from "./support/signIn.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

test(
  "a designer finds a component by category and words, keeps it, and opens it beside the list",
  { tag: "@twin" },
  async ({ page, open, baseURL }) => {
    await signIn(page, baseURL!);
    await open("/components");
    const cards = page.getByRole("list", { name: "构件" }).getByRole("listitem");
    await expect(cards).toHaveCount(30);
    await page.getByRole("button", { name: /^水阀/u }).click();
    await expect(page).toHaveURL(/category=C000015/u);
    await expect(page.getByRole("list", { name: "构件" })).toHaveAttribute("aria-busy", "false");
    await expect(cards.first()).toContainText("水阀");
    const field = page.getByRole("combobox", { name: "按型号、名称、系列或品牌查找" });
    await field.fill("蝶阀");
    await expect(page.getByRole("option", { name: /蝶阀/u }).first()).toBeVisible();
    await field.press("Enter");
    await expect(page).toHaveURL(/name=/u);
    await expect(page.getByRole("list", { name: "构件" })).toHaveAttribute("aria-busy", "false");
    await expect(cards.first()).toContainText("蝶阀");

    const star = cards.first().getByRole("button", { name: /^收藏 /u });
    const model = ((await star.getAttribute("aria-label")) ?? "").slice("收藏 ".length);
    await star.click();
    await expect(page.getByRole("button", { name: `取消收藏 ${model}` })).toBeVisible();
    await expectAccessible(page);
    // Pictures come as they are drawn.
    const picture = cards.first().locator("img");
    await expect.poll(() => picture.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBe(256);
    await takePicture(page, "components");
    await page.getByRole("button", { name: "我的收藏", exact: true }).click();
    await expect(cards).toHaveCount(1);

    await cards.first().getByRole("button", { name: model, exact: true }).click();
    const drawer = page.getByRole("dialog", { name: new RegExp(`_${model}$`, "u") });
    await expect(drawer.getByText("基本参数")).toBeVisible();
    await takePicture(page, "components-drawer");
    await drawer.getByRole("link", { name: "产品详情与下载" }).click();
    await expect(page).toHaveURL(/product\/detail\//u);
    await expect(page.getByRole("region", { name: "相关资源" })).toBeVisible();
  },
);
