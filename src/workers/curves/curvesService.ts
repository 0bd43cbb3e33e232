import { boundsOf } from "#domain/catalogue/curves/polylines.ts";
import { sheetProduct, type ManualSheet } from "#domain/catalogue/curves/manualSheet.ts";
import type { Box } from "#domain/catalogue/curves/PageDrawing.ts";
import { pagePaint } from "#domain/catalogue/curves/pagePaint.ts";
import type { PageCharts } from "#domain/catalogue/curves/readCharts.ts";
import { turnDrawing } from "#domain/catalogue/curves/turnDrawing.ts";
import type { CheckedProduct } from "#domain/catalogue/import/checkProduct.ts";
import { checkProducts } from "#domain/catalogue/import/checkProducts.ts";
import type { ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import { createHeaderReader } from "#domain/catalogue/import/readHeader.ts";
import type { ProductBatch } from "../products/ProductFileClient.ts";
import { nextBatch, sizeRefusal } from "../products/sentProducts.ts";
import type { PdfResources } from "../tables/openPdf.ts";
import type { ChartPage, Manual, ManualOutcome, PageOutcome } from "./CurvesClient.ts";
import { checkManual, manualRefusal } from "./manualFaults.ts";
import { openPdfCharts, type OpenCharts } from "./readPdfCharts.ts";

/** More pages are looked at only if somebody asks for some of them. */
const MOST_PAGES = 200;
/** Room around frames for what is printed beside them, in points. */
const AROUND = 100;

/** The worker's service. It keeps the manual that it opened, whose pages are read as they are shown. */
export function createCurvesService() {
  let manual: OpenCharts | null = null;
  let outcome: ManualOutcome = manualRefusal("unreadable");

  return {
    async open(source: Manual, resources: PdfResources | null, onShare?: (share: number) => void) {
      await manual?.close();
      manual = null;
      const fault = checkManual(source.name, source.file.size);
      if (fault) {
        outcome = manualRefusal(fault);
        return;
      }
      try {
        const opened = await openPdfCharts(new Uint8Array(await source.file.arrayBuffer()), resources);
        if (opened.ok) manual = opened.value;
        outcome = opened.ok
          ? await chartPages(opened.value, source.pages, onShare ?? (() => {}))
          : manualRefusal(opened.code);
      } catch {
        // A file that vanished after it was chosen, or an unforeseen one: its owner still gets a sentence.
        outcome = manualRefusal("unreadable");
      }
    },
    found: (): ManualOutcome => outcome,
    async page(number: number): Promise<PageOutcome> {
      const read = (await manual?.page(number)) ?? ({ ok: false, code: "pdf-no-page" } as const);
      const drawing = (await manual?.drawing(number)) ?? ({ ok: false, code: "pdf-no-page" } as const);
      if (!read.ok || !drawing.ok)
        return manualRefusal(read.ok ? (drawing.ok ? "unreadable" : drawing.code) : read.code);
      const upright = turnDrawing(drawing.value, read.value.turns);
      const window = windowOf(read.value);
      return { ok: true, read: read.value, paint: pagePaint(upright, window), window };
    },
    check(sheet: ManualSheet, standard: ImportStandard): CheckedProduct {
      const source = sheetProduct(sheet);
      const [checked] = checkProducts([source], standard, createHeaderReader());
      const tooLarge = sizeRefusal(source, sheet.model);
      if (checked && tooLarge === null) return checked;
      return { place: source.place, product: null, remarks: tooLarge === null ? [] : [tooLarge] };
    },
    batch: (sheet: ManualSheet): ProductBatch => nextBatch([sheetProduct(sheet)], 0),
  };
}

export type CurvesService = ReturnType<typeof createCurvesService>;

/** The part of a page that is shown: its charts with what is printed around them. */
function windowOf({ width, height, charts }: PageCharts): Box {
  const { left, top, right, bottom } = boundsOf(
    charts.flatMap(({ frame }) => [
      [frame.left, frame.top],
      [frame.right, frame.bottom],
    ]),
  );
  return {
    left: Math.max(0, left - AROUND),
    top: Math.max(0, top - AROUND),
    right: Math.min(width, right + AROUND),
    bottom: Math.min(height, bottom + AROUND),
  };
}

async function chartPages(
  manual: OpenCharts,
  pages: Manual["pages"],
  onShare: (share: number) => void,
): Promise<ManualOutcome> {
  const first = Math.max(1, pages?.[0] ?? 1);
  const last = Math.min(manual.pages, pages?.[1] ?? manual.pages);
  if (first > last) return manualRefusal("pdf-no-page");
  if (last - first + 1 > MOST_PAGES) return manualRefusal("too-many-pages");
  const found: ChartPage[] = [];
  for (let page = first; page <= last; page++) {
    const read = await manual.page(page);
    // Of a manual with many pages one that cannot be read is no reason to refuse the others.
    if (!read.ok && first === last) return manualRefusal(read.code);
    const charts = read.ok ? read.value.charts.filter(({ axes }) => axes.length > 1) : [];
    const curves = charts.reduce((sum, chart) => sum + chart.curves.length, 0);
    if (curves > 0) found.push({ page, curves });
    onShare((page - first + 1) / (last - first + 1));
  }
  if (found.length > 0) return { ok: true, pages: found };
  return manualRefusal((await manual.picture(first)).ok ? "scanned" : "no-chart");
}
