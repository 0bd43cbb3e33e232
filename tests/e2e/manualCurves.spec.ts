import { readFileSync } from "node:fs";
import { expectAccessible } from "./support/accessibility.ts";
import { signIn } from "./support/signIn.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const MANUAL = {
  name: "示例样本.pdf",
  mimeType: "application/pdf",
  buffer: readFileSync("tests/fixtures/curves/c01-pump-three-axes.pdf"),
};

test(
  "a manual's page becomes a pump with the curves that are printed",
  { tag: "@twin" },
  async ({ page, open, baseURL }) => {
    await signIn(page, baseURL!);
    await open("/library");
    await page.getByRole("link", { name: "导入产品" }).click();

    await test.step("a file without a chart gets a sentence and a way on", async () => {
      await page
        .getByLabel("曲线图文件")
        .setInputFiles({ ...MANUAL, name: "空.pdf", buffer: Buffer.from("no pdf") });
      await expect(page.getByText("PDF 已损坏，或内容不是 PDF")).toBeVisible();
    });

    await test.step("its curves are found without a click, over the page", async () => {
      await page.getByLabel("曲线图文件").setInputFiles(MANUAL);
      const curves = page.getByRole("table", { name: "读出的曲线" });
      await expect(curves.getByRole("checkbox", { checked: true })).toHaveCount(3);
      await page.getByRole("textbox", { name: "品牌" }).fill("示例泵业");
      await page.getByRole("textbox", { name: "型号" }).fill("SLW 58-1");
      await page.getByRole("textbox", { name: "转速" }).fill("2900");
      await expect(page.getByText(/^检查通过：3 条曲线/u)).toBeVisible();
      await expectAccessible(page);
      await takePicture(page, "library-curves");
    });

    await test.step("it is taken into use, and the library has it with its curves", async () => {
      await page.getByText("直接启用", { exact: true }).click();
      await page.getByRole("button", { name: "导入 1 个产品" }).click();
      await expect(page.getByText("示例样本.pdf：新增 1")).toBeVisible();
      await page.getByRole("button", { name: "完成" }).click();
      await page.getByRole("link", { name: "产品", exact: true }).click();
      const row = page.getByRole("table", { name: "自有产品" }).getByRole("row", { name: /SLW 58-1/u });
      await expect(row.getByRole("link", { name: /的读图记录$/u })).toBeVisible();
      await takePicture(page, "library-curves-product");
    });
  },
);
