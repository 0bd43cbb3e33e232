import { readFile } from "node:fs/promises";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import * as v from "valibot";
import { listProductCurves, type WireCurve } from "#api/contract/curves.ts";
import { EnvelopeSchema } from "#api/contract/envelope.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { axisTicks } from "#domain/products/drawing/axisTicks.ts";
import { buildChart } from "#domain/products/chart/buildChart.ts";
import { productChart } from "#domain/catalogue/machine/productChart.ts";
import { barriersIn } from "./support/accessibility.ts";
import { chartPixels } from "./support/chartPixels.ts";
import { installPictureRecorder, type PictureRecorder } from "./support/recordPictures.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

declare const pictureRecorder: PictureRecorder;

const GRID = [0xe7, 0xe9, 0xed] as const;
const HEAD = [0x0a, 0x41, 0x6f] as const;
const PUMPS = "C000002";

interface Pump {
  readonly id: string;
  readonly curves: readonly WireCurve[];
}

/** A pump of the catalogue that may be slowed, with one set of curves. */
async function findPump(request: APIRequestContext): Promise<Pump> {
  const answer = await request.post("/api/search/selection/v1/products/query", {
    data: { gjwCategoryCode: PUMPS, pageNo: 1, pageSize: 50 },
  });
  const { data } = v.parse(EnvelopeSchema, await answer.json());
  const { list } = v.parse(v.object({ list: v.array(v.object({ id: v.string() })) }), data);
  for (const { id } of list) {
    const own = await request.get(`/api/selection/products/${id}/product_curves`);
    const curves = v.parse(listProductCurves.output, v.parse(EnvelopeSchema, await own.json()).data);
    const heads = curves.filter(({ curveCode, isScalable }) => curveCode === "head" && isScalable);
    if (heads.length === 1 && curves.some(({ curveCode }) => curveCode === "efficiency"))
      return { id, curves };
  }
  throw new Error("the catalogue has no pump that may be slowed");
}

/** Just below the middle of the measured head curve. */
function dutyOf({ curves }: Pump) {
  const points = curves.find(({ curveCode }) => curveCode === "head")?.points ?? [];
  const middle = points[Math.floor(points.length / 2)];
  if (!middle) throw new Error("the pump has no head");
  return { flow: middle.valueX, head: middle.valueY * 0.97 };
}

async function openPump(
  page: Page,
  open: (route: string) => Promise<void>,
): Promise<{ pump: Pump; chart: Locator }> {
  const pump = await findPump(page.request);
  const { flow, head } = dutyOf(pump);
  const duty = [
    { code: PROPERTY.airFlow, value: flow },
    { code: PROPERTY.head, value: head },
  ];
  await open(`/product/detail/${pump.id}?designProperties=${encodeURIComponent(JSON.stringify(duty))}`);
  const chart = page.getByRole("slider", { name: /性能曲线/u });
  await expect(chart.locator("canvas").first()).toBeVisible();
  return { pump, chart };
}

