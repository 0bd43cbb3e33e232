import { readFileSync } from "node:fs";
import type { SentProduct } from "#api/contract/libraryImports.ts";
import { manualSheet } from "#domain/catalogue/curves/sheetCurve.ts";
import { sheetProduct, sheetReadings } from "#domain/catalogue/curves/manualSheet.ts";
import { proposedEntry } from "#domain/catalogue/curves/proposedEntry.ts";
import type { PageEntry } from "#domain/catalogue/curves/PageEntry.ts";
import type { PageCharts } from "#domain/catalogue/curves/readCharts.ts";
import { keptSheet, keptSheetText, type KeptSheet } from "#domain/catalogue/tracing/keptSheet.ts";
import { openPdfCharts } from "#workers/curves/readPdfCharts.ts";
import { nextBatch } from "#workers/products/sentProducts.ts";

const READ = { fileName: "样本.pdf", page: 1, person: "某人", day: "2026-11-28" };

/** The first page of an open chart, read by the product's own code, with what is proposed for it. */
export async function readFixture(name: string): Promise<{ read: PageCharts; entry: PageEntry }> {
  const bytes = readFileSync(`tests/fixtures/curves/${name}.pdf`);
  const opened = await openPdfCharts(new Uint8Array(bytes), null);
  if (!opened.ok) throw new Error(opened.code);
  const page = await opened.value.page(1);
  await opened.value.close();
  if (!page.ok) throw new Error(page.code);
  const { axes, curves, product } = proposedEntry(page.value);
  const named = { ...product, brand: "密机厂", model: "读图-1", speed: "2900" };
  return { read: page.value, entry: { axes, curves, product: named } };
}

/** The product that comes of a page, and the sheet that is kept with it. */
export function sentReading(
  { read, entry }: { readonly read: PageCharts; readonly entry: PageEntry },
  hash: string,
): { readonly sheet: KeptSheet; readonly product: SentProduct } {
  const manual = manualSheet(read, entry, { ...READ, hash });
  const sheet = keptSheet(manual, null, read, entry, sheetReadings(manual));
  const [product] = nextBatch([sheetProduct(manual)], 0).products;
  return { sheet, product: { ...product!, sheet: keptSheetText(sheet) } };
}
