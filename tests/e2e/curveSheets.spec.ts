import { readFileSync } from "node:fs";
import { expectAccessible } from "./support/accessibility.ts";
import { clickPicture, clicksOf, fillAxis, trueChart } from "./support/pictureChart.ts";
import { signIn } from "./support/signIn.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const PAPER = {
  name: "示例样本.pdf",
  mimeType: "application/pdf",
  buffer: readFileSync("tests/fixtures/curves/c01-pump-three-axes.pdf"),
};
const SCAN = {
  name: "示例扫描.png",
  mimeType: "image/png",
  buffer: readFileSync("tests/fixtures/curves/c10-clean-colour.png"),
};

test(
  "a kept sheet is opened over its page again, corrected, and stored as a state that keeps the one before",
  { tag: "@twin" },
  async ({ page, open, baseURL }) => {
    await signIn(page, baseURL!);
    await open("/library");
    await page.getByRole("link", { name: "导入产品" }).click();
    const curves = page.getByRole("table", { name: "读出的曲线" });
    const states = page.getByRole("table", { name: "读图记录" });
    const nameProduct = async (model: string) => {
      await page.getByRole("textbox", { name: "品牌" }).fill("示例泵业");
      await page.getByRole("textbox", { name: "型号" }).fill(model);
      await page.getByRole("textbox", { name: "转速" }).fill("2900");
    };
    const openSheet = async (model: string) => {
      await page.getByRole("link", { name: "产品", exact: true }).click();
      await page.getByRole("link", { name: `${model} 的读图记录` }).click();
    };

    await test.step("a pump is read from a page of paths", async () => {
      await page.getByLabel("曲线图文件").setInputFiles(PAPER);
      await expect(curves.getByRole("checkbox", { checked: true })).toHaveCount(3);
      await nameProduct("SLW 27");
      await expect(page.getByText(/^检查通过：3 条曲线/u)).toBeVisible();
      const line = page.getByRole("button", { name: "图上的曲线 1", exact: true });
      const box = (await line.boundingBox())!;
      const middle = { bubbles: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
      await line.dispatchEvent("click", middle);
      await expect(curves.getByRole("checkbox", { checked: true })).toHaveCount(2);
      await line.dispatchEvent("click", middle);
      await expect(curves.getByRole("checkbox", { checked: true })).toHaveCount(3);
      await page.getByText("分开", { exact: true }).click();
      await line.dispatchEvent("click", middle);
      await expect(curves.getByRole("checkbox")).toHaveCount(4);
      await takePicture(page, "library-curves-split");
      await page.getByText("合并", { exact: true }).click();
      await line.dispatchEvent("click", middle);
      await page.getByRole("button", { name: "图上的曲线 2", exact: true }).dispatchEvent("click", middle);
      await expect(curves.getByRole("checkbox")).toHaveCount(3);
      const undo = page.getByRole("button", { name: "撤销", exact: true });
      await undo.click();
      await undo.click();
      await expect(curves.getByRole("checkbox", { checked: true })).toHaveCount(3);
      await expect(page.getByText(/^检查通过：3 条曲线/u)).toBeVisible();
      await page.getByText("直接启用", { exact: true }).click();
      await page.getByRole("button", { name: "导入 1 个产品" }).click();
      await expect(page.getByText("示例样本.pdf：新增 1")).toBeVisible();
      await page.getByRole("button", { name: "完成" }).click();
    });
    await test.step("its sheet tells page, method, error, person and day", async () => {
      await openSheet("SLW 27");
      const row = states.getByRole("row").nth(1);
      await expect(row).toContainText("第 1 页，示例样本.pdf");
      await expect(row).toContainText("矢量");
      await expect(row).toContainText(/扬程 ±0\.\d+ m/u);
      await expect(row).toContainText("现用");
      await expectAccessible(page);
      await takePicture(page, "library-sheet-states");
    });
    await test.step("another file is refused", async () => {
      await page
        .getByLabel("读图时的文件")
        .setInputFiles({ ...PAPER, buffer: readFileSync("tests/fixtures/curves/c08-gnuplot.pdf") });
      await expect(page.getByText("内容与“示例样本.pdf”不同")).toBeVisible();
    });
    await test.step("over its page one curve is given up, and the old state stays", async () => {
      await page.getByLabel("读图时的文件").setInputFiles(PAPER);
      await expect(curves.getByRole("checkbox", { checked: true })).toHaveCount(3);
      await expect(page.getByRole("textbox", { name: "型号" })).toBeDisabled();
      await expect(page.getByRole("textbox", { name: "型号" })).toHaveValue("SLW 27");
      await takePicture(page, "library-sheet-opened");
      await curves.getByRole("checkbox").last().uncheck();
      await expect(page.getByText(/^检查通过：2 条曲线/u)).toBeVisible();
      await page.getByRole("button", { name: "存为新的状态" }).click();
      await expect(page.getByText("示例样本.pdf：替换 1")).toBeVisible();
      await openSheet("SLW 27");
      await expect(states.getByRole("row")).toHaveCount(3);
      await expect(states.getByRole("row").nth(1)).toContainText("现用");
      await expect(states.getByRole("row").nth(2)).toContainText("已被替换");
      await page.getByRole("button", { name: "打开第 1 次读图" }).click();
      await page.getByLabel("读图时的文件").setInputFiles(PAPER);
      await expect(curves.getByRole("checkbox", { checked: true })).toHaveCount(3);
      await page.getByRole("button", { name: "取消", exact: true }).click();
      await expect(states.getByRole("row")).toHaveCount(3);
    });
    await test.step("of a picture the clicks are opened as they were", async () => {
      const chart = trueChart("c10-clean-colour");
      const curve = chart.curves[0]!;
      await page.getByRole("link", { name: "导入", exact: true }).click();
      await page.getByLabel("曲线图文件").setInputFiles(SCAN);
      await expect(page.getByRole("application", { name: "样本图片" })).toBeVisible();
      await clickPicture(page, chart, chart.panels[0]!.frame);
      await expect(page.getByText(/图框偏差 \d/u)).toBeVisible();
      const axisOf = (wanted: string) => chart.axes.find(({ id }) => id === wanted)!;
      await fillAxis(page, "下轴", axisOf(curve.x));
      await page.getByRole("application", { name: "样本图片" }).press("Enter");
      await clickPicture(page, chart, clicksOf(chart, curve));
      await page.getByRole("combobox", { name: "曲线 1的量" }).click();
      await page.getByRole("option", { name: "扬程", exact: true }).click();
      const axis = await page.getByRole("combobox", { name: "曲线 1的轴" }).inputValue();
      await fillAxis(page, axis, axisOf(curve.y));
      await nameProduct("SLW 28");
      await expect(page.getByText(/^检查通过：1 条曲线/u)).toBeVisible();
      const range = await curves.getByRole("row").nth(1).textContent();
      await page.getByRole("button", { name: "导入 1 个产品" }).click();
      await expect(page.getByText("示例扫描.png：新增 1")).toBeVisible();
      await openSheet("SLW 28");
      await page.getByRole("button", { name: "打开第 1 次读图" }).click();
      await page.getByLabel("读图时的文件").setInputFiles(SCAN);
      await expect(page.getByText(/^检查通过：1 条曲线/u)).toBeVisible();
      expect(await curves.getByRole("row").nth(1).textContent()).toBe(range);
      await takePicture(page, "library-sheet-picture");
    });
  },
);
