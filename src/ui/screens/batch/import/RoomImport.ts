import type { PackedTable } from "#domain/building/rooms/PackedTable.ts";
import type { ImportChoice, ImportPreview } from "#domain/building/rooms/importPreview.ts";

/** The source of the rooms: a workbook, or the clipboard. */
export type ImportSource = "file" | "paste";

export type ImportStep =
  | { readonly step: "closed" }
  /** `refusal`: why the last file or text was refused. */
  | { readonly step: "choosing"; readonly source: ImportSource; readonly refusal: string }
  | {
      readonly step: "reading";
      readonly source: ImportSource;
      readonly name: string;
      /** `null` while the workbook is unpacked. */
      readonly rows: { readonly read: number; readonly total: number } | null;
    }
  | {
      readonly step: "preview";
      readonly source: ImportSource;
      readonly preview: ImportPreview;
      readonly rooms: PackedTable;
      readonly choice: ImportChoice;
      /** Whether the same cells are being read with another choice; the preview is then the previous one. */
      readonly isUpdating: boolean;
    };

export interface RoomImport {
  readonly state: ImportStep;
  readonly open: (source: ImportSource) => void;
  readonly readFiles: (files: readonly File[], kind: "workbook" | "csv") => void;
  readonly readText: (text: string) => void;
  /** Reads the same schedule with another choice. */
  readonly choose: (choice: ImportChoice) => void;
  /** Applies the choice to later schedules of the same form. */
  readonly remember: () => void;
  /** Stops reading and returns to choosing. */
  readonly cancel: () => void;
  readonly take: (how: "replace" | "append") => void;
  readonly close: () => void;
}
