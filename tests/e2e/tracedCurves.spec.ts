import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import {
  clickPicture,
  clicksOf,
  expectRange,
  fillAxis,
  trueChart,
  type TrueChart,
} from "./support/pictureChart.ts";
import { signIn } from "./support/signIn.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const TYPES = { png: "image/png", jpg: "image/jpeg", pdf: "application/pdf" } as const;

const fileOf = (name: string, type: keyof typeof TYPES) => ({
  name: `${name}.${type}`,
  mimeType: TYPES[type],
  buffer: readFileSync(`tests/fixtures/curves/${name}.${type}`),
});

const QUANTITIES: Readonly<Record<string, string>> = {
  ...{ head: "扬程", efficiency: "效率", shaftPower: "轴功率", npsh: "汽蚀余量" },
};

async function openImport(page: Page, open: (route: string) => Promise<void>, baseURL: string) {
  await signIn(page, baseURL);
  await open("/library");
  await page.getByRole("link", { name: "导入产品" }).click();
}

/** Frame, lines and axes of the first panel of a chart, by clicks where they are. */
async function readChart(page: Page, chart: TrueChart, curves: TrueChart["curves"]): Promise<void> {
  const [panel] = chart.panels;
  await clickPicture(page, chart, panel!.frame);
  await expect(page.getByText(/图框偏差 \d/u)).toBeVisible();
  const upright = chart.axes.filter(({ panel: own, side }) => own === panel!.id && side !== "bottom");
  for (const { side } of upright.slice(1))
    await page.getByRole("button", { name: side === "left" ? "加左轴" : "加右轴" }).click();
  await fillAxis(
    page,
    "下轴",
    chart.axes.find(({ id }) => id === curves[0]!.x)!,
  );
  for (const [at, curve] of curves.entries()) {
    await page.getByRole("application", { name: "样本图片" }).press("Enter");
    await clickPicture(page, chart, clicksOf(chart, curve));
    const axis = chart.axes.find(({ id }) => id === curve.y)!;
    await page.getByRole("combobox", { name: `曲线 ${at + 1}的量` }).click();
    await page.getByRole("option", { name: QUANTITIES[axis.quantity]!, exact: true }).click();
    const name = await page.getByRole("combobox", { name: `曲线 ${at + 1}的轴` }).inputValue();
    await fillAxis(page, name, axis);
  }
}

async function nameProduct(page: Page, model: string): Promise<void> {
  await page.getByRole("textbox", { name: "品牌" }).fill("示例泵业");
  await page.getByRole("textbox", { name: "型号" }).fill(model);
  await page.getByRole("textbox", { name: "转速" }).fill("2900");
}

/** The product is taken into use, and its detail draws its curves. */
async function expectStored(page: Page, file: string, model: string): Promise<void> {
  await page.getByText("直接启用", { exact: true }).click();
  await page.getByRole("button", { name: "导入 1 个产品" }).click();
  await expect(page.getByText(`${file}：新增 1`)).toBeVisible();
  await page.getByRole("button", { name: "完成" }).click();
  await expect(page.getByText("未完成的读图")).toHaveCount(0);
  await page.getByRole("link", { name: "产品", exact: true }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("table", { name: "自有产品" }).getByRole("link", { name: model, exact: true }).click();
  const detail = await opened;
  await expect(detail.locator("canvas").first()).toBeVisible();
  await expect(detail.getByText("读图", { exact: true }).first()).toBeVisible();
}

test.describe("a picture of a chart becomes a pump with its curves", () => {
  for (const [name, type, tag] of [
    ["c10-clean-colour", "png", ["@twin"]],
    ["c16-jpeg-rotated", "jpg", []],
    ["c17-scan-black", "jpg", ["@twin"]],
    ["c21-scan-page", "pdf", []],
  ] satisfies [string, "jpg" | "pdf" | "png", string[]][])
    test(`${name}.${type}`, { tag }, async ({ page, open, baseURL }) => {
      const chart = trueChart(name);
      const [panel] = chart.panels;
      const inPanel = chart.curves.filter(
        ({ y }) => chart.axes.find(({ id }) => id === y)!.panel === panel!.id,
      );
      // Of several trims one is a product by itself.
      const curves = name === "c21-scan-page" ? inPanel.slice(0, 1) : inPanel;
      await openImport(page, open, baseURL!);
      await page.getByLabel("曲线图文件").setInputFiles(fileOf(name, type));
      await expect(page.getByRole("application", { name: "样本图片" })).toBeVisible();
      await readChart(page, chart, curves);
      await nameProduct(page, name);
      await expect(page.getByText(`检查通过：${curves.length} 条曲线`)).toBeVisible();
      for (const [at, curve] of curves.entries()) await expectRange(page, `曲线 ${at + 1}`, chart, curve);
      await takePicture(page, `library-picture-${name}`);
      await expectStored(page, `${name}.${type}`, name);
    });
});

test.describe("a page of paths becomes a pump with its curves", { tag: "@twin" }, () => {
  for (const [name, count] of [
    ["c01-pump-three-axes", 3],
    ["c08-gnuplot", 2],
  ] as const)
    test(`${name}.pdf`, async ({ page, open, baseURL }) => {
      await openImport(page, open, baseURL!);
      await page.getByLabel("曲线图文件").setInputFiles(fileOf(name, "pdf"));
      const curves = page.getByRole("table", { name: "读出的曲线" });
      await expect(curves.getByRole("checkbox", { checked: true })).toHaveCount(count);
      await nameProduct(page, name);
      await expect(page.getByText(`检查通过：${count} 条曲线`)).toBeVisible();
      await expectStored(page, `${name}.pdf`, name);
    });
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
])
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });
    test("the picture stays under the pointer while a line is clicked", async ({ page, open, baseURL }) => {
      const chart = trueChart("c10-clean-colour");
      await openImport(page, open, baseURL!);
      await page.getByLabel("曲线图文件").setInputFiles(fileOf("c10-clean-colour", "png"));
      const picture = page.getByRole("application", { name: "样本图片" });
      await expect(picture).toBeVisible();
      await clickPicture(page, chart, chart.panels[0]!.frame);
      await expect(page.getByText(/图框偏差 \d/u)).toBeVisible();
      await expect(page.getByText("沿一条曲线点 3 到 6 下")).toBeVisible();
      const before = await picture.locator("svg").boundingBox();
      await clickPicture(page, chart, clicksOf(chart, chart.curves[0]!).slice(0, 1));
      await expect(page.getByText("此线已取 1 点")).toBeVisible();
      expect(await picture.locator("svg").boundingBox()).toEqual(before);
      await picture.press("Enter");
      await expect(page.getByText("此线已取 1 点")).toHaveCount(0);
      await clickPicture(page, chart, clicksOf(chart, chart.curves[0]!));
      await expect(page.getByText("此线已取 5 点")).toBeVisible();
      await expect(page.getByText(/不能导入/u)).toHaveCount(0);
    });
  });

