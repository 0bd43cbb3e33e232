import { expectFreePage, recordMainThread, watchMainThread, type Recording } from "./support/mainThread.ts";
import { signIn } from "./support/signIn.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";
import { workbook } from "../support/workbooks.ts";

const MODELS = 500;
const POINTS = 4;

/** So many duty rows, four a model: 2,000 of them. */
const dutyRows = Array.from({ length: MODELS * POINTS }, (_, at) => {
  const [model, point] = [Math.floor(at / POINTS), at % POINTS];
  const flow = (10 + model) * (0.6 + 0.2 * point);
  const name = point === 0 ? `示例 QX ${model + 1}` : null;
  const motor = point === 0 ? 30 : null;
  return [name, point === 0 ? 2900 : null, Number(flow.toFixed(1)), 40 - 4 * point, 60 + point, motor];
});

/** The products come in one message, which this size is no task of: the tasks are judged, not the message. */
const expectReaderFree = (name: string, recording: Recording) =>
  expectFreePage(name, { ...recording, work: { ...recording.work, received: 0 } });

test(
  "a table of 2,000 rows leaves the page free while it is read and shown",
  { tag: "@measured" },
  async ({ page, open, baseURL }) => {
    test.setTimeout(180_000);
    await watchMainThread(page);
    await signIn(page, baseURL!);
    await open("/library/imports");
    const head = ["型号", "转速 (r/min)", "流量 (m³/h)", "扬程 (m)", "效率 (%)", "电机功率 (kW)"];
    const bytes = await workbook({ rows: [["示例 QX 系列离心泵"], head, ...dutyRows] });
    const field = page.getByLabel("样本文件");
    await expect(field).toBeAttached();
    const products = page.getByRole("table", { name: "读出的产品" });

    const reading = await recordMainThread(page, async () => {
      await field.setInputFiles({
        name: "离心泵.xlsx",
        mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        buffer: Buffer.from(bytes),
      });
      await expect(products).toBeVisible({ timeout: 60_000 });
      // Those that are drawn, and the head.
      await expect(products.getByRole("row")).toHaveCount(201);
    });
    expectReaderFree("a table of 2,000 rows, from the file to its preview", reading);
    await takePicture(page, "library-table-2000");

    const importing = await recordMainThread(page, async () => {
      await page.getByRole("button", { name: /^导入 \d+ 个产品/u }).click();
      await expect(page.getByText(`离心泵.xlsx：新增 ${MODELS}`)).toBeVisible({ timeout: 90_000 });
    });
    expectReaderFree("its 500 products, from the press to the library", importing);
  },
);
