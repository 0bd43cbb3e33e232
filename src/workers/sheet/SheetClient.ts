import type { PackedTable } from "#domain/batch/PackedTable.ts";
import type { ImportPreview, ImportRefusal } from "#domain/rooms/importPreview.ts";
import type { OnRows } from "#domain/rooms/readRooms.ts";
import type { SampleNeeds } from "#domain/rooms/sampleBuildings.ts";
import type { PlanSheet } from "../batch/BatchClient.ts";

export type ReadOutcome =
  | { readonly ok: true; readonly preview: ImportPreview; readonly rooms: PackedTable }
  | { readonly ok: false; readonly code: ImportRefusal; readonly message: string };

export type SampleBuilding = "rhea" | "walker";

/** Spreadsheets, read and written off the page. Every call rejects only with WorkerGone or an abort. */
export interface SheetClient {
  /**
   * Name and size are checked before the bytes are read; the file is not changed. Rows are counted, here and by
   * `readPaste`, once the workbook is unpacked.
   */
  read(file: File, signal: AbortSignal, onRows?: OnRows): Promise<ReadOutcome>;
  /** Tab-separated text as a spreadsheet puts it on the clipboard, with or without a header. */
  readPaste(text: string, signal: AbortSignal, onRows?: OnRows): Promise<ReadOutcome>;
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
  /** A workbook with these sheets, .xlsx. Takes the sheets' buffers over. */
  write(sheets: readonly PlanSheet[]): Promise<ArrayBuffer>;
  dispose(): void;
}