test(
  "what was traced is undone, corrected by tenths of a pixel, left and gone on with",
  { tag: "@twin" },
  async ({ page, open, baseURL }) => {
    const chart = trueChart("c10-clean-colour");
    const file = fileOf("c10-clean-colour", "png");
    const curves = page.getByRole("table", { name: "读出的曲线" });
    await openImport(page, open, baseURL!);
    await page.getByLabel("曲线图文件").setInputFiles(file);
    const picture = page.getByRole("application", { name: "样本图片" });
    await expect(picture).toBeVisible();

    await test.step("a click outside of every frame says so", async () => {
      await page.getByText("描线", { exact: true }).click();
      await clickPicture(page, chart, [[20, 20]]);
      await expect(page.getByText("请先点图框的四个角")).toBeVisible();
      await page.getByText("图框", { exact: true }).click();
    });
    await readChart(page, chart, chart.curves.slice(0, 1));
    const row = curves.getByRole("row").nth(1);
    await expect(row).toContainText(" → 22.4 m");
    await expectAccessible(page);

    await test.step("steps go back and forth", async () => {
      const undo = page.getByRole("button", { name: "撤销", exact: true });
      for (let step = 0; step < 30 && (await curves.getByRole("checkbox").count()) > 0; step++)
        await undo.click();
      await expect(curves.getByRole("checkbox")).toHaveCount(0);
      const redo = page.getByRole("button", { name: "重做", exact: true });
      for (let step = 0; step < 30 && (await redo.isEnabled()); step++) await redo.click();
      await expect(row).toContainText(" → 22.4 m");
    });
    await test.step("a point that was picked is moved by keys and deleted", async () => {
      await picture.press("Enter");
      await page.getByRole("button", { name: "修改曲线 1的点" }).click();
      const spot = page.getByRole("button", { name: "第 3 点" });
      const before = Number(await spot.getAttribute("cx"));
      await spot.focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expect.poll(async () => Number(await spot.getAttribute("cx"))).toBeCloseTo(before + 0.2, 6);
      await page.keyboard.press("Delete");
      await expect(page.getByRole("button", { name: /^第 \d 点$/u })).toHaveCount(4);
      await page.keyboard.press("Control+z");
      await expect(page.getByRole("button", { name: /^第 \d 点$/u })).toHaveCount(5);
      await expect(row).toContainText(" → 22.4 m");
    });
    await test.step("after a reload the reading goes on where it was", async () => {
      await nameProduct(page, "C10 续");
      await expect(page.getByText(/^检查通过：1 条曲线/u)).toBeVisible();
      await page.reload();
      await expect(page.getByText("未完成的读图")).toBeVisible();
      await takePicture(page, "library-reading-kept");
      await page.getByRole("button", { name: "继续读图" }).click();
      await expect(page.getByText(/^检查通过：1 条曲线/u)).toBeVisible();
      await expect(row).toContainText(" → 22.4 m");
      await expect(page.getByRole("button", { name: "撤销", exact: true })).toBeEnabled();
    });
    await test.step("it is given up by a word", async () => {
      await page.getByRole("button", { name: "取消", exact: true }).click();
      await page.getByRole("button", { name: "放弃", exact: true }).click();
      await expect(page.getByRole("button", { name: "选择曲线图" })).toBeVisible();
      await page.reload();
      await expect(page.getByRole("button", { name: "选择曲线图" })).toBeVisible();
      await expect(page.getByText("未完成的读图")).toHaveCount(0);
    });
  },
);
