import type { RoomFigure, RoomPlace } from "./Room.ts";

/** Why a whole file was not taken. The sentence for a person travels with it. */
export type ImportRefusal =
  | "wrong-extension"
  | "too-large"
  | "empty"
  | "not-a-workbook"
  | "not-a-text"
  | "inflates-too-far"
  | "too-many-rows"
  | "no-header"
  | "no-rows"
  | "unreadable";

/** The fields of a room that are texts. */
export type RoomLabel = "roomCode" | "roomName" | keyof RoomPlace;
export type RoomField = RoomLabel | RoomFigure;
/** What a column can hold: a field of a room, or what one is worked out from. */
export type ColumnField = RoomField | "summerHumidity";

/** A column of a schedule as it is understood: 冷负荷（W） is coolingLoad in W. `null` is not read. */
export interface MappedColumn {
  readonly letter: string;
  readonly header: string;
  readonly field: ColumnField | null;
  /** Label of the unit it is read in; empty for texts and counts. */
  readonly unit: string;
  /** Nothing in the schedule names a unit. */
  readonly isUnitAssumed: boolean;
  /** Letter of the column beside it that names the unit of each row; empty where there is none. */
  readonly unitLetter: string;
  /** The first three values as the schedule has them. */
  readonly samples: readonly string[];
  /** The spreadsheet does not show it. */
  readonly isHidden: boolean;
  /** Why it is read so or not at all, where that is not plain. */
  readonly note: string;
}

/** How a person wants a column read. */
export interface ColumnUse {
  readonly field: ColumnField | null;
  readonly unit: string;
}
/** One use for each column of the form, from its first. */
export type FormChoice = readonly ColumnUse[];

/** What a person decided about a schedule; whatever is absent is as proposed. */
export interface ImportChoice {
  /** By the key of the form. */
  readonly forms: Readonly<Record<string, FormChoice>>;
  /** By the id of the table: whether it is read. */
  readonly tables: Readonly<Record<string, boolean>>;
  readonly leavesHiddenRows: boolean;
}
export const NO_CHOICE: ImportChoice = { forms: {}, tables: {}, leavesHiddenRows: false };

/** A doubt with a proposal: which of `uses` is meant for these columns of the form. */
export interface ImportQuestion {
  readonly text: string;
  /** Places of the columns in the form. */
  readonly columns: readonly number[];
  readonly options: readonly { readonly label: string; readonly uses: readonly ColumnUse[] }[];
}

/** A table of the schedule, by the row of its header. */
export interface FoundTable {
  readonly id: string;
  /** 工作表 1F，第 12 行 */
  readonly place: string;
  readonly rows: number;
  readonly isRead: boolean;
  /** Why it is not read by itself; empty when it is. */
  readonly note: string;
}

/** Tables with the same header, which are understood alike. */
export interface ScheduleForm {
  /** Tells schedules of one form from those of another, also tomorrow. */
  readonly key: string;
  readonly columns: readonly MappedColumn[];
  readonly tables: readonly FoundTable[];
  readonly questions: readonly ImportQuestion[];
  /** It is read as a person decided about an earlier schedule of this form. */
  readonly isRemembered: boolean;
}

/** What is probably wrong, and how the columns would be read if it is. */
export interface ImportWarning {
  readonly text: string;
  readonly fix: { readonly form: string; readonly column: number; readonly use: ColumnUse } | null;
}

export interface RefusedRow {
  /** Number of the row as the spreadsheet shows it. */
  readonly row: number;
  /** Empty while all rooms come from one sheet. */
  readonly sheet: string;
  readonly roomCode: string;
  /** One sentence: which column, what was found, what is expected. Of a room that is taken, what is doubtful. */
  readonly reason: string;
}

/** A room as it will arrive, and where in the schedule it stands, as of a refused row. */
export interface SampleRoom extends Pick<RefusedRow, "row" | "sheet"> {
  readonly cells: readonly string[];
}

/** What an import would bring, for a person to look at before it replaces anything. Nothing is dropped silently. */
export interface ImportPreview {
  readonly fileName: string;
  /** Every sheet that is read. */
  readonly sheet: string;
  /** Sheets without a table, with their row counts. */
  readonly otherSheets: readonly {
    readonly name: string;
    readonly rows: number;
    readonly isHidden: boolean;
  }[];
  /** The schedule lies on its side: its rows were read as columns, and row numbers are those of the spreadsheet's columns. */
  readonly isTurned: boolean;
  readonly headerRow: number;
  readonly forms: readonly ScheduleForm[];
  /** The fields that the rooms state, in the order of `sample`. */
  readonly fields: readonly RoomField[];
  readonly accepted: number;
  readonly emptyRows: number;
  /** Rows that the spreadsheet hides; they are read unless a person leaves them out. */
  readonly hiddenRows: number;
  /** Which they are, in words: 7、9–12. */
  readonly hiddenRowsAt: string;
  /** All of them; the page shows them virtualised. */
  readonly refused: readonly RefusedRow[];
  /** Rooms that are taken with a figure that hardly any room has, and which that is. */
  readonly doubtful: readonly RefusedRow[];
  readonly warnings: readonly ImportWarning[];
  /** Remarks on the whole: duplicated room codes, rooms without area. */
  readonly remarks: readonly string[];
  /** The first rooms as they will arrive, cells in the order of `fields`. */
  readonly sample: readonly SampleRoom[];
}
