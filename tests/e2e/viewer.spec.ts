import { gzipSync } from "node:zlib";
import type { APIRequestContext, Page } from "@playwright/test";
import type { DisplayData, DisplayMaterial } from "#domain/things/model/displayData.ts";
import { boxFaces, hills, manyBoxes, modelOf } from "../support/modelMaker.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { chartPixels, type ChartPixels } from "./support/chartPixels.ts";
import { expectFreePage, recordMainThread, watchMainThread, type TaskLimit } from "./support/mainThread.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const RADIATORS = "C000014";
const MAGENTA = [255, 0, 255] as const;
const WHITE = [255, 255, 255] as const;
const RED = [200, 30, 40] as const;
const FILE = "**/display_data.json.gz";

async function radiator(request: APIRequestContext): Promise<string> {
  const answer = await request.post("/api/search/selection/v1/products/query", {
    data: { gjwCategoryCode: RADIATORS, pageNo: 1, pageSize: 1 },
  });
  const id = /"id":"([^"]+)"/u.exec(await answer.text())?.[1];
  if (id === undefined) throw new Error("the catalogue has no radiator");
  return id;
}

const viewer = (page: Page) => page.getByRole("dialog").locator("[data-status]");
const stage = (page: Page) => page.getByRole("application");
const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openPreview(page: Page): Promise<void> {
  await tool(page, "三维预览").click();
  await expect(viewer(page)).not.toHaveAttribute("data-status", "loading");
}
const close = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "关闭" }).click();

const serve = (page: Page, bytes: Uint8Array) =>
  page.route(FILE, (route) => route.fulfill({ contentType: "application/gzip", body: Buffer.from(bytes) }));
const packed = (model: DisplayData) => new Uint8Array(gzipSync(JSON.stringify(model)));

/** A red box of 400 × 400 × 400 with one measure above it. */
const PAINT: DisplayMaterial = {
  id: 0,
  name: "red",
  color: [RED[0] / 255, RED[1] / 255, RED[2] / 255],
  opacity: 1,
};
const RED_BOX = modelOf(
  [
    { type: "body", name: "红箱", children: boxFaces([0, 0, 0], [400, 400, 400]) },
    {
      type: "dimension",
      name: "宽",
      children: [{ type: "line", from: [0, 0, 440], to: [400, 0, 440] }],
    },
  ],
  [PAINT],
);

const drawn = (page: Page) =>
  page
    .workers()
    .find((worker) => worker.url().includes("model.worker"))
    ?.evaluate(() =>
      performance
        .getEntriesByName("model drawn")
        .map((entry) => (entry as PerformanceMark).detail as { calls: number }),
    );

/** The red box square to the eye with its measure, as it must look wherever it is drawn. */
async function expectRedBox(page: Page): Promise<{ x: number; y: number }> {
  await tool(page, "标准视图").click();
  await page.getByRole("menuitem", { name: "主视" }).click();
  await tool(page, "平行投影").click();
  await tool(page, "适合窗口").click();
  await tool(page, "显示尺寸标注").click();
  await tool(page, "适合窗口").click();
  await stage(page).hover({ position: { x: 5, y: 5 } });
  const middleOf = ({ width, height }: ChartPixels) => ({
    x: Math.round(width / 2),
    y: Math.round(height / 2) + 20,
  });
  // The picture follows what was pressed last.
  await expect
    .poll(async () => {
      const pixels = await chartPixels(stage(page));
      const { x, y } = middleOf(pixels);
      return [
        pixels.isNear(x, y, RED, 0),
        pixels.isNear(4, 4, WHITE, 0),
        pixels.isNear(pixels.width - 5, pixels.height - 5, WHITE, 0),
        pixels.runs({ column: x }, MAGENTA).length,
        pixels.runs({ row: y }, RED).length,
      ];
    })
    .toEqual([true, true, true, 1, 1]);
  return middleOf(await chartPixels(stage(page)));
}

test("a known box has its colour, its measure in magenta, and white around it; a click names it", async ({
  page,
  open,
  request,
}) => {
  await serve(page, packed(RED_BOX));
  await open(`/product/detail/${await radiator(request)}`);
  await openPreview(page);
  await expectAccessible(page);
  const { x, y } = await expectRedBox(page);
  await takePicture(page, "viewer-box");

  await tool(page, "隐藏尺寸标注").click();
  await expect.poll(async () => (await chartPixels(stage(page))).runs({ column: x }, MAGENTA)).toEqual([]);
  await stage(page).click({ position: { x, y } });
  await expect(page.getByText("红箱")).toBeVisible();
});

/** Runs before the scripts of the page, or of its worker. */
const WITHOUT = {
  "a canvas that can be given away": (page: Page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
    }),
  "graphics in workers": (page: Page) =>
    page.route("**/model.worker-*.js", async (route) => {
      const answer = await route.fetch();
      const none = "OffscreenCanvas.prototype.getContext = () => null;\n";
      await route.fulfill({ response: answer, body: none + (await answer.text()) });
    }),
} as const;

for (const [what, take] of Object.entries(WITHOUT))
  test(`without ${what} the page draws the same picture`, async ({ page, open, request }) => {
    await take(page);
    await serve(page, packed(RED_BOX));
    await open(`/product/detail/${await radiator(request)}`);
    await openPreview(page);
    await expect(viewer(page)).toHaveAttribute("data-status", "success");
    const { x, y } = await expectRedBox(page);
    await stage(page).click({ position: { x, y } });
    await expect(page.getByText("红箱")).toBeVisible();
  });

