import type { RoomFigure } from "./Room.ts";

/** Why a whole file was not taken. The sentence for a person travels with it. */
export type ImportRefusal =
  | "wrong-extension"
  | "too-large"
  | "empty"
  | "not-a-workbook"
  | "inflates-too-far"
  | "too-many-rows"
  | "no-header"
  | "no-rows"
  | "unreadable";

export type RoomField = "roomCode" | "roomName" | RoomFigure;

/** A column as it was recognised: "冷负荷（W）" is coolingLoad in W. */
export interface RecognisedColumn {
  readonly letter: string;
  readonly header: string;
  readonly field: RoomField;
  /** Unit as read, or the one assumed when the header names none. */
  readonly unit: string;
  readonly isUnitAssumed: boolean;
}

export interface RefusedRow {
  /** Number of the row as the spreadsheet shows it. */
  readonly row: number;
  readonly roomCode: string;
  /** One sentence: which column, what was found, what is expected. */
  readonly reason: string;
}

/** What an import would bring, for a person to look at before it replaces anything. Nothing is dropped silently. */
export interface ImportPreview {
  readonly fileName: string;
  readonly sheet: string;
  /** Other sheets with their row counts: which were passed over. */
  readonly otherSheets: readonly { readonly name: string; readonly rows: number }[];
  readonly headerRow: number;
  readonly columns: readonly RecognisedColumn[];
  readonly ignored: readonly { readonly letter: string; readonly header: string }[];
  readonly accepted: number;
  readonly emptyRows: number;
  /** All of them; the page shows them virtualised. */
  readonly refused: readonly RefusedRow[];
  /** Remarks on the whole: duplicated room codes, rooms without area, a header read without unit. */
  readonly remarks: readonly string[];
  /** The first rooms as they will arrive, figures in the order of `columns`. */
  readonly sample: readonly { readonly row: number; readonly cells: readonly string[] }[];
}
