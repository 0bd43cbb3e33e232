import type { PackedTable } from "#domain/building/rooms/PackedTable.ts";
import type { SiteFilter } from "#domain/building/rooms/SiteFilter.ts";
import type { ComparisonSheet } from "#domain/desk/report/comparison/ComparisonWords.ts";
import type { DocumentLink } from "#domain/desk/report/DocumentLink.ts";
import type { ImportChoice, ImportPreview, ImportRefusal } from "#domain/building/rooms/importPreview.ts";
import type { OnRows } from "#domain/building/rooms/rows/readRooms.ts";
import type { RememberedForms } from "#domain/building/rooms/columns/understandForm.ts";
import type { SampleNeeds } from "#domain/building/rooms/sampleBuildings.ts";
import type { PlanSheet } from "../batch/plan/ConfirmedPlan.ts";

export type ReadOutcome =
  | { readonly ok: true; readonly preview: ImportPreview; readonly rooms: PackedTable }
  | { readonly ok: false; readonly code: ImportRefusal; readonly message: string };

/** Source of rooms: a workbook, a text file with comma-separated cells, or cells from the clipboard. */
export type ScheduleSource =
  | { readonly kind: "workbook" | "csv"; readonly name: string; readonly file: Blob }
  | { readonly kind: "text"; readonly text: string };

/**
 * How cells are interpreted: as chosen for this schedule, otherwise as stored for its form, otherwise as
 * proposed; with the site.
 */
export interface Understanding extends SiteFilter {
  readonly choice?: ImportChoice;
  readonly remembered?: RememberedForms;
}

export type SampleBuilding = "rhea" | "walker";

/**
 * Spreadsheets, read and written outside the page's thread. Calls reject only with WorkerGone or an abort.
 */
export interface SheetClient {
  /**
   * Name and size are checked before the bytes are read; the file is not changed. Rows are counted once the
   * workbook is unpacked. The file stays open for `readAgain`, until the next `read` or `release`.
   */
  read(
    source: ScheduleSource,
    understanding: Understanding,
    signal: AbortSignal,
    onRows?: OnRows,
  ): Promise<ReadOutcome>;
  /** The same cells with another interpretation. */
  readAgain(understanding: Understanding, signal: AbortSignal, onRows?: OnRows): Promise<ReadOutcome>;
  /** Frees the file that was read last. */
  release(): void;
  /**
   * One of our sample buildings, made from openly licensed records; `assumptions` states which figures are
   * not real.
   */
  sample(
    building: SampleBuilding,
    needs: SampleNeeds,
  ): Promise<{
    readonly name: string;
    readonly assumptions: string;
    readonly rooms: PackedTable;
  }>;
  /** The room schedule template, .xlsx. */
  template(): Promise<ArrayBuffer>;
  /**
   * A workbook with these sheets, .xlsx, and one with the address of the page that shows them. The sheets'
   * buffers are transferred.
   */
  write(sheets: readonly PlanSheet[], link?: DocumentLink): Promise<ArrayBuffer>;
  /** A comparison of products, .xlsx. */
  comparison(sheet: ComparisonSheet): Promise<ArrayBuffer>;
  dispose(): void;
}