/** Where the design point is drawn: at its flow, found by the readings, as high as it can be taken hold of. */
async function placeOfDesign(page: Page, chart: Locator, flow: number): Promise<{ x: number; y: number }> {
  const box = await chart.boundingBox();
  if (!box) throw new Error("the chart is not there");
  // Between the axes of both sides.
  let [left, right] = [box.x + box.width * 0.12, box.x + box.width * 0.8];
  while (right - left > 2) {
    const middle = (left + right) / 2;
    await page.mouse.move(middle, box.y + 4);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if (Number(await chart.getAttribute("aria-valuenow")) < flow) left = middle;
    else right = middle;
  }
  for (let y = box.y + 8; y < box.y + box.height; y += 8) {
    await page.mouse.move(left, y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if ((await chart.getAttribute("data-movable")) !== null) return { x: left, y: y + 4 };
  }
  throw new Error("there is no design point to take hold of");
}

test(
  "the limits of an acceptance grade stand beside the head while tolerances are looked at",
  { tag: "@twin" },
  async ({ page, open }) => {
    await openPump(page, open);
    const limit = page.getByRole("columnheader", { name: "3B 下限（m）" });
    await expect(limit).toHaveCount(0);
    await page.getByRole("tab", { name: "公差核算" }).click();
    await expect(limit).toHaveCount(1);
    await expect(page.getByRole("columnheader", { name: "3B 上限（m）" })).toHaveCount(1);
    await takePicture(page, "chart-tolerance-1280");
    await page.getByRole("tab", { name: "产品参数" }).click();
    await expect(limit).toHaveCount(0);
  },
);

test("the head curve lies where its measured points are", async ({ page, open }) => {
  const { pump, chart } = await openPump(page, open);
  await takePicture(page, "chart-pump-1280");
  // Marks and the parabola would cover what is looked for.
  await page.getByRole("checkbox", { name: "工作点" }).uncheck();
  await page.getByRole("checkbox", { name: "设计点" }).uncheck();
  await page.mouse.move(5, 5);
  const { flow, head } = dutyOf(pump);
  const { product } = productChart(
    pump.id,
    "",
    pump.curves.map(({ curveCode, isScalable, points }) => ({
      quantity: curveCode,
      setting: null,
      rotationalSpeed: null,
      isScalable,
      points: points.map(({ valueX, valueY }) => ({ x: valueX, y: valueY })),
    })),
  );
  const built = buildChart({
    machine: "pump",
    products: [product],
    // Branded numbers are numbers at run time, and what they are called stands in the names.
    designPoints: [{ flow: flow as never, value: head }],
    rate: null,
  });
  if (!built.ok) throw new Error(built.code);
  const { xAxisInForce, yAxes } = built.value.frame;
  const [xs, ys] = [axisTicks(xAxisInForce), axisTicks(yAxes[0]!.inForce)];

  await expect(async () => {
    const pixels = await chartPixels(chart);
    // Above the highest grid line, and left of the first one of flow, nothing else has their colour.
    const columns = pixels.runs({ row: 3 }, GRID).slice(0, xs.length);
    expect(columns).toHaveLength(xs.length);
    const rows = pixels.runs({ column: columns[0]! - 4 }, GRID).slice(0, ys.length);
    expect(rows).toHaveLength(ys.length);
    const xOf = (q: number) =>
      columns[0]! + ((q - xs[0]!) / (xs.at(-1)! - xs[0]!)) * (columns.at(-1)! - columns[0]!);
    const yOf = (h: number) =>
      rows.at(-1)! + ((h - ys[0]!) / (ys.at(-1)! - ys[0]!)) * (rows[0]! - rows.at(-1)!);
    const points = pump.curves.find(({ curveCode }) => curveCode === "head")!.points.slice(1, -1);
    // Other curves may cross at one of them; the fit passes within 2 % of the span of any.
    const reach = Math.ceil(2 + 0.02 * (rows.at(-1)! - rows[0]!));
    const met = points.filter(({ valueX, valueY }) => pixels.isNear(xOf(valueX), yOf(valueY), HEAD, reach));
    expect(met.length).toBeGreaterThanOrEqual(points.length - 1);
    // Nothing is drawn beyond the measured range.
    const end = pump.curves.find(({ curveCode }) => curveCode === "head")!.points.at(-1)!;
    expect(pixels.isNear(xOf(end.valueX) + 4, yOf(end.valueY), HEAD, 1)).toBe(false);
  }).toPass();
});

test("a dragged design point is the duty of chart, panel and address when it is let go", async ({
  page,
  open,
}) => {
  const { pump, chart } = await openPump(page, open);
  const { flow, head } = dutyOf(pump);
  const address = page.url();
  const firstFigure = page.getByRole("region", { name: "工作点", exact: true }).getByRole("row").first();
  const before = await firstFigure.innerText();
  const at = await placeOfDesign(page, chart, flow);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x - 30, at.y + 10, { steps: 5 });
  // The figures follow the hand; the address waits for its release.
  await expect.poll(() => firstFigure.innerText()).not.toBe(before);
  expect(page.url()).toBe(address);
  await page.mouse.up();
  await expect.poll(() => page.url()).not.toBe(address);
  const query = new URLSearchParams(page.url().split("?")[1]);
  const [q, value] = v
    .parse(v.array(v.object({ value: v.number() })), JSON.parse(query.get("designProperties") ?? ""))
    .map((entry) => entry.value);
  expect(q).toBeLessThan(flow);
  expect(value).toBeLessThan(head);
  await expect(page.getByText(`${q} m³/h · ${value} m`)).toBeVisible();
  await expect(page.getByRole("button", { name: "恢复设计点" })).toBeVisible();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 560 } });

  test("a swipe on the chart scrolls the page", async ({ page, open, context }) => {
    const { chart } = await openPump(page, open);
    const region = page.getByRole("region", { name: /的产品详情$/u });
    const box = await chart.boundingBox();
    if (!box) throw new Error("the chart is not there");
    const [x, y] = [box.x + box.width * 0.2, Math.min(box.y + box.height * 0.8, 520)];
    const session = await context.newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", dy: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x, y: y - dy }],
      });
    await touch("touchStart", 0);
    for (let dy = 20; dy <= 200; dy += 20) await touch("touchMove", dy);
    await touch("touchEnd", 200);
    await expect.poll(() => region.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(60);
  });
});

