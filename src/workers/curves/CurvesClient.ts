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

/** A maker's manual, and which of its pages are looked at. */
export interface Manual {
  readonly name: string;
  readonly file: Blob;
  /** The first and the last page, from 1; without them all. */
  readonly pages?: readonly [first: number, last: number];
}

/** A page that has charts with curves, or a picture. */
export interface ChartPage {
  readonly page: number;
  /** Found by its paths; 0 of a page whose chart is a picture. */
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
      /** SHA-256 of the file, in hexadecimal figures. */
      readonly hash: string;
    }
  | Refused;

/** A page of paths, whose charts were read. */
export interface PathsPage {
  readonly kind: "paths";
  readonly read: PageCharts;
  readonly paint: PagePaint;
  /** The part of the page that is shown. */
  readonly window: Box;
}

/** A page that is a picture, whose lines are traced under clicks. */
export interface PicturePage {
  readonly kind: "picture";
  readonly image: Blob;
  readonly width: number;
  readonly height: number;
}

export type ManualPage = PathsPage | PicturePage;

export type PageOutcome = { readonly ok: true; readonly page: ManualPage } | Refused;

/** A product that was read, with what its curves show that is unusual, in sentences. */
export interface CheckedSheet extends CheckedProduct {
  readonly shape: readonly string[];
}

/** The product of a sheet as it is sent, and how far its readings may be off. */
export interface SheetBatch extends ProductBatch {
  readonly errors: readonly StatedReading[];
}

/** Curves of makers' manuals, read outside the page's thread. Calls reject only with WorkerGone or an abort. */
export interface CurvesClient {
  /** Which pages have charts or pictures. The manual stays open until the next `read` or `release`. */
  read(manual: Manual, signal: AbortSignal, onShare?: (share: number) => void): Promise<ManualOutcome>;
  /** The charts of a page and what it draws, or its picture. */
  page(number: number, signal: AbortSignal): Promise<PageOutcome>;
  /** Corners of a frame of a page's picture, moved to the rules that they name. */
  frame(page: number, corners: Corners, signal: AbortSignal): Promise<SnappedFrame>;
  /** The line under loose clicks; `null` where none was found. */
  trace(page: number, clicks: Polyline, signal: AbortSignal): Promise<TracedLine | null>;
  /** What the import's own checks say of a product that was read. */
  check(sheet: ManualSheet, standard: ImportStandard, signal: AbortSignal): Promise<CheckedSheet>;
  /** The product in the form of a call to the server. */
  batch(sheet: ManualSheet): Promise<SheetBatch>;
  release(): void;
  dispose(): void;
}
