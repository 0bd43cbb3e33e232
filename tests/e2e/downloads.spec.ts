import { readFile } from "node:fs/promises";
import Parser from "dxf-parser";
import type { Download, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { signIn } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

/** A fan of the catalogue, open in its detail. */
async function openFan(page: Page, open: (route: string) => Promise<void>) {
  const found = await page.request.post("/api/search/selection/v1/products/query", {
    data: { gjwCategoryCode: "C000001" },
  });
  const { data } = (await found.json()) as { data: { list: readonly { id: string; model: string }[] } };
  const [fan] = data.list;
  if (fan === undefined) throw new Error("the catalogue has no fans");
  await open(`/product/detail/${fan.id}`);
  return { fan, files: page.getByRole("region", { name: "相关资源" }) };
}

const textOf = async (download: Download) => readFile(await download.path(), "utf8");

test("a designer sees what files weigh, chooses a version and gets an IFC and a DXF that other programs read", async ({
  page,
  open,
  baseURL,
}) => {
  await signIn(page, baseURL!);
  const { fan, files } = await openFan(page, open);
  const weight = /^[\d,]+ kB，[\d,]+ 个三角形，\d+ 个参数$/u;
  // Nothing is written to be weighed before somebody looks at it.
  await expect(files.getByRole("listitem")).toHaveCount(6);
  await expect(files.getByText(/kB/u)).toHaveCount(0);
  const ifcButton = files.getByRole("button", { name: `下载 ${fan.model}.ifc` });
  await ifcButton.hover();
  // The first file starts the thread that writes them.
  await expect(files.getByText(weight)).toBeVisible({ timeout: 60_000 });
  await ifcButton.click();
  const dialog = page.getByRole("dialog", { name: "选择版本" });
  await expect(dialog.getByText(weight)).toBeVisible();
  await expect(dialog.getByText("今日剩余 30 次，共 30 次")).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(660);
  await expectAccessible(page);
  const [ifc] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "下载" }).click(),
  ]);
  expect(ifc.suggestedFilename()).toMatch(/\.ifc$/u);
  expect(await textOf(ifc)).toMatch(/^ISO-10303-21;[^]*IFCFANTYPE\(/u);

  await files.getByRole("button", { name: /^下载 .*三视图\.dxf$/u }).click();
  const drawn = page.getByRole("dialog", { name: "下载图块" });
  await drawn.getByRole("radio", { name: "1:100" }).check();
  const [dxf] = await Promise.all([
    page.waitForEvent("download"),
    drawn.getByRole("button", { name: "下载" }).click(),
  ]);
  const drawing = new Parser().parseSync(await textOf(dxf));
  expect(drawing?.entities.filter(({ type }) => type === "INSERT")).toHaveLength(3);

  await test.step("a component opens beside its product, and bars nobody", async () => {
    await files.getByRole("button", { name: `${fan.model}.ifc`, exact: true }).click();
    await expect(page.getByRole("dialog").getByText("性能参数")).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("without an account", () => {
  test.use({ toleratedErrors: [/Failed to load resource/u] });
  test(
    "a download asks who it is for, and goes no further than the dialog",
    { tag: "@twin" },
    async ({ page, open }) => {
      const { files } = await openFan(page, open);
      await files.getByRole("button", { name: /\.zip$/u }).click({ timeout: 60_000 });
      await expect(page.getByRole("dialog", { name: /登录/u })).toBeVisible();
    },
  );
});

test("whoever has used up the day is told so before anything is fetched", async ({ page, open, baseURL }) => {
  await signIn(page, baseURL!);
  await page.route("**/shop_components/download/count*", (route) =>
    route.fulfill({
      json: {
        code: "success",
        message: "",
        data: { totalTimes: 30, remainTimes: 0, revitUrl: null, componentInfo: [] },
      },
    }),
  );
  const { fan, files } = await openFan(page, open);
  await files.getByRole("button", { name: `下载 ${fan.model}.ifc` }).click({ timeout: 60_000 });
  const dialog = page.getByRole("dialog", { name: "提示" });
  await expect(dialog.getByText(/今日的 30 次下载已用完/u)).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(480);
});
