import { partsOf, zip } from "../../support/workbooks.ts";
import { batchPage } from "../support/batchPage.ts";
import { makeSchedule } from "../support/makeSchedule.ts";
import { expect, test } from "../support/test.ts";

const MEGABYTE = 1024 ** 2;
const ascii = (text: string) => new TextEncoder().encode(text);
/** 40 MB of blanks in a workbook of some kB. */
const bomb = () => zip(partsOf(" ".repeat(40 * MEGABYTE)));

const REFUSED = [
  ["of another type", "rooms.csv", () => ascii("a,b"), "文件格式有误，请选择Excel文件"],
  ["above 16 MB", "rooms.xlsx", () => new Uint8Array(16 * MEGABYTE + 1), "请选择16M以内的文件"],
  ["with nothing in it", "rooms.xlsx", () => new Uint8Array(0), "内容为空，请重新选择"],
  [
    "that is a renamed PDF",
    "rooms.xlsx",
    () => ascii("%PDF-1.7\n"),
    "文件内容不是 Excel 工作簿，扩展名可能被改过，请选择 .xlsx 文件",
  ],
  ["that is a zip bomb", "rooms.xlsx", bomb, "文件解压后的内容过大，请删除多余的工作表和内容后重新导入"],
] as const;

test.describe("an import", () => {
  test("refuses each wrong file with its sentence and takes the right one after it", async ({
    page,
    open,
  }) => {
    const batch = batchPage(page);
    await open("/multiRoom/fanCoil");
    await page.getByRole("main").getByRole("button", { name: "导入房间表" }).click();
    const dialog = batch.dialog("导入房间表");
    for (const [what, name, bytes, sentence] of REFUSED)
      await test.step(`a file ${what}`, async () => {
        await batch.chooseFile({ name, bytes: bytes() });
        await expect(dialog.getByRole("alert")).toHaveText(sentence);
      });
    await batch.chooseFile(await makeSchedule(3));
    await page.getByRole("button", { name: "导入 3 间" }).click();
    await expect(batch.notice("房间表已导入")).toBeVisible();
    await expect(batch.footer).toContainText("共 3 间");
  });

  test.describe("whose worker does not come", () => {
    test.use({ toleratedErrors: [/Failed to load resource/u] });
    test("says so", { tag: "@twin" }, async ({ page, open }) => {
      const batch = batchPage(page);
      await page.route(/sheet[.]worker/u, (route) => route.abort());
      await open("/multiRoom/fanCoil");
      await page.getByRole("main").getByRole("button", { name: "导入房间表" }).click();
      await batch.chooseFile(await makeSchedule(1));
      await expect(batch.dialog("导入房间表").getByRole("alert")).toHaveText("系统异常，文件上传失败");
    });
  });

  test("can be stopped while it reads", { tag: "@twin" }, async ({ page, open }) => {
    const batch = batchPage(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/sheet[.]worker/u, async (route) => {
      await held;
      await route.continue();
    });
    await open("/multiRoom/fanCoil");
    await page.getByRole("main").getByRole("button", { name: "导入房间表" }).click();
    const dialog = batch.dialog("导入房间表");
    await batch.chooseFile(await makeSchedule(1));
    await expect(dialog).toContainText("正在读取 负荷表 1.xlsx");
    await dialog.getByRole("button", { name: "停止读取" }).click();
    await expect(dialog.getByRole("button", { name: "选择文件" })).toBeVisible();
    letGo();
    await batch.chooseFile(await makeSchedule(2));
    await expect(page.getByRole("button", { name: "导入 2 间" })).toBeVisible();
  });

  test(
    "shows refused rows with number and reason before it takes the others",
    { tag: "@twin" },
    async ({ page, open }) => {
      const batch = batchPage(page);
      const schedule = await makeSchedule(2, { flaws: true });
      await open("/multiRoom/fanCoil");
      await page.getByRole("main").getByRole("button", { name: "导入房间表" }).click();
      await batch.chooseFile(schedule);
      const lines = batch
        .dialog("导入预览")
        .getByRole("listitem")
        .filter({ hasText: /^第 \d+ 行/u });
      await expect(lines).toHaveText(
        schedule.refused.map(({ row, code, reason }) => `第 ${row} 行${code}${reason}`),
      );
      await page.getByRole("button", { name: "导入 2 间" }).click();
      await expect(batch.footer).toContainText("共 2 间");
    },
  );
});
