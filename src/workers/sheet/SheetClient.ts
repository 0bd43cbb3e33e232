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

/** Where rooms come from: a workbook, a text file of comma-separated cells, or cells from the clipboard. */
export type ScheduleSource =
  | { readonly kind: "workbook" | "csv"; readonly name: string; readonly file: Blob }
  | { readonly kind: "text"; readonly text: string };

/** How cells are understood: as decided for this schedule, else as remembered for its form, else as proposed; and where. */
export interface Understanding extends SiteFilter {
  readonly choice?: ImportChoice;
  readonly remembered?: RememberedForms;
}

export type SampleBuilding = "rhea" | "walker";

/** Spreadsheets, read and written off the page. Every call rejects only with WorkerGone or an abort. */
export interface SheetClient {
  /**
   * Name and size are checked before the bytes are read; the file is not changed. Rows are counted once the workbook is
   * unpacked. What was read stays open for `readAgain`, until the next reading or `release`.
   */
  read(
    source: ScheduleSource,
    understanding: Understanding,
    signal: AbortSignal,
    onRows?: OnRows,
  ): Promise<ReadOutcome>;
  /** The same cells, understood otherwise. */
  readAgain(understanding: Understanding, signal: AbortSignal, onRows?: OnRows): Promise<ReadOutcome>;
  /** Lets go of what was read last. */
  release(): void;
  /** A sample building of ours, made from openly licensed records; `assumptions` says what is not real in it. */
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
  /** A workbook with these sheets, .xlsx, and one with the address that opens what they say. Takes the sheets' buffers over. */
  write(sheets: readonly PlanSheet[], link?: DocumentLink): Promise<ArrayBuffer>;
  /** A comparison of products, .xlsx. */
  comparison(sheet: ComparisonSheet): Promise<ArrayBuffer>;
  dispose(): void;
}
