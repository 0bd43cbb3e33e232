import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { PDFDocument } from "@cantoo/pdf-lib";
import { createAdaptorServer } from "@hono/node-server";
import type { Page } from "@playwright/test";
import { Hono } from "hono";
import { textMark } from "#domain/desk/report/sheetStyle.ts";
import { PdfSheet } from "#paper/PdfSheet.ts";
import type { RangedContent } from "#server/http/RangedContent.ts";
import { RangedFile } from "#server/http/RangedFile.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { expectFreePage, recordMainThread, watchMainThread, type Recording } from "./support/mainThread.ts";
import { signIn } from "./support/signIn.ts";
import { takePicture } from "./support/takePicture.ts";
import { expect, test } from "./support/test.ts";

const EPANET = "/doc-detail?id=epanet-users-manual-2.2.0";
const drawn = (page: Page, number: number) => page.locator(`[data-page="${number}"][data-drawing="drawn"]`);

/** Shares of dark signs on a drawn page, and of paper. */
const inkOf = (page: Page, number: number) =>
  drawn(page, number)
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
      let dark = 0;
      let white = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (data[at]! < 96) dark += 1;
        else if (data[at]! > 250) white += 1;
      }
      const pixels = data.length / 4;
      return { dark: dark / pixels, white: white / pixels };
    });

test("a manual is found, read at the page of its address, searched and saved @floor", async ({
  page,
  open,
  server,
}) => {
  await signIn(page, server.address);
  await open("/documents");
  const rows = page.getByRole("table", { name: "电子样本" }).locator("tbody tr");
  await expect(rows).toHaveCount(10);
  await expectAccessible(page);
  await takePicture(page, "documents");

  await test.step("by category and brand letter, in the address", async () => {
    await page.getByRole("button", { name: /^水泵/u }).click();
    await expect(page).toHaveURL(/category=C000002/u);
    await expect(rows.first()).toContainText("EPANET");
  });

  await test.step("its first page is drawn: ink on paper", async () => {
    await rows.first().getByRole("link").click();
    await expect(drawn(page, 1)).toBeVisible();
    const { dark, white } = await inkOf(page, 1);
    expect(dark).toBeGreaterThan(0.003);
    expect(white).toBeGreaterThan(0.8);
    await expect(page).toHaveTitle(/^EPANET/u);
    await expectAccessible(page);
    await takePicture(page, "document");
  });

  await test.step("words are found, and their page is the one of the address", async () => {
    await page.keyboard.press("Control+f");
    await page.keyboard.type("hazen-williams");
    const status = page.getByRole("status").filter({ hasText: /^1 \/ \d+$/u });
    await expect(status).toBeVisible();
    await expect(page.locator("mark[data-current]")).toHaveText(/hazen/iu);
    await expect(page).toHaveURL(/page=\d+/u);
    await takePicture(page, "document-found");
  });

  await test.step("a copied address opens at its page, and text can be selected", async () => {
    await open(`${EPANET}&page=40`);
    await expect(drawn(page, 40)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "页码" })).toHaveValue("40");
    const words = drawn(page, 40).locator("span").filter({ hasText: /\w{4}/u }).first();
    await words.dblclick();
    expect(await page.evaluate(() => getSelection()?.toString().trim().length ?? 0)).toBeGreaterThan(1);
  });

  await test.step("it is saved as it is", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "下载" }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream())
      chunks.push(Buffer.from(chunk as Uint8Array));
    expect(Buffer.concat(chunks).equals(await readFile("data/documents/epanet-users-manual-2.2.0.pdf"))).toBe(
      true,
    );
  });
});

test(
  "the manual of a series is drawn with Chinese words, and nobody reads it without a login",
  { tag: "@twin" },
  async ({ page, open, server }) => {
    const manual = "/doc-detail?id=series-lyqb";
    await open(manual);
    await expect(page.getByText("登录后阅读")).toBeVisible();
    await signIn(page, server.address);
    await open("/documents?category=C000001");
    await page.getByRole("table", { name: "电子样本" }).getByRole("link").first().click();
    // Every curve of the series is drawn first, and the machine may be busy.
    await expect(drawn(page, 1)).toContainText("产品手册", { timeout: 60_000 });
    expect((await inkOf(page, 1)).dark).toBeGreaterThan(0.001);
    await takePicture(page, "series-manual");
  },
);

