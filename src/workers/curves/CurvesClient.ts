import type { CheckedProduct } from "#domain/catalogue/import/checkProduct.ts";
import type { ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import type { ManualSheet } from "#domain/catalogue/curves/manualSheet.ts";
import type { Box } from "#domain/catalogue/curves/PageDrawing.ts";
import type { PagePaint } from "#domain/catalogue/curves/pagePaint.ts";
import type { PageCharts } from "#domain/catalogue/curves/readCharts.ts";
import type { ProductBatch } from "../products/ProductFileClient.ts";
import type { ManualFault } from "./manualFaults.ts";

/** A maker's manual, and which of its pages are looked at. */
export interface Manual {
  readonly name: string;
  readonly file: Blob;
  /** The first and the last page, from 1; without them all. */
  readonly pages?: readonly [first: number, last: number];
}

/** A page that has charts with curves. */
export interface ChartPage {
  readonly page: number;
  readonly curves: number;
}

interface Refused {
  readonly ok: false;
  readonly code: ManualFault;
  readonly message: string;
}

export type ManualOutcome = { readonly ok: true; readonly pages: readonly ChartPage[] } | Refused;

export type PageOutcome =
  { readonly ok: true; readonly read: PageCharts; readonly paint: PagePaint; readonly window: Box } | Refused;

/** Curves of makers' manuals, read outside the page's thread. Calls reject only with WorkerGone or an abort. */
export interface CurvesClient {
  /** Which pages have charts. The manual stays open until the next `read` or `release`. */
  read(manual: Manual, signal: AbortSignal, onShare?: (share: number) => void): Promise<ManualOutcome>;
  /** The charts of a page and what it draws. */
  page(number: number, signal: AbortSignal): Promise<PageOutcome>;
  /** What the import's own checks say of a product that was read. */
  check(sheet: ManualSheet, standard: ImportStandard, signal: AbortSignal): Promise<CheckedProduct>;
  /** The product in the form of a call to the server. */
  batch(sheet: ManualSheet): Promise<ProductBatch>;
  release(): void;
  dispose(): void;
}
