import type { Locator, Page } from "@playwright/test";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { hasRated } from "./support/hasRated.ts";
import { expectFreePage, recordMainThread, watchMainThread } from "./support/mainThread.ts";
import { expect, test } from "./support/test.ts";

const MOVES = 60;
/** Every so many moves the count is held against the server's. */
const CHECK_EVERY = 15;
const DUTY = "duty=P000007:12000,P000008:650";

const slider = (page: Page) => page.getByRole("slider", { name: "工况点" });
const homeCount = (page: Page) => page.getByRole("status").filter({ hasText: "符合条件" });
const listCount = (page: Page) => page.getByRole("status").filter({ hasText: "当前工况" });

/** Flow and pressure of the design point, as it is read out. */
async function pointOf(page: Page): Promise<readonly [number, number]> {
  const text = (await slider(page).getAttribute("aria-valuetext")) ?? "";
  const [flow = NaN, pressure = NaN] = [...text.matchAll(/[\d,.]+/gu)].map(([figure]) =>
    Number(figure.replaceAll(",", "")),
  );
  return [flow, pressure];
}

async function countOfServer(page: Page, [flow, pressure]: readonly [number, number]): Promise<string> {
  const answer = await page.request.post("/api/search/selection/v1/products/query", {
    data: {
      gjwCategoryCode: "C000001",
      speedControl: "SINGLE_SPEED",
      curveProperties: [
        { code: PROPERTY.airFlow, value: flow },
        { code: PROPERTY.totalPressure, value: pressure },
      ],
      pageSize: 1,
    },
  });
  const { data } = (await answer.json()) as { readonly data: { readonly totalCount: number } };
  return data.totalCount.toLocaleString("en-US");
}

/** Notes in the page when the pointer moved and when the count was another one. */
const watchCount = (count: Locator) =>
  count.evaluate((status) => {
    const moments: { readonly what: "move" | "count"; readonly at: number }[] = [];
    window.addEventListener("pointermove", () => moments.push({ what: "move", at: performance.now() }), true);
    const observer = new MutationObserver(() => moments.push({ what: "count", at: performance.now() }));
    observer.observe(status, { subtree: true, characterData: true, childList: true });
    Reflect.set(window, "countMoments", moments);
  });

/** ms from each move to the next other count, where one came before the move after it. */
async function followed(page: Page): Promise<readonly number[]> {
  const moments = await page.evaluate(
    () => Reflect.get(window, "countMoments") as { readonly what: "move" | "count"; readonly at: number }[],
  );
  return moments.flatMap((moment, at) => {
    const next = moments[at + 1];
    return moment.what === "move" && next?.what === "count" ? [next.at - moment.at] : [];
  });
}

test.beforeEach(({ page }) => hasRated(page, "C000001"));

test(
  "the count follows a point that is dragged, and the page stays free",
  { tag: "@measured" },
  async ({ page, open }) => {
    await watchMainThread(page);
    await open(`/?category=C000001&${DUTY}`);
    await expect(homeCount(page)).toContainText(await countOfServer(page, [12_000, 650]));
    const box = await slider(page).boundingBox();
    if (!box) throw new Error("the design point is not on the page");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await watchCount(homeCount(page));

    const recording = await recordMainThread(page, async () => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let move = 1; move <= MOVES; move++) {
        const before = await slider(page).getAttribute("aria-valuetext");
        // An arc to the right and up, every move of which is another duty.
        await page.mouse.move(x + 2 * move, y - 40 * Math.sin((Math.PI * move) / MOVES));
        await expect(slider(page)).not.toHaveAttribute("aria-valuetext", before ?? "");
        if (move % CHECK_EVERY === 0)
          await expect(homeCount(page)).toContainText(await countOfServer(page, await pointOf(page)));
      }
      await page.mouse.up();
    });

    const times = await followed(page);
    process.stdout.write(`count after each move, ms: ${times.map((ms) => ms.toFixed(0)).join(" ")}\n`);
    expect(times.length, "moves that another count followed").toBeGreaterThan(MOVES / 4);
    expectFreePage(`dragging a duty in ${MOVES} moves`, recording);
    const [flow, pressure] = await pointOf(page);
    await expect(page.getByRole("textbox", { name: "风量（m³/h）" })).toHaveValue(String(flow));
    await expect(page.getByRole("textbox", { name: "全压（Pa）" })).toHaveValue(String(pressure));
    expect(decodeURIComponent(page.url())).toContain(`P000007:${flow}`);
  },
);

test(
  "in a list the count follows what is typed, and a released point searches",
  { tag: "@measured" },
  async ({ page, open }) => {
    await watchMainThread(page);
    await open(`/fan?${DUTY}`);
    await expect(slider(page)).toBeVisible();
    // What opening the list costs is not what typing costs.
    await expect(page.getByText(/^共 [\d,]+ 个结果$/u)).toBeVisible();
    const flow = page.getByRole("textbox", { name: "风量（m³/h）" });
    const recording = await recordMainThread(page, async () => {
      await flow.press("Control+a");
      for (const figure of "14500") await flow.press(figure);
      await expect(listCount(page)).toHaveText(`当前工况 ${await countOfServer(page, [14_500, 650])} 个`);
    });
    expectFreePage("typing a duty", recording);

    await slider(page).focus();
    await slider(page).press("ArrowUp");
    const point = await pointOf(page);
    expect(point[1]).toBeGreaterThan(650);
    // The released key searches: what the list shows is what was counted.
    await expect(listCount(page)).toHaveCount(0);
    await expect(page.getByText(/^共 [\d,]+ 个结果$/u)).toHaveText(
      `共 ${await countOfServer(page, point)} 个结果`,
    );
  },
);

for (const [route, tag] of [
  ["/", ["@twin"]],
  ["/fan", []],
  ["/pump", ["@twin"]],
  [`/fan?${DUTY}`, ["@twin"]],
] satisfies [string, string[]][])
  test(
    `a first visit of ${route} fetches no catalogue before its map is used`,
    { tag },
    async ({ page, open }) => {
      const columns: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/columns/")) columns.push(request.url());
      });
      await open(route);
      await expect(page.getByRole("button", { name: "查看产品分布" })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(columns).toEqual([]);
      await page.getByRole("button", { name: "查看产品分布" }).hover();
      await expect(page.getByRole("img", { name: /^工况点图/u })).toBeVisible();
      // What they are made of, and then block after block.
      await expect.poll(() => columns.length).toBeGreaterThan(2);
    },
  );

test(
  "below 1200 px there is no map and nothing is fetched for one",
  { tag: "@twin" },
  async ({ page, open }) => {
    await page.setViewportSize({ width: 1180, height: 800 });
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await open(`/fan?${DUTY}`);
    await expect(page.getByText(/^共 [\d,]+ 个结果$/u)).toBeVisible();
    await expect(slider(page)).toHaveCount(0);
    expect(fetched.filter((address) => address.includes("/columns/"))).toEqual([]);
  },
);