test(
  "a dragged rate draws picture after picture on axes that stand still",
  { tag: "@measured" },
  async ({ page, open }) => {
    await page.addInitScript(installPictureRecorder);
    const { chart } = await openPump(page, open);
    await page.getByRole("radio", { name: "调速", exact: true }).check();
    const handle = page.getByRole("slider", { name: "转速百分比" });
    await expect(handle).toBeEnabled();
    const track = await handle.locator("xpath=../..").boundingBox();
    if (!track) throw new Error("the slider is not there");
    const [y, right] = [track.y + track.height / 2, track.x + track.width - 2];
    await page.mouse.move(right, y);
    await page.mouse.down();
    const range = await chart.getAttribute("aria-valuemax");
    await page.evaluate(() => pictureRecorder.begin());
    const began = Date.now();
    const STEPS = 60;
    // To the left of its end the slider stays at its least.
    const BEYOND = 30;
    for (let step = 1; step <= STEPS; step++)
      await page.mouse.move(right - (step / STEPS) * (track.width + BEYOND), y);
    const seconds = (Date.now() - began) / 1000;
    await expect(handle).toHaveAttribute("aria-valuenow", "50");
    expect(await chart.getAttribute("aria-valuemax")).toBe(range);
    const { sinceInput, painting } = await page.evaluate(() => pictureRecorder.end());
    await page.mouse.up();
    const at = (times: readonly number[], share: number) =>
      times.toSorted((a, b) => a - b)[Math.floor(share * times.length)]?.toFixed(1);
    process.stdout.write(
      `${painting.length} pictures of ${STEPS} moves, ${(painting.length / seconds).toFixed(1)} a second; ` +
        `painting ${at(painting, 0.5)} ms, 95 % ${at(painting, 0.95)}; ` +
        `from input ${at(sinceInput, 0.5)} ms, 95 % ${at(sinceInput, 0.95)}\n`,
    );
    // However slow the machine, moves are dropped rather than queued, and the drag is followed.
    expect(painting.length).toBeGreaterThan(5);
    expect(painting.length).toBeLessThanOrEqual(STEPS + 2);
  },
);

test("the chart is read by keyboard, and nothing stands in the way of a reader", async ({ page, open }) => {
  const { chart } = await openPump(page, open);
  await chart.focus();
  await page.keyboard.press("ArrowRight");
  await expect(chart).toHaveAttribute("aria-valuetext", /m³\/h，.*扬程 /u);
  await takePicture(page, "chart-pump-keyboard-1280");
  expect(await barriersIn(page)).toEqual([]);
});

test("a chart is taken away as picture and as figures", async ({ page, open }) => {
  await openPump(page, open);
  for (const [item, ending] of [
    ["图片 PNG", /性能曲线\.png$/u],
    ["数据 CSV", /性能曲线\.csv$/u],
  ] as const) {
    await page.getByRole("button", { name: "导出曲线" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: item }).click();
    expect((await download).suggestedFilename()).toMatch(ending);
    // Both lead back to what is shown; a file's bytes as signs of Latin-1.
    const file = await readFile(await (await download).path(), "latin1");
    expect(file).toContain(page.url());
  }
});
