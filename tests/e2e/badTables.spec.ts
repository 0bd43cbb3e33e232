import type { Page } from "@playwright/test";
import { signIn } from "./support/signIn.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";
import { lockedPdf, pdfOfGrid } from "../support/pdfTables.ts";
import { workbook, zip } from "../support/workbooks.ts";

const PUMP = [
  ["型号", "流量 (m³/h)", "扬程 (m)"],
  ["示例 QX 1", 10, 20],
];
const BOMB = zip([
  { name: "[Content_Types].xml", bytes: new Uint8Array(8) },
  { name: "xl/workbook.xml", bytes: new Uint8Array(64 * 1024 * 1024) },
]);
const NAMES = [
  ["型号", "品牌", "流量 (m³/h)", "扬程 (m)", "__proto__", "<img src=x onerror=alert(1)>", null],
  ["__proto__", "constructor", 10, 20, 1, "<b>", 7],
  ["constructor", "__proto__", 12, 18, 2, "<b>", 8],
];
const file = (name: string, bytes: Uint8Array) => ({ name, mimeType: "", buffer: Buffer.from(bytes) });

test(
  "what holds no table is refused in words, and odd names are brought in as what they are",
  { tag: "@twin" },
  async ({ page, open, baseURL }) => {
    await signIn(page, baseURL!);
    await open("/library/imports");
    const field = page.getByLabel("样本文件");
    const whole = await pdfOfGrid(PUMP);
    const refused = [
      [file("断.pdf", whole.subarray(0, whole.length / 2)), "PDF 已损坏，或内容不是 PDF"],
      [file("锁.pdf", await lockedPdf()), "PDF 有密码保护，请取消密码后重新选择"],
      [file("大.xlsx", BOMB), "文件解压后的内容过大，请删除多余的工作表和内容后重新导入"],
      [
        file(
          "文.xlsx",
          await workbook({
            rows: [
              ["甲", "乙"],
              ["丙", "丁"],
            ],
          }),
        ),
        "第 1 行：表中没有数值",
      ],
    ] as const;
    for (const [chosen, words] of refused) {
      await field.setInputFiles(chosen);
      await expect(page.getByText(words)).toBeVisible();
    }

    await field.setInputFiles(file("名.xlsx", await workbook({ rows: NAMES })));
    const unread = page.getByRole("region", { name: "未读入", exact: true });
    await expect(unread).toContainText("“__proto__”列");
    await expect(unread).toContainText("右边有 1 列数值没有表头，没有读入");
    await takePicture(page, "library-table-odd-names");
    await page.getByRole("button", { name: "导入 2 个产品" }).click();
    await expect(page.getByText("名.xlsx：新增 2")).toBeVisible();
    await page.getByRole("link", { name: "查看产品" }).click();
    const products = page.getByRole("table", { name: "自有产品" });
    await expect(products.getByRole("row").filter({ hasText: "constructor" })).toHaveCount(2);
    await expect(products.getByRole("link", { name: "__proto__" })).toBeVisible();
  },
);

/** An import of one product whose answer never comes. */
async function beginImport(page: Page): Promise<void> {
  await page.route("**/imports/*/products", () => {});
  await page.getByLabel("产品文件").setInputFiles({
    name: "泵.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("分类,品牌,型号\n水泵,示例泵业,ZC 80\n"),
  });
  await page.getByRole("button", { name: "导入 1 个产品" }).click();
  await expect(page.getByText("已处理 0 / 1 个")).toBeVisible();
}

test("a page that is closed in the middle of an import says so when it is opened again", async ({
  page,
  open,
  baseURL,
}) => {
  await signIn(page, baseURL!);
  await open("/library/imports");
  await beginImport(page);
  const asked = page.waitForEvent("dialog");
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await reloaded;
  await expect(page.getByText(/“泵\.csv”导入时页面被关闭，没有导入完/u)).toBeVisible();
  await expect(page.getByRole("cell", { name: "未完成" })).toBeVisible();
  await takePicture(page, "library-import-cut-short");
  await page.getByRole("button", { name: "知道了" }).click();
  await expect(page.getByText(/导入时页面被关闭/u)).toBeHidden();
});

test.describe("beside a page that crashes", () => {
  test.use({ toleratedErrors: [/the page crashed/u] });
  test("a page that is killed in the middle of an import says so as well, and no page says it while another goes on", async ({
    page,
    context,
    open,
    baseURL,
  }) => {
    await signIn(page, baseURL!);
    await open("/library/imports");
    await beginImport(page);
    const words = /“泵\.csv”导入时页面被关闭，没有导入完/u;
    const beside = await context.newPage();
    await beside.goto(page.url());
    await expect(beside.getByRole("cell", { name: "未完成" })).toBeVisible();
    await expect(beside.getByText(words)).toBeHidden();

    const crashed = page.waitForEvent("crash");
    const session = await context.newCDPSession(page);
    void session.send("Page.crash").catch(() => {});
    await crashed;
    await beside.reload();
    await expect(beside.getByText(words)).toBeVisible();
  });
});
