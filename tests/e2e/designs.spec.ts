import { expectAccessible } from "./support/accessibility.ts";
import { signIn } from "./support/signIn.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

test("a designer finds a module, sees what it consists of, and fetches it as IFC", async ({
  page,
  open,
  baseURL,
}) => {
  await signIn(page, baseURL!);
  await open("/module");
  const cards = page.getByRole("list", { name: "模块", exact: true }).getByRole("listitem");
  await expect(cards).toHaveCount(16);
  await page.getByRole("button", { name: /^制冷机组/u }).click();
  await expect(page).toHaveURL(/category=chillers/u);
  await expect(cards).toHaveCount(2);
  // Pictures come as they are drawn.
  const picture = cards.first().locator("img");
  await expect.poll(() => picture.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBe(256);
  await expectAccessible(page);
  await takePicture(page, "modules");

  await page.getByRole("button", { name: /^循环泵组/u }).click();
  await page.getByRole("button", { name: "冷冻水循环泵组（两用一备）", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "冷冻水循环泵组（两用一备）" });
  const rows = drawer.getByRole("table", { name: "设备清单" }).getByRole("row");
  await expect(rows.nth(1)).toContainText("3（2 用 1 备）");
  await expect(drawer.getByAltText("平面图")).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, "module-drawer");
  const download = page.waitForEvent("download");
  await drawer.getByRole("button", { name: "下载 IFC" }).click();
  expect((await download).suggestedFilename()).toBe("冷冻水循环泵组（两用一备）.ifc");
  await drawer.getByRole("tab", { name: "三维" }).click();
  await expect(drawer.locator('[data-status="success"] canvas')).toBeVisible({ timeout: 60_000 });
});

test("a template leads to its modules", { tag: "@twin" }, async ({ page, open, baseURL }) => {
  await signIn(page, baseURL!);
  await open("/scheme");
  await page.getByRole("button", { name: "制冷机房：两台螺杆机，一级泵", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "制冷机房：两台螺杆机，一级泵" });
  await expect(drawer.getByText("7 / 12 ℃")).toBeVisible();
  await takePicture(page, "template-drawer");
  await drawer.getByRole("link", { name: "螺杆式冷水机组（两台并联）" }).click();
  await expect(page).toHaveURL(/\/module\?name=/u);
  await expect(page.getByRole("list", { name: "模块", exact: true }).getByRole("listitem")).toHaveCount(1);
});

test(
  "scenes are there for everybody, and lead to their components",
  { tag: "@twin" },
  async ({ page, open, baseURL }) => {
    await open("/scenes");
    await expect(page.getByRole("list", { name: "场景", exact: true }).getByRole("listitem")).toHaveCount(8);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectAccessible(page);
    await takePicture(page, "scenes");
    await signIn(page, baseURL!);
    await open("/scenes");
    await page.getByRole("button", { name: "酒店客房", exact: true }).click();
    await expect(page).toHaveURL(/scenes\/scene-hotel-room\/components/u);
    const cards = page.getByRole("list", { name: "场景构件" }).getByRole("listitem");
    await expect(cards).toHaveCount(4);
    await expect(cards.first()).toContainText("本场景 1 个");
    await expectAccessible(page);
    await takePicture(page, "scene-components");
    await cards.first().getByRole("button", { name: "LYWA-68-3P30", exact: true }).click();
    await expect(page.getByRole("dialog").getByText("基本参数")).toBeVisible();
  },
);
