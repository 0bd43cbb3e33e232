import type { CheckedProduct } from "#domain/catalogue/import/checkProduct.ts";
import type { ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import type { StatedReading } from "#domain/catalogue/chartSource.ts";
import type { ManualSheet } from "#domain/catalogue/curves/manualSheet.ts";
import type { Box, Polyline } from "#domain/catalogue/curves/PageDrawing.ts";
import type { PagePaint } from "#domain/catalogue/curves/pagePaint.ts";
import type { PageCharts } from "#domain/catalogue/curves/readCharts.ts";
import type { Corners } from "#domain/catalogue/tracing/frameMap.ts";
import type { SnappedFrame } from "#domain/catalogue/tracing/snapFrame.ts";
import type { TracedLine } from "#domain/catalogue/tracing/traceLine.ts";
import type { ProductBatch } from "../products/ProductFileClient.ts";
import type { ManualFault } from "./manualFaults.ts";

/** A manufacturer's manual, and the pages to examine. */
export interface Manual {
  readonly name: string;
  readonly file: Blob;
  /** The first and the last page, from 1; all pages if left out. */
  readonly pages?: readonly [first: number, last: number];
}

/** A page that has charts with curves, or a picture. */
export interface ChartPage {
  readonly page: number;
  /** Number of curves found by their paths; 0 for a page whose chart is a picture. */
  readonly curves: number;
}

interface Refused {
  readonly ok: false;
  readonly code: ManualFault;
  readonly message: string;
}

export type ManualOutcome =
  | {
      readonly ok: true;
      readonly pages: readonly ChartPage[];
      /** SHA-256 of the file in hexadecimal digits. */
      readonly hash: string;
    }
  | Refused;

/** A page that consists of paths, with the charts that were read. */
export interface PathsPage {
  readonly kind: "paths";
  readonly read: PageCharts;
  readonly paint: PagePaint;
  /** The part of the page to show. */
  readonly window: Box;
}

/** A page that is a picture; clicks on it trace its lines. */
export interface PicturePage {
  readonly kind: "picture";
  readonly image: Blob;
  readonly width: number;
  readonly height: number;
}

export type ManualPage = PathsPage | PicturePage;

export type PageOutcome = { readonly ok: true; readonly page: ManualPage } | Refused;

/** A product that was read, with sentences about what is unusual in its curves. */
export interface CheckedSheet extends CheckedProduct {
  readonly shape: readonly string[];
}

/** The product of a sheet in the form in which it is sent, and the possible error of its readings. */
export interface SheetBatch extends ProductBatch {
  readonly errors: readonly StatedReading[];
}

/**
 * Reads curves from manufacturers' manuals outside the page's thread. Calls reject only with WorkerGone or an
 * abort.
 */
export interface CurvesClient {
  /** Finds the pages with charts or pictures. The manual stays open until the next `read` or `release`. */
  read(manual: Manual, signal: AbortSignal, onShare?: (share: number) => void): Promise<ManualOutcome>;
  /** The charts and the drawing of a page, or its picture. */
  page(number: number, signal: AbortSignal): Promise<PageOutcome>;
  /** Moves the corners of a frame on a page's picture to the nearest rules. */
  frame(page: number, corners: Corners, signal: AbortSignal): Promise<SnappedFrame>;
  /** The line along roughly placed clicks; `null` if none was found. */
  trace(page: number, clicks: Polyline, signal: AbortSignal): Promise<TracedLine | null>;
  /** The result of the import's own checks for a product that was read. */
  check(sheet: ManualSheet, standard: ImportStandard, signal: AbortSignal): Promise<CheckedSheet>;
  /** The product in the form of a call to the server. */
  batch(sheet: ManualSheet): Promise<SheetBatch>;
  release(): void;
  dispose(): void;
}
