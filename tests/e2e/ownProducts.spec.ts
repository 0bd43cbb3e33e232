import { hasRated } from "./support/hasRated.ts";
import { signIn } from "./support/signIn.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const LINES = Array.from(
  { length: 130 },
  (_, at) => `${at === 7 ? "没有的分类" : "水泵"},示例泵业,SLB ${100 + at},SLB`,
);
const FILE = {
  name: "离心泵.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(["分类,品牌,型号,系列", ...LINES].join("\n")),
};

test("own products are brought in from a file, taken into use, shared by a link, and undone as a whole", async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  await signIn(page, baseURL!);
  await open("/library");

  await test.step("a file is shown before any of it is sent", async () => {
    await page.getByRole("link", { name: "导入产品" }).click();
    await page.getByLabel("产品文件").setInputFiles(FILE);
    const preview = page.getByRole("table", { name: "导入预览" });
    await expect(preview.getByText("分类 “没有的分类”不存在")).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, "library-preview");
    await page.getByRole("button", { name: "导入 129 个产品" }).click();
    await expect(page.getByText("离心泵.csv：新增 129，不能导入 1")).toBeVisible();
    await page.getByRole("button", { name: "离心泵.csv 的原因" }).click();
    await expect(page.getByRole("dialog", { name: "离心泵.csv" }).getByText("第 9 行")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("its products are drafts until they are taken into use", async () => {
    await page.getByRole("link", { name: "产品", exact: true }).click();
    await page.getByLabel("选择本页全部产品").check();
    await page.getByRole("button", { name: "启用" }).click();
    await expect(page.getByText("20 个产品已启用")).toBeVisible();
    await expect(page.getByText("使用中 20")).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, "library-products");
  });

  await test.step("somebody else joins by a link, and looks", async () => {
    await page.getByRole("button", { name: "成员和邀请" }).click();
    await page.getByText("邀请链接", { exact: true }).click();
    await page.getByRole("combobox", { name: "角色" }).click();
    await page.getByRole("option", { name: /查看者/u }).click();
    await page.getByRole("button", { name: "生成链接" }).click();
    const address = await page.getByRole("textbox", { name: "新链接" }).inputValue();
    await page.keyboard.press("Escape");
    const context = await browser.newContext({ baseURL: baseURL!, locale: "zh-CN" });
    const other = await context.newPage();
    await signIn(other, baseURL!);
    await other.goto(address);
    await other.getByRole("button", { name: "加入产品库" }).click();
    await expect(other.getByRole("table", { name: "自有产品" }).getByRole("link").first()).toBeVisible();
    await expect(other.getByRole("button", { name: "启用" })).toBeHidden();
    await context.close();
  });

  await test.step("the import is undone as a whole, and the record tells", async () => {
    await page.getByRole("link", { name: "导入", exact: true }).click();
    await page.getByRole("button", { name: "撤销导入 离心泵.csv" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "撤销导入" }).click();
    await expect(page.getByText(/“离心泵.csv”已撤销/u)).toBeVisible();
    await page.getByRole("link", { name: "变更记录" }).click();
    await expect(page.getByRole("cell", { name: "撤销导入" })).toBeVisible();
  });
});

test(
  "whoever is removed from a library finds its products no more, and keeps what a project has of them",
  { tag: "@twin" },
  async ({ page, open, browser, baseURL }) => {
    await signIn(page, baseURL!);
    await hasRated(page, "C000002");
    await open("/library/imports");
    await page.getByLabel("产品文件").setInputFiles({
      name: "自产水泵.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("分类,品牌,型号,系列\n水泵,示例泵业,ZC 80,ZC\n"),
    });
    await page.getByRole("button", { name: "导入 1 个产品" }).click();
    await takePicture(page, "library-import-ended");
    await page.getByRole("link", { name: "查看产品" }).click();
    await expect(page.getByText("自产水泵.csv", { exact: true })).toBeVisible();
    await page.getByLabel("选择本页全部产品").check();
    await takePicture(page, "library-import-products");
    await page.getByRole("button", { name: "启用" }).click();
    await expect(page.getByText("使用中 1")).toBeVisible();
    await page.getByRole("button", { name: "成员和邀请" }).click();
    await page.getByText("邀请链接", { exact: true }).click();
    await page.getByRole("button", { name: "生成链接" }).click();
    const address = await page.getByRole("textbox", { name: "新链接" }).inputValue();
    await page.keyboard.press("Escape");

    const context = await browser.newContext({ baseURL: baseURL!, locale: "zh-CN" });
    const other = await context.newPage();
    await signIn(other, baseURL!);
    await other.goto(address);
    await other.getByRole("button", { name: "加入产品库" }).click();
    await expect(other.getByRole("link", { name: "ZC 80" })).toBeVisible();
    // A new document, also where only the part behind the # differs.
    const visit = async (route: string) => {
      await other.goto("about:blank");
      await other.goto(`/#${route}`);
    };
    const search = "/pump?origin=own";

    await test.step("a member finds it and takes it into a project", async () => {
      await visit(search);
      await other.getByRole("button", { name: /^选中 .*ZC 80/u }).click();
      await expect(other.getByRole("button", { name: "已选产品 (1)" })).toBeVisible();
    });

    await test.step("removed, they find it no more, and the project keeps it", async () => {
      await page.getByRole("button", { name: "成员和邀请" }).click();
      await page.getByRole("button", { name: /^移除 /u }).click();
      await page.getByRole("button", { name: "移除", exact: true }).last().click();
      await expect(page.getByRole("button", { name: /^移除 /u })).toHaveCount(0);
      await visit(search);
      await expect(other.getByText("查询到的产品数据太少")).toBeVisible();
      await expect(other.getByText("ZC 80")).toHaveCount(0);
      await visit("/selectedProducts");
      const row = other.getByRole("row").filter({ hasText: "ZC 80" });
      await expect(row).toContainText("示例泵业");
      await expect(row.getByTitle("自有产品")).toBeVisible();
      await expectAccessible(other);
      await takePicture(other, "own-product-selected");
    });

    await test.step("its detail says what happened, with a way on", async () => {
      const detail = await other.getByRole("link", { name: "ZC 80" }).getAttribute("href");
      await visit(detail!.replace(/^.*#/u, ""));
      await expect(other.getByText(/您已不能查看它所在的自有产品库/u)).toBeVisible();
      await takePicture(other, "own-product-gone");
      await other.getByRole("link", { name: "查看自有产品" }).click();
      await expect(other.getByRole("button", { name: "成员和邀请" })).toBeVisible();
    });
    await context.close();
  },
);
