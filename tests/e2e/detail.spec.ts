import type { APIRequestContext, CDPSession, Locator, Page } from "@playwright/test";
import * as v from "valibot";
import { readWorkCondition } from "#api/contract/curves.ts";
import { EnvelopeSchema } from "#api/contract/envelope.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { hasRated } from "./support/hasRated.ts";
import { recordTracks } from "./support/recordTracks.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const DUTY = [
  { code: PROPERTY.airFlow, value: 12_000 },
  { code: PROPERTY.totalPressure, value: 650 },
];
const LIST = `/fan?duty=${DUTY.map(({ code, value }) => `${code}:${value}`).join(",")}`;
/** A measured fan whose pressure is static: no verdict may read it. */
const REAL_FAN = "greenheck-12-bidw";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const figures = (page: Page) => region(page, "工作点").getByRole("row");
const firstModel = (page: Page) => page.getByRole("table", { name: "通风机" }).getByRole("link").first();
const numberIn = (text: string) => Number(text.replaceAll(",", "").replace("−", "-"));

async function workConditionOf(request: APIRequestContext, id: string) {
  const answer = await request.post(`/api/selection/products/${id}/work_condition_curves`, {
    data: { condition: DUTY },
  });
  return v.parse(readWorkCondition.output, v.parse(EnvelopeSchema, await answer.json()).data);
}

test("a fan found by its duty opens beside the list, with the figures that the server computes", async ({
  page,
  open,
  context,
  request,
}) => {
  await hasRated(page, "C000001");
  await open(LIST);
  const model = await firstModel(page).innerText();
  const [detail] = await Promise.all([context.waitForEvent("page"), firstModel(page).click()]);
  const tracks = recordTracks(detail);
  await expect(detail).toHaveTitle(model);
  await expect(detail.getByText("12,000 m³/h · 650 Pa")).toBeVisible();
  const id = decodeURIComponent(/detail\/([^?]+)/u.exec(detail.url())?.[1] ?? "");
  const { intersectionPoints, powerConsumptionPerAirVolume } = await workConditionOf(request, id);

  await test.step("the operating point", async () => {
    await expect(figures(detail)).toHaveCount(intersectionPoints.length + 1);
    const shown = new Map(
      (await figures(detail).all()).map((row) => [
        row.getByRole("rowheader").innerText(),
        row.getByRole("cell").first().innerText(),
      ]),
    );
    const read = new Map<string, string>();
    for (const [name, value] of shown) read.set(await name, await value);
    const [first] = intersectionPoints;
    expect(numberIn(read.get("风量") ?? "")).toBe(Math.round(first?.valueX ?? Number.NaN));
    for (const { nameY, valueY } of intersectionPoints) {
      const text = read.get(nameY) ?? "";
      const decimals = /\.(\d+)$/u.exec(text)?.[1]?.length ?? 0;
      expect(numberIn(text), nameY).toBe(Number(valueY.toFixed(decimals)));
    }
    await expect(
      region(detail, "工作点").getByText(powerConsumptionPerAirVolume?.toFixed(3) ?? "- -", { exact: true }),
    ).toBeVisible();
  });

  await test.step("the tabs", async () => {
    await expect(detail.getByRole("tab", { name: "产品参数" })).toHaveAttribute("aria-selected", "true");
    await expect(detail.getByText("叶轮直径", { exact: true })).toBeVisible();
    await detail.getByRole("tab", { name: "性能数据" }).click();
    await expect(detail.getByRole("table", { name: "工作点" })).toBeVisible();
  });

  await test.step("the standard with its arithmetic", async () => {
    const standards = region(detail, "规范判定");
    await expect(standards.getByText("依据转录数据，未经标准原文核对")).toBeVisible();
    await expect(standards.getByText(/^(满足|不满足|无法判定)$/u)).toBeVisible();
  });

  await test.step("the maker", async () => {
    await detail.getByRole("button", { name: "联系厂商" }).click();
    const card = detail.getByRole("dialog", { name: "联系厂商" });
    await expect(card.getByText("000-0000-0000")).toBeVisible();
    await expect(card.getByText("示例数据", { exact: true })).toBeVisible();
    await card.getByRole("button", { name: "知道了" }).click();
    await expect(card).toHaveCount(0);
  });

  await tracks.expectAccepted("visitProductDetail", { productId: id });
  await expectAccessible(detail);
  await takePicture(detail, "detail");
});