test("2,500 bodies are at most ten draws", async ({ page, open, request }) => {
  await serve(page, packed(manyBoxes(2500)));
  await open(`/product/detail/${await radiator(request)}`);
  await openPreview(page);
  await expect(page.getByText("2,500 个形体")).toBeVisible();
  const pictures = await drawn(page);
  expect(pictures?.at(-1)?.calls).toBeGreaterThan(0);
  expect(pictures?.at(-1)?.calls).toBeLessThanOrEqual(10);
});

test(
  "a hostile file ends in a sentence, and the page goes on",
  { tag: "@twin" },
  async ({ page, open, request }) => {
    await open(`/product/detail/${await radiator(request)}`);
    for (const bytes of [
      new Uint8Array(gzipSync(Buffer.alloc(200 * 1024 ** 2, " "))),
      new Uint8Array(gzipSync("[NaN]")),
      packed(modelOf([])),
      new Uint8Array([1, 2, 3]),
    ]) {
      await page.unroute(FILE);
      await serve(page, bytes);
      await openPreview(page);
      await expect(page.getByText("暂不支持预览")).toBeVisible();
      await close(page);
      await expect(page.getByRole("dialog")).toBeHidden();
    }
  },
);

test("graphics that are lost come back with the picture", async ({ page, open, request }) => {
  await serve(page, packed(RED_BOX));
  // Remembers what the thread draws with, so that the test can take it away.
  await page.route("**/model.worker-*.js", async (route) => {
    const answer = await route.fetch();
    const remember = `{ const get = OffscreenCanvas.prototype.getContext;
      OffscreenCanvas.prototype.getContext = function (...asked) {
        const context = get.apply(this, asked);
        if (this.width > 1 && asked[0] === "webgl2") self.drawsWith = context;
        return context;
      }; }\n`;
    await route.fulfill({ response: answer, body: remember + (await answer.text()) });
  });
  await open(`/product/detail/${await radiator(request)}`);
  await openPreview(page);
  const thread = page.workers().find((worker) => worker.url().includes("model.worker"));
  const ask = (what: "loseContext" | "restoreContext") =>
    thread?.evaluate((name) => {
      const held = self as unknown as {
        drawsWith: WebGL2RenderingContext;
        loses?: WEBGL_lose_context | null;
      };
      held.loses ??= held.drawsWith.getExtension("WEBGL_lose_context");
      held.loses?.[name]();
    }, what);
  await ask("loseContext");
  await expect(page.getByText("三维图形中断，正在恢复")).toBeVisible();
  await ask("restoreContext");
  await expect(page.getByText("三维图形中断，正在恢复")).toBeHidden();
  const { width, height } = await chartPixels(stage(page));
  await expect
    .poll(async () => (await chartPixels(stage(page))).runs({ row: Math.round(height / 2) }, WHITE).length)
    .toBeGreaterThan(1);
  expect(width).toBeGreaterThan(0);
});

test("twenty openings leave nothing behind", async ({ page, open, request }) => {
  await serve(page, packed(RED_BOX));
  await open(`/product/detail/${await radiator(request)}`);
  await tool(page, "三维预览").waitFor();
  const threads = page.workers().length;
  for (let opening = 0; opening < 20; opening++) {
    await openPreview(page);
    await expect(viewer(page)).toHaveAttribute("data-status", "success");
    await close(page);
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await expect.poll(() => page.workers().length).toBe(threads);
  await expect(page.locator("canvas")).toHaveCount(0);
});

/** 100 ms where the calibration takes 17 ms, four times slower. */
const QUARTER: TaskLimit = { ms: 100, calibrations: 100 / (4 * 17) };

test.describe("of a large model", { tag: "@measured" }, () => {
  test("the page only turns the orbit, however much is drawn", async ({ page, open, request }) => {
    const boxes = manyBoxes(2500);
    await serve(page, packed(modelOf([...boxes.nodes, hills(400)], boxes.materials)));
    await watchMainThread(page);
    await open(`/product/detail/${await radiator(request)}`);
    await tool(page, "三维预览").waitFor();
    // The viewer's own script comes with the first opening.
    await openPreview(page);
    await close(page);
    await expect(page.getByRole("dialog")).toBeHidden();

    const turning = await recordMainThread(page, async () => {
      await openPreview(page);
      await expect(viewer(page)).toHaveAttribute("data-status", "success");
      const box = await stage(page).boundingBox();
      if (!box) throw new Error("the model is not there");
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      for (let move = 1; move <= 40; move++)
        await page.mouse.move(box.x + box.width / 2 + 4 * move, box.y + box.height / 2 + 2 * move);
      await page.mouse.up();
      await page.mouse.wheel(0, 200);
    });
    expectFreePage("opening and turning a model of 350,000 triangles", turning);
  });

  test("the panel answers at once on a processor of a quarter", async ({ page, open, request }) => {
    const boxes = manyBoxes(2500);
    await serve(page, packed(modelOf([...boxes.nodes, hills(400)], boxes.materials)));
    await watchMainThread(page);
    await open(`/product/detail/${await radiator(request)}`);
    await tool(page, "三维预览").waitFor();
    await openPreview(page);
    await expect(viewer(page)).toHaveAttribute("data-status", "success");
    const protocol = await page.context().newCDPSession(page);
    await protocol.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const pressing = await recordMainThread(page, async () => {
      for (const name of ["平行投影", "剖切", "测量两点", "自动旋转"]) {
        await tool(page, name).click();
        await expect(tool(page, name)).toHaveAttribute("aria-pressed", "true");
      }
    });
    expectFreePage("pressing the tools of a large model at a quarter of the speed", pressing, QUARTER);
  });
});
