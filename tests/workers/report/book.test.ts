import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import { afterEach, expect, it } from "vitest";
import { packNumbers, packTexts } from "#domain/building/rooms/PackedTable.ts";
import { ok } from "#domain/base/result.ts";
import type { PlanSheet } from "#workers/batch/plan/ConfirmedPlan.ts";
import { MOST_BOOK_ROWS } from "#workers/report/bookTables.ts";
import { createReportClient } from "#workers/report/createReportClient.ts";
import type { ReportClient } from "#workers/report/ReportClient.ts";
import { createReportService } from "#workers/report/reportService.ts";
import { channelWorker } from "../../support/channelWorker.ts";
import { pdfLinks } from "../../support/pdfLinks.ts";
import { pdfTexts } from "../../support/pdfTexts.ts";

const FONT = "public/static/fonts/NotoSansSC-GB2312.otf";
const never = new AbortController().signal;
const LINK = { note: "可打开此建筑的系统", address: "https://volute.test/#/multiRoom/fanCoil?part=systems" };

const clients: ReportClient[] = [];
afterEach(() => clients.splice(0).forEach((client) => client.dispose()));

async function printed(sheets: readonly PlanSheet[]) {
  const service = createReportService(async () => ok(new Uint8Array(await readFile(FONT))));
  const client = createReportClient("/static", () => channelWorker(service));
  clients.push(client);
  const made = await client.book(
    { title: "试验楼 水力计算", madeOn: "2026-11-28", sheets, link: LINK },
    never,
  );
  if (!made.ok) throw new Error(made.code);
  return made.value;
}

const LONG = "估算：a/N = 14.61/12 = 1.22 m，管径锁定，".repeat(12);

const sheetOf = (rows: number, remark = LONG): PlanSheet => {
  const each = Array.from({ length: rows }, (_, row) => row);
  return {
    name: "冷水系统水力计算表",
    titles: [
      { key: "a", title: "管段号", digits: null },
      { key: "b", title: "流量（m³/h）", digits: 2, formula: "A{row}*2" },
      { key: "c", title: "备注", digits: null },
    ],
    table: {
      rows,
      columns: {
        a: packTexts(each.map((row) => `3.M${row}`)),
        b: packNumbers(each.map((row) => (row === 1 ? null : 1234.5678 + row))),
        c: packTexts(each.map(() => remark)),
      },
    },
  };
};

it("prints a workbook's sheets on A3 with the figures of their formats, titles on every page, and the address", async () => {
  const file = await printed([sheetOf(90)]);
  const document = await PDFDocument.load(file);
  const pages = document.getPages();
  expect(pages.length).toBeGreaterThan(1);
  expect(
    pages.every((page) => Math.round(page.getWidth()) === 1191 && Math.round(page.getHeight()) === 842),
  ).toBe(true);
  const texts = await pdfTexts(file);
  const words = texts.map((each) => (typeof each === "string" ? each : JSON.stringify(each))).join("\n");
  expect(words).toContain("1,234.57");
  expect(words).toContain("3.M89");
  expect(words.split("流量（m³/h）").length - 1).toBeGreaterThanOrEqual(pages.length - 1);
  expect(words).toContain(`第 1 页，共 ${pages.length} 页`);
  expect(await pdfLinks(file)).toContain(LINK.address);
});

it("says how many rows the workbook has beside those on paper", async () => {
  const file = await printed([sheetOf(MOST_BOOK_ROWS + 7, "估算")]);
  const words = JSON.stringify(await pdfTexts(file));
  expect(words).toContain("共 1,507 行，此处为前 1,500 行，其余见 .xlsx");
  expect(words).not.toContain(`3.M${MOST_BOOK_ROWS}`);
});
