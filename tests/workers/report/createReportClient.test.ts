import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from "@cantoo/pdf-lib";
import { afterEach, expect, test, vi } from "vitest";
import { buildChart } from "#domain/products/chart/buildChart.ts";
import { plotAreas } from "#domain/desk/report/chartBlock.ts";
import { plotX, plotY } from "#domain/products/drawing/PlotArea.ts";
import { LEFT } from "#domain/desk/report/sheetStyle.ts";
import { fail, ok } from "#domain/base/result.ts";
import { chartRequest } from "#workers/curve/chartRequest.ts";
import { createReportClient } from "#workers/report/createReportClient.ts";
import type { fetchFont } from "#workers/report/fetchFont.ts";
import type { ReportClient, ReportOrder } from "#workers/report/ReportClient.ts";
import { createReportService } from "#workers/report/reportService.ts";
import { WorkerGone } from "#workers/WorkerHandle.ts";
import { pdfLinks } from "../../support/pdfLinks.ts";
import { pdfTexts } from "../../support/pdfTexts.ts";
import { channelWorker } from "../../support/channelWorker.ts";
import { sixCurves, sixPumps } from "../../support/comparisons.ts";
import { fanCurves, fanOrder, sheetWords } from "../../support/dataSheets.ts";

const FONT = "public/static/fonts/NotoSansSC-GB2312.otf";
const loadFont = async () => ok(new Uint8Array(await readFile(FONT)));
const never = new AbortController().signal;

const clients: ReportClient[] = [];
const spawned = vi.fn<() => void>();
function newClient(load: typeof fetchFont = loadFont): ReportClient {
  const client = createReportClient("/static", () => {
    spawned();
    return channelWorker(createReportService(load));
  });
  clients.push(client);
  return client;
}
afterEach(() => {
  for (const client of clients.splice(0)) client.dispose();
  spawned.mockClear();
});

async function bytesOf(order: ReportOrder): Promise<ArrayBuffer> {
  const made = await newClient().dataSheet(order, never);
  if (!made.ok) throw new Error(made.code);
  return made.value;
}

const streamsOf = (document: PDFDocument) =>
  document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));

const inflated = ({ contents }: PDFRawStream) => inflateSync(contents).toString("latin1");

test("makes A4 pages with one subset of the font", async () => {
  const document = await PDFDocument.load(await bytesOf(fanOrder()));
  expect(document.getTitle()).toBe("T35-11-6.3A 产品数据表");
  const a4 = { width: 595.28, height: 841.89 };
  expect(document.getPages().map((page) => page.getSize())).toEqual([a4]);
  const fonts = streamsOf(document).filter(
    ({ dict }) => dict.get(PDFName.of("Subtype")) === PDFName.of("CIDFontType0C"),
  );
  expect(fonts).toHaveLength(1);
  expect(fonts[0]!.contents.length).toBeLessThan(200_000);
});

test("its text can be searched and copied", async () => {
  const document = await PDFDocument.load(await bytesOf(fanOrder()));
  const texts = streamsOf(document).map(inflated);
  const map = texts.find((text) => text.includes("beginbfchar")) ?? "";
  for (const character of "示例数据")
    expect(map).toContain(`<${character.codePointAt(0)!.toString(16).toUpperCase()}>`);
});

test("draws the curves as paths from measured end to measured end", async () => {
  // With little to say beside it the chart has its usual height.
  const document = await PDFDocument.load(await bytesOf(fanOrder({ words: sheetWords({ groups: [] }) })));
  const content = streamsOf(document).map(inflated).join("\n");
  const { request } = chartRequest(fanOrder().chart!);
  const built = buildChart(request);
  if (!built.ok) throw new Error(built.code);
  const chart = { machine: request.machine, products: request.products, model: built.value };
  const [{ area }] = plotAreas(chart) as [ReturnType<typeof plotAreas>[number]];
  const { xAxisInForce, yAxes, grid } = built.value.frame;
  const total = built.value.curves.find(({ quantity }) => quantity === "totalPressure")!;
  const first = total.values.findIndex((value) => !Number.isNaN(value));
  expect(grid[first]!).toBeGreaterThanOrEqual(2000);
  // The axis may begin where the curve does.
  expect(grid[first - 1] ?? 0).toBeLessThan(2000);
  // The chart is the only block with curves; where it stands on the page is read off its own first line.
  const x = LEFT + plotX(area, xAxisInForce, grid[first]!);
  const y = plotY(area, yAxes[total.axis]!.inForce, total.values[first]!);
  const starts = [...content.matchAll(/^(\S+) (\S+) m$/gmu)].map(([, left, top]) => [
    Number(left),
    Number(top),
  ]);
  const offsets = starts.filter(([left]) => Math.abs(left! - x) < 0.02).map(([, top]) => top! - y);
  // Pressure, static pressure, efficiency and power begin at one flow, and noise in the grid below.
  expect(offsets.length).toBeGreaterThanOrEqual(5);
});

