import { readFile } from "node:fs/promises";
import { buildChart } from "#domain/products/chart/buildChart.ts";
import type { ChartRequest } from "#domain/catalogue/machine/ChartRequest.ts";
import { productChart } from "#domain/catalogue/machine/productChart.ts";
import { shownRequest } from "#domain/catalogue/machine/shownSetting.ts";
import type { Manual } from "#domain/desk/report/manual/Manual.ts";
import { layoutManual } from "#domain/desk/report/manual/layoutManual.ts";
import { PdfSheet } from "#paper/PdfSheet.ts";
import { projectFile } from "../../process/projectFile.ts";
import type { ManualOrder } from "./seriesManual.ts";

const FONT = projectFile("public/static/fonts/NotoSansSC-GB2312.otf");

function chartsOf({ machine, curves }: ManualOrder): Manual["charts"] {
  if (machine === null) return [];
  return curves.flatMap(({ model, stated }) => {
    const { product } = productChart(model, model, stated);
    const request: ChartRequest = { machine, products: [product], designPoints: [], rate: null };
    const shown = shownRequest(request, undefined);
    const built = buildChart(shown);
    return built.ok ? [{ model, chart: { machine, products: shown.products, model: built.value } }] : [];
  });
}

/** The thread's entry point: the manual of a series as PDF. */
export async function draw(order: ManualOrder): Promise<ArrayBuffer> {
  const pdf = await PdfSheet.create(await readFile(FONT), order.words.title);
  pdf.omitDate();
  for (const page of layoutManual({ ...order.words, charts: chartsOf(order) }, pdf.measure))
    pdf.addPage(page);
  return pdf.save();
}
