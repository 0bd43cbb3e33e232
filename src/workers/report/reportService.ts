import { transfer } from "comlink";
import { COMPARISON_TITLE } from "#domain/desk/report/comparison/ComparisonWords.ts";
import { buildChart } from "#domain/products/chart/buildChart.ts";
import { layoutComparison } from "#domain/desk/report/comparison/layoutComparison.ts";
import type { DataSheet } from "#domain/desk/report/DataSheet.ts";
import { layoutDataSheet } from "#domain/desk/report/layoutDataSheet.ts";
import { SCHEDULE_TITLE } from "#domain/building/plan/schedule/equipmentSchedule.ts";
import { layoutDiagramSheet } from "#domain/desk/diagram/layoutDiagramSheet.ts";
import { BOOK_PAGE, layoutBook } from "#domain/desk/report/layoutBook.ts";
import { layoutSchedule, type ScheduleWords } from "#domain/desk/project/layoutSchedule.ts";
import { ok, type Result } from "#domain/base/result.ts";
import { shownRequest } from "#domain/catalogue/machine/shownSetting.ts";
import { chartRequest, withLiquid } from "../curve/chartRequest.ts";
import { bookTable } from "./bookTables.ts";
import { fetchFont } from "./fetchFont.ts";
import { PdfSheet } from "#paper/PdfSheet.ts";
import type {
  BookOrder,
  ComparisonOrder,
  DiagramOrder,
  ReportFault,
  ReportOrder,
  SheetOrder,
} from "./ReportClient.ts";

/** The worker's service. It keeps nothing between calls: the client starts a worker for each. */
export function createReportService(loadFont = fetchFont) {
  return {
    async dataSheet(staticBase: string, order: ReportOrder): Promise<Result<ArrayBuffer, ReportFault>> {
      const font = await loadFont(staticBase);
      if (!font.ok) return font;
      const { words } = order;
      const pdf = await PdfSheet.create(font.value, `${words.model} 产品数据表`);
      const sheet = { ...words, chart: await chartOf(order.chart) };
      for (const page of layoutDataSheet(sheet, pdf.measure)) pdf.addPage(page);
      const bytes = await pdf.save();
      return transfer(ok(bytes), [bytes]);
    },
    async comparison(
      staticBase: string,
      { sheet, chart }: ComparisonOrder,
    ): Promise<Result<ArrayBuffer, ReportFault>> {
      const font = await loadFont(staticBase);
      if (!font.ok) return font;
      const pdf = await PdfSheet.create(font.value, `${sheet.categoryName} ${COMPARISON_TITLE}`);
      for (const page of layoutComparison(sheet, chart, pdf.measure)) pdf.addPage(page);
      const bytes = await pdf.save();
      return transfer(ok(bytes), [bytes]);
    },
    async diagram(
      staticBase: string,
      { title, diagram, link }: DiagramOrder,
    ): Promise<Result<ArrayBuffer, ReportFault>> {
      const font = await loadFont(staticBase);
      if (!font.ok) return font;
      const pdf = await PdfSheet.create(font.value, title);
      const { page, size } = layoutDiagramSheet(diagram, link, pdf.measure);
      pdf.addPage(page, size);
      const bytes = await pdf.save();
      return transfer(ok(bytes), [bytes]);
    },
    async book(
      staticBase: string,
      { sheets, ...order }: BookOrder,
    ): Promise<Result<ArrayBuffer, ReportFault>> {
      const font = await loadFont(staticBase);
      if (!font.ok) return font;
      const pdf = await PdfSheet.create(font.value, order.title);
      const pages = layoutBook({ ...order, tables: sheets.map(bookTable) }, pdf.measure);
      for (const page of pages) pdf.addPage(page, BOOK_PAGE);
      const bytes = await pdf.save();
      return transfer(ok(bytes), [bytes]);
    },
    async schedule(staticBase: string, words: ScheduleWords): Promise<Result<ArrayBuffer, ReportFault>> {
      const font = await loadFont(staticBase);
      if (!font.ok) return font;
      const pdf = await PdfSheet.create(font.value, `${words.projectName} ${SCHEDULE_TITLE}`);
      for (const page of layoutSchedule(words, pdf.measure)) pdf.addPage(page);
      const bytes = await pdf.save();
      return transfer(ok(bytes), [bytes]);
    },
  };
}

export type ReportService = ReturnType<typeof createReportService>;

async function chartOf(order: SheetOrder | null): Promise<DataSheet["chart"]> {
  if (order === null) return null;
  const { request: asked, liquid } = chartRequest(order);
  const request = await withLiquid(shownRequest(asked, order.setting), liquid);
  const built = buildChart(request);
  return built.ok
    ? { machine: request.machine, products: request.products, model: built.value }
    : "no-curves";
}