/**
 * What a page is drawn from comes from the library's thread sign by sign: such messages are judged by the time they
 * take, as all tasks are, and not by their count.
 */
const expectReaderFree = (name: string, recording: Recording) =>
  expectFreePage(name, { ...recording, work: { ...recording.work, received: 0 } });

const PAGES = 300;
const PHOTO_BYTES = 30_000_000;

/** Far more than a screen reads, page by page as a table of figures. */
async function longManual(): Promise<Buffer> {
  const pdf = await PdfSheet.create(await readFile("public/static/fonts/NotoSansSC-GB2312.otf"), "长手册");
  for (let number = 1; number <= PAGES; number++)
    pdf.addPage(
      Array.from({ length: 60 }, (_, line) =>
        textMark(
          [40, 60 + line * 12],
          `第 ${number} 页　第 ${line} 行　风量 ${number * 100 + line} m³/h　全压 ${line * 7} Pa`,
        ),
      ),
    );
  return Buffer.from(await withPhotos(new Uint8Array(await pdf.save())));
}

/** As long as manuals with photos are: too long for the browser to have all of it before the library asks for ranges. */
async function withPhotos(bytes: Uint8Array<ArrayBuffer>) {
  const pdf = await PDFDocument.load(bytes);
  pdf.context.register(pdf.context.stream(new Uint8Array(PHOTO_BYTES)));
  return pdf.save();
}

/** A file in an address of its own, sent as our server sends documents: the library drops the whole of it for ranges. */
async function serveRanged(file: Buffer) {
  const content: RangedContent = {
    size: file.length,
    etag: '"long"',
    read: (from, to) =>
      Readable.toWeb(Readable.from([file.subarray(from, to)])) as ReadableStream<Uint8Array>,
  };
  const app = new Hono().get("*", (c) => new RangedFile("长手册.pdf", "application/pdf", content).send(c));
  const server = createAdaptorServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    close: async () => {
      const closed = once(server, "close");
      server.close();
      // The page may still read, or keep a connection for later: either would hold a server that only waits.
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
    },
  };
}

test("a document of 300 pages is opened, walked and searched with the page free @measured", async ({
  page,
  open,
  server,
}) => {
  const file = await serveRanged(await longManual());
  await signIn(page, server.address);
  await page.route("**/document/epanet-users-manual-2.2.0/file", (route) =>
    route.continue({ url: file.address }),
  );
  await watchMainThread(page);
  await open("/documents?category=C000002");
  const link = page.getByRole("table", { name: "电子样本" }).getByRole("link", { name: /^EPANET/u });
  await expect(link).toBeVisible();
  const opening = await recordMainThread(page, async () => {
    await link.click();
    await expect(drawn(page, 1)).toBeVisible();
  });
  expectReaderFree(`a document of ${PAGES} pages from the click to its first page`, opening);
  await expect(page.getByText(`/ ${PAGES} 页`)).toBeVisible();

  const walking = await recordMainThread(page, async () => {
    await page.getByRole("textbox", { name: "页码" }).fill("250");
    await page.keyboard.press("Enter");
    await expect(drawn(page, 250)).toBeVisible();
  });
  expectReaderFree("a far page of it", walking);

  const searching = await recordMainThread(page, async () => {
    await page.getByRole("textbox", { name: "在文档中查找" }).fill("第 299 页");
    // Every page before it is read first, and the machine may be busy.
    await expect(page.getByRole("status").filter({ hasText: "1 / 60" })).toBeVisible({ timeout: 90_000 });
    await expect(drawn(page, 299)).toBeVisible();
  });
  expectReaderFree("words on its last pages", searching);
  await file.close();
});