test("links every page back to the product at its duty", async () => {
  const document = await PDFDocument.load(await bytesOf(fanOrder()));
  const addresses = document.getPages().map((page) => {
    const annotation = page.node.lookup(PDFName.of("Annots"), PDFArray).lookup(0, PDFDict);
    return annotation
      .lookup(PDFName.of("A"), PDFDict)
      .lookup(PDFName.of("URI"), PDFString)
      .asString()
      .replaceAll("\\", "");
  });
  expect(addresses).toEqual([sheetWords().address]);
});

test("sets a box for a character that the font lacks", async () => {
  const words = sheetWords({ model: "型号 🙂\n𝔘", groups: [] });
  const document = await PDFDocument.load(await bytesOf(fanOrder({ words })));
  expect(document.getPageCount()).toBe(1);
});

test("makes a sheet without a chart for what has no curves", async () => {
  const chart = fanOrder().chart!;
  const none = { ...chart, products: [{ id: "fan-1", name: "F", curves: fanCurves.slice(0, 0) }] };
  for (const order of [fanOrder({ chart: none }), fanOrder({ chart: null })])
    expect((await PDFDocument.load(await bytesOf(order))).getPageCount()).toBe(1);
});

test("answers a font that does not come, and tries again with the next sheet", async () => {
  const load = vi.fn<typeof fetchFont>(loadFont).mockResolvedValueOnce(fail("font-unavailable"));
  const client = newClient(load);
  expect(await client.dataSheet(fanOrder(), never)).toEqual(fail("font-unavailable"));
  expect(await client.dataSheet(fanOrder(), never)).toMatchObject({ ok: true });
  expect(spawned).toHaveBeenCalledTimes(2);
});

test("stops with the abort, and makes nothing once disposed", async () => {
  const client = newClient();
  const controller = new AbortController();
  const making = client.dataSheet(fanOrder(), controller.signal);
  controller.abort(new Error("left"));
  await expect(making).rejects.toThrow("left");
  client.dispose();
  await expect(client.dataSheet(fanOrder(), never)).rejects.toThrow(WorkerGone);
});

test("the text of a comparison is read back from its PDF: head, rows, marks, notes and address", async () => {
  const sheet = sixPumps();
  const made = await newClient().comparison({ sheet, chart: sixCurves() }, never);
  if (!made.ok) throw new Error(made.code);
  const said = (await pdfTexts(made.value)).join("").replaceAll(/\s/gu, "");
  const rows = sheet.groups.flatMap(({ name, rows: of }) => [
    name,
    ...of.flatMap((row) => [row.name, row.unit, ...row.texts]),
  ]);
  const { project, author, madeOn } = sheet.head;
  const conditions = sheet.conditions.map(({ value }) => value);
  for (const text of [
    project,
    author,
    madeOn,
    ...conditions,
    ...rows,
    ...sheet.notes,
    "优",
    "示例数据",
    sheet.address,
  ])
    expect(said).toContain(text.replaceAll(/\s/gu, ""));
});

test("a comparison under hostile names is made, and opens nothing but its own address", async () => {
  const names = ['=HYPERLINK("http://x")', "<b>&", "]]>", "(\\) Tj", "\u202e\u0000", "🙂".repeat(200)];
  const sheet = sixPumps({
    products: names.map((model) => ({ model, isSample: true, isRead: false })),
    head: { project: names[3]!, author: names[0]!, madeOn: "" },
  });
  const made = await newClient().comparison({ sheet, chart: null }, never);
  if (!made.ok) throw new Error(made.code);
  const opened = await pdfLinks(made.value);
  expect(new Set(opened)).toEqual(new Set([sheet.address]));
});

test("answers that the font of a comparison did not come", async () => {
  const client = newClient(() => Promise.resolve(fail("font-unavailable")));
  expect(await client.comparison({ sheet: sixPumps(), chart: null }, never)).toEqual(
    fail("font-unavailable"),
  );
});
