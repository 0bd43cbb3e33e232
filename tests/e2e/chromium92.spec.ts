import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import * as v from "valibot";
import { displayDataPath, readViewToken } from "#api/contract/displayData.ts";
import { EnvelopeSchema } from "#api/contract/envelope.ts";
import { mergeModel } from "#domain/things/model/mergeModel.ts";
import { readDisplayData } from "#domain/things/model/readDisplayData.ts";
import { BUILT_PLACES } from "./support/builtPlaces.ts";
import { obtainChromium92 } from "./support/obtainChromium92.ts";
import { OldBrowser } from "./support/OldBrowser.ts";
import { expect, test } from "./support/test.ts";

/**
 * The library asks for the whole file, reads from the head of the answer that ranges are served, and drops it.
 * A browser of that age writes each dropped answer to its console, where one of today keeps silent.
 */
const isDroppedForRanges = (error: string): boolean =>
  /^log Failed to load resource: net::ERR_FAILED \(\S+\/product\/document\/[^/]+\/file\)$/u.test(error);

/** The oldest browser we run in, in the flesh. */
test.describe("in a real Chromium 92", () => {
  let browser: OldBrowser;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    const obtained = await obtainChromium92();
    const missing = "missing" in obtained ? `No Chromium 92 to test with: ${obtained.missing}` : undefined;
    if (missing !== undefined) process.stdout.write(`${missing}\n`);
    test.skip(missing !== undefined, missing);
    if ("folder" in obtained) browser = await OldBrowser.launch(obtained.folder);
  });
  test.afterAll(() => browser?.close());

  test("it is that old", () => {
    expect(browser.version).toContain("/92.");
  });

  test("every place opens without an error", async ({ server }) => {
    test.setTimeout(300_000);
    browser.errors.length = 0;
    for (const { path, documentTitle } of BUILT_PLACES)
      await test.step(path, async () => {
        await browser.goto(`${server.address}#${path}`);
        await expect.poll(() => browser.evaluate("document.title")).toBe(documentTitle);
        await expect
          .poll(() => browser.evaluate("document.querySelector('main')?.innerText.trim().length ?? 0"))
          .toBeGreaterThan(0);
        await expect.poll(() => browser.isQuiet).toBe(true);
        expect(browser.errors, path).toEqual([]);
        await browser.takePicture(
          join("test-results", "pictures", "chromium-92", `route${path.replaceAll("/", "-")}.png`),
        );
      });
  });

  test("somebody registers in the dialog's frame, and is known after a reload", async ({ server }) => {
    browser.errors.length = 0;
    const frame = "document.querySelector('iframe[title=登录]').contentDocument";
    const isThere = (expression: string) =>
      expect
        .poll(() =>
          browser.evaluate(`(() => { try { return Boolean(${expression}) } catch { return false } })()`),
        )
        .toBe(true);
    const welcome = "document.querySelector('header').innerText.includes('欢迎')";
    const button = "[...document.querySelectorAll('button')].find((each) => each.innerText === '登录/注册')";
    await browser.goto(`${server.address}#/`);
    await isThere(button);
    await browser.evaluate(`${button}.click()`);
    await isThere(`${frame}.querySelector('a[href^=register]')`);
    await browser.evaluate(`${frame}.querySelector('a[href^=register]').click()`);
    await isThere(`${frame}.location.pathname.endsWith('/register') && ${frame}.querySelector('form')`);
    await browser.evaluate(`{
      const form = ${frame}.querySelector("form");
      form.querySelector("[name=account]").value = "u${crypto.randomUUID()}";
      form.querySelector("[name=password]").value = "correct horse battery";
      form.querySelector("button:not([type=button])").click();
    }`);
    await isThere(welcome);
    await browser.takePicture(join("test-results", "pictures", "chromium-92", "signed-in.png"));
    await browser.goto(`${server.address}#/selectedProducts`);
    await isThere(`${welcome} && document.body.innerText.includes('还没有已选产品')`);
    expect(browser.errors).toEqual([]);
  });

  test("a document is drawn there: ink on paper", async ({ server }) => {
    // A page that asks for nothing itself: the app would go on with the session that is replaced here.
    await browser.goto(`${server.address}account/register`);
    await expect.poll(() => browser.evaluate("document.title")).toContain("注册");
    const registered = await browser.evaluate(`fetch("/account/register", {
      method: "POST",
      body: new URLSearchParams({ account: "u${crypto.randomUUID()}", password: "correct horse battery" }),
    }).then(() => { localStorage.setItem("volute.signedIn", "1"); return true; })`);
    expect(registered).toBe(true);
    browser.errors.length = 0;
    await browser.goto(`${server.address}#/doc-detail?id=epanet-users-manual-2.2.0&page=2`);
    // Newer versions of the library draw blank pages here, and say nothing.
    await expect
      .poll(
        () =>
          browser.evaluate(`(() => {
            const canvas = document.querySelector('[data-page="2"][data-drawing="drawn"] canvas');
            if (canvas === null) return 0;
            const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
            let dark = 0;
            for (let at = 0; at < data.length; at += 4) if (data[at] < 96) dark += 1;
            return dark;
          })()`),
        { timeout: 60_000 },
      )
      .toBeGreaterThan(500);
    expect(browser.errors.filter((error) => !isDroppedForRanges(error))).toEqual([]);
    await browser.takePicture(join("test-results", "pictures", "chromium-92", "document.png"));
  });

  test("a model is drawn there: its colours on white", async ({ server, request }) => {
    const found = await request.post("/api/search/selection/v1/products/query", {
      data: { gjwCategoryCode: "C000014", pageNo: 1, pageSize: 1 },
    });
    const id = /"id":"([^"]+)"/u.exec(await found.text())?.[1];
    await browser.goto(`${server.address}account/register`);
    await browser.evaluate("localStorage.setItem('volute.looksOn', String(Date.now()))");
    browser.errors.length = 0;
    await browser.goto(`${server.address}#/product/detail/${id}`);
    const button = "[...document.querySelectorAll('button')].find((each) => each.innerText === '三维预览')";
    await expect.poll(() => browser.evaluate(`Boolean(${button})`), { timeout: 60_000 }).toBe(true);
    await browser.evaluate(`${button}.click()`);
    await expect
      .poll(
        () =>
          browser.evaluate(`(() => {
            const canvas = document.querySelector('[data-status="success"] canvas');
            if (canvas === null) return 0;
            const copy = document.createElement("canvas");
            copy.width = canvas.clientWidth;
            copy.height = canvas.clientHeight;
            const context = copy.getContext("2d");
            context.drawImage(canvas, 0, 0, copy.width, copy.height);
            const { data } = context.getImageData(0, 0, copy.width, copy.height);
            if (data[0] !== 255 || data[1] !== 255 || data[2] !== 255 || data[3] !== 255) return 0;
            let grey = 0;
            for (let at = 0; at < data.length; at += 4) if (data[at] > 40 && data[at] < 235) grey += 1;
            return grey;
          })()`),
        { timeout: 60_000 },
      )
      .toBeGreaterThan(5000);
    expect(browser.errors).toEqual([]);
    await browser.takePicture(join("test-results", "pictures", "chromium-92", "model.png"));
  });

  test("a body stands there in its own colours, as wide and high as it is", async ({ server, request }) => {
    const found = await request.post("/api/search/selection/v1/products/query", {
      data: { gjwCategoryCode: "C000012", pageNo: 1, pageSize: 1 },
    });
    const id = /"id":"([^"]+)"/u.exec(await found.text())?.[1] ?? "";
    const token = v.parse(
      readViewToken.output,
      v.parse(EnvelopeSchema, await (await request.get(`/api/v1/shop_components/${id}/view_token`)).json())
        .data,
    );
    const packed = await (await request.get(`/static${displayDataPath(token)}`)).body();
    const read = readDisplayData(JSON.parse(gunzipSync(packed).toString("utf8")));
    if (!read.ok) throw new Error(`the body is ${read.code}`);
    const { bounds } = mergeModel(read.value);
    const [wide, , high] = bounds.max.map((value, axis) => value - bounds.min[axis]!) as [
      number,
      number,
      number,
    ];
    const colours = read.value.materials.map(({ color }) => color.map((part) => Math.round(part * 255)));

    await browser.goto(`${server.address}account/register`);
    await browser.evaluate("localStorage.setItem('volute.looksOn', String(Date.now()))");
    browser.errors.length = 0;
    await browser.goto(`${server.address}#/product/detail/${id}`);
    const press = async (element: string) => {
      await expect.poll(() => browser.evaluate(`Boolean(${element})`), { timeout: 60_000 }).toBe(true);
      await browser.evaluate(`${element}.click()`);
    };
    const tool = (name: string) => `document.querySelector("button[aria-label='${name}']")`;
    await press("[...document.querySelectorAll('button')].find((each) => each.innerText === '三维预览')");
    await press(tool("标准视图"));
    await press(
      "[...document.querySelectorAll('[role=menuitem]')].find((each) => each.innerText.trim() === '主视')",
    );
    await press(tool("平行投影"));
    await press(tool("适合窗口"));
    /** Whether the corners are white, how wide and high what is drawn stands, and how many pixels have a colour of the body. */
    const picture = `(() => {
      const canvas = document.querySelector('[data-status="success"] canvas');
      const copy = document.createElement("canvas");
      const [width, height] = [copy.width, copy.height] = [canvas.clientWidth, canvas.clientHeight];
      const context = copy.getContext("2d");
      context.drawImage(canvas, 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      const near = (from, colour) => colour.every((part, of) => Math.abs(part - data[from + of]) <= 3);
      const white = [255, 255, 255];
      const pixels = width * height;
      const corners = [0, width - 1, pixels - width, pixels - 1];
      let [left, right, top, bottom, own] = [width, 0, height, 0, 0];
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) {
          const from = (y * width + x) * 4;
          if (near(from, white)) continue;
          [left, right] = [Math.min(left, x), Math.max(right, x)];
          [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
          if (${JSON.stringify(colours)}.some((known) => near(from, known))) own += 1;
        }
      return {
        isWhite: corners.every((corner) => near(corner * 4, white)),
        share: (right - left) / (bottom - top),
        isOwn: own > 1000,
      };
    })()`;
    await expect
      .poll(async () => {
        const { isWhite, share, isOwn } = (await browser.evaluate(picture)) as {
          isWhite: boolean;
          share: number;
          isOwn: boolean;
        };
        return [isWhite, isOwn, Math.abs(share / (wide / high) - 1) < 0.03];
      })
      .toEqual([true, true, true]);
    expect(browser.errors).toEqual([]);
    await browser.takePicture(join("test-results", "pictures", "chromium-92", "body.png"));
  });
});
