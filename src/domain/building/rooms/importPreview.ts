import type { FreshFigure, RoomFigure, RoomPlace } from "./Room.ts";

/** Why a whole file was refused; the sentence for people comes with it. */
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

/** The text fields of a room. */
export type RoomLabel = "roomCode" | "roomName" | keyof RoomPlace;
export type RoomField = RoomLabel | RoomFigure;
/** What a schedule can state of a room. */
export type StatedField = RoomField | FreshFigure;
/** What a column can contain: a field of a room, or a value from which one is computed. */
export type ColumnField = StatedField | "summerHumidity" | "peopleDensity";

/** The interpretation of a column: 冷负荷（W） is coolingLoad in W. `null` is not read. */
export interface MappedColumn {
  readonly letter: string;
  readonly header: string;
  readonly field: ColumnField | null;
  /** Label of the unit it is read in; empty for texts and counts. */
  readonly unit: string;
  /** Nothing in the schedule names a unit. */
  readonly isUnitAssumed: boolean;
  /** Letter of the neighbouring column that names the unit of each row; empty if there is none. */
  readonly unitLetter: string;
  /** The first three values as in the schedule. */
  readonly samples: readonly string[];
  /** The spreadsheet does not show it. */
  readonly isHidden: boolean;
  /** Why it is read in this way or not at all, if that is not obvious. */
  readonly note: string;
}

/** A person's choice of how to read a column. */
export interface ColumnUse {
  readonly field: ColumnField | null;
  readonly unit: string;
}
/** One use for each column of the form, from its first. */
export type FormChoice = readonly ColumnUse[];

/** A person's decisions about a schedule; anything absent stays as proposed. */
export interface ImportChoice {
  /** By the key of the form. */
  readonly forms: Readonly<Record<string, FormChoice>>;
  /** By the id of the table: whether it is read. */
  readonly tables: Readonly<Record<string, boolean>>;
  readonly leavesHiddenRows: boolean;
}
export const NO_CHOICE: ImportChoice = { forms: {}, tables: {}, leavesHiddenRows: false };

/** An open question with a proposal: which of `uses` is meant for these columns of the form. */
export interface ImportQuestion {
  readonly text: string;
  /** Indices of the columns in the form. */
  readonly columns: readonly number[];
  readonly options: readonly { readonly label: string; readonly uses: readonly ColumnUse[] }[];
}

/** A table of the schedule, identified by the row of its header. */
export interface FoundTable {
  readonly id: string;
  /** Its location: 工作表 1F，第 12 行. */
  readonly place: string;
  readonly rows: number;
  readonly isRead: boolean;
  /** Why it is not read by default; empty if it is. */
  readonly note: string;
}

/** Tables with the same header, which are read in the same way. */
export interface ScheduleForm {
  /** Identifies schedules of the same form, also in later imports. */
  readonly key: string;
  readonly columns: readonly MappedColumn[];
  readonly tables: readonly FoundTable[];
  readonly questions: readonly ImportQuestion[];
  /** It is read as a person decided about an earlier schedule of this form. */
  readonly isRemembered: boolean;
}

/** A probable mistake, and how the columns would be read to correct it. */
export interface ImportWarning {
  readonly text: string;
  readonly fix: { readonly form: string; readonly column: number; readonly use: ColumnUse } | null;
}

export interface RefusedRow {
  /** Row number as in the spreadsheet. */
  readonly row: number;
  /** Empty if all rooms come from one sheet. */
  readonly sheet: string;
  readonly roomCode: string;
  /**
   * One sentence: the column, what was found and what is expected. For a room that is imported: what is
   * implausible.
   */
  readonly reason: string;
}

/** A room as it would be imported, with its position in the schedule like a refused row. */
export interface SampleRoom extends Pick<RefusedRow, "row" | "sheet"> {
  readonly cells: readonly string[];
}

/** The result of an import, shown before it replaces anything. Nothing is dropped silently. */
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
  /**
   * The schedule is sideways: its rows were read as columns, and row numbers are the spreadsheet's column numbers.
   */
  readonly isTurned: boolean;
  readonly headerRow: number;
  readonly forms: readonly ScheduleForm[];
  /** The fields that the rooms state, in the order of `sample`. */
  readonly fields: readonly StatedField[];
  readonly accepted: number;
  readonly emptyRows: number;
  /** Rows hidden in the spreadsheet; they are read unless a person leaves them out. */
  readonly hiddenRows: number;
  /** Their numbers in words: 7、9–12. */
  readonly hiddenRowsAt: string;
  /** All of them; the page shows them virtualised. */
  readonly refused: readonly RefusedRow[];
  /** Rooms that are imported although one figure is very unusual, and which figure. */
  readonly implausible: readonly RefusedRow[];
  readonly warnings: readonly ImportWarning[];
  /** Remarks on the whole: duplicate room codes, rooms without area. */
  readonly remarks: readonly string[];
  /** The first rooms as they would be imported, cells in the order of `fields`. */
  readonly sample: readonly SampleRoom[];
}