test("in a wide window the curves of two speeds end above what lies below them", async ({
  page,
  open,
  request,
}) => {
  const found = await request.post("/api/search/selection/v1/products/query", {
    data: { gjwCategoryCode: "C000001", speedControl: "DOUBLE_SPEED", pageSize: 1 },
  });
  const { data } = (await found.json()) as { data: { list: readonly { id: string }[] } };
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(`/product/detail/${data.list[0]?.id}`);
  const chart = page.locator("[data-grids='2']");
  await expect(chart).toBeVisible();
  const bottomOf = async (of: Locator) => {
    const box = await of.boundingBox();
    return box === null ? Number.NaN : box.y + box.height;
  };
  const tabs = page.getByRole("tablist");
  await expect.poll(async () => (await bottomOf(chart)) < ((await tabs.boundingBox())?.y ?? 0)).toBe(true);
});

test.describe("a link that is not as it should be", () => {
  test.use({ toleratedErrors: [/status of 404/u] });

  test("still says what it can", { tag: "@twin" }, async ({ page, open }) => {
    await test.step("without a duty one can be entered", async () => {
      await open(`/product/detail/${REAL_FAN}`);
      await expect(page).toHaveTitle("12 BIDW");
      await region(page, "工作点").getByRole("button", { name: "输入工况" }).click();
      const form = page.getByRole("form", { name: "设计工况" });
      await form.getByRole("textbox", { name: /^风量/u }).fill("2000");
      await form.getByRole("textbox", { name: /^全压/u }).fill("400");
      await form.getByRole("button", { name: "确定" }).click();
      await expect(page).toHaveURL(/designProperties=/u);
      await expect(region(page, "工作点")).toContainText("该型号没有全压曲线，静压不能代替全压");
      await expect(region(page, "规范判定")).toContainText("无法判定");
    });
    await test.step("with a damaged duty the product stands without one", async () => {
      await open(`/product/detail/${REAL_FAN}?designProperties=${encodeURIComponent('[{"code":')}`);
      await expect(page.getByRole("main").getByRole("alert")).toHaveText(
        "链接中的工况无法识别，已按未输入工况显示",
      );
      await expect(region(page, "性能曲线")).toBeVisible();
    });
    await test.step("to an unknown product it leads back", async () => {
      await open("/product/detail/nobody");
      await expect(page.getByText("没有找到这个产品")).toBeVisible();
      await page.getByRole("link", { name: "返回产品库" }).click();
      await expect(page).toHaveTitle("产品库");
    });
  });
});

/** Objects of a kind that are still reachable, after a collection. */
async function countAlive(session: CDPSession, kind: string): Promise<number> {
  const { result: prototype } = await session.send("Runtime.evaluate", { expression: `${kind}.prototype` });
  const { objects } = await session.send("Runtime.queryObjects", {
    prototypeObjectId: prototype.objectId ?? "",
  });
  const { result } = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId ?? "",
    functionDeclaration: "function () { return this.length; }",
    returnByValue: true,
  });
  for (const { objectId } of [prototype, objects])
    if (objectId !== undefined) await session.send("Runtime.releaseObject", { objectId });
  return Number(result.value);
}

async function heapAfterCollection(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  return (await session.send("Runtime.getHeapUsage")).usedSize;
}

test("opened and closed twenty times in a host, a detail leaves nothing behind", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await hasRated(page, "C000001");
  await page.goto(`/?platform=g#${LIST}`);

  async function openAndClose() {
    await firstModel(page).click();
    await expect(figures(page).first()).toBeVisible();
    await page.getByRole("button", { name: "返回" }).click();
    await expect(firstModel(page)).toBeVisible();
  }

  /** The last chart is let go a moment after its page: on a busy machine that is after the list is seen. */
  async function expectOnlyShownCanvases() {
    const shown = await page.locator("canvas").count();
    await expect.poll(() => countAlive(session, "HTMLCanvasElement")).toBe(shown);
    return shown;
  }

  // The first few load scripts and fill caches.
  for (let times = 0; times < 5; times++) await openAndClose();
  const canvases = await expectOnlyShownCanvases();
  const heapBefore = await heapAfterCollection(session);
  for (let times = 0; times < 20; times++) await openAndClose();
  expect(await expectOnlyShownCanvases()).toBe(canvases);
  const grown = (await heapAfterCollection(session)) - heapBefore;
  test
    .info()
    .annotations.push({ type: "heap", description: `${Math.round(grown / 1024)} KB after twenty details` });
  // A chart's picture alone is more than this: one that stayed would stay twenty times.
  expect(grown).toBeLessThan(2 * 1024 * 1024);
});
