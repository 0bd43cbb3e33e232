import type { Result } from "#domain/base/result.ts";
import type { SheetGrid } from "#domain/base/sheet/SheetGrid.ts";

/** One column of a sheet to be written. `values` are numbers or texts; a text stays text whatever it begins with. */
export interface WrittenColumn {
  readonly title: string;
  /** Decimals shown of a number; `null` leaves numbers as they are and suits texts. */
  readonly digits: number | null;
  readonly isText: boolean;
  /** In characters of the default font. */
  readonly width: number;
}

/** A table under one header row that stays in sight. */
export interface WrittenSheet {
  readonly name: string;
  readonly columns: readonly WrittenColumn[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** What a cell is there for; its look is the workbook's. Titles, notes and what is wide run on beside their column. */
export type CellRole = "title" | "head" | "label" | "group" | "bad" | "wide" | "note";

/** A cell of a grid. A text stays text whatever it begins with. */
export interface WrittenCell {
  readonly value: string | number;
  readonly role?: CellRole;
  /** Of a number: decimals shown, and what is shown behind it. */
  readonly digits?: number;
  readonly suffix?: string;
  /** What a click opens. */
  readonly link?: string;
}

/** A sheet whose cells each have a form of their own, such as a document with a head. */
export interface WrittenGrid {
  readonly name: string;
  /** Of its columns, in characters of the default font. */
  readonly widths: readonly number[];
  readonly cells: readonly (readonly (WrittenCell | null)[])[];
  /** Columns at the left that stay in sight. */
  readonly frozenColumns: number;
}

/** The spreadsheet library, as far as we need one. What it is given to read has passed `unpackWorkbook`. */
export interface Workbook {
  /** All sheets, hidden ones too, in the order of the workbook. */
  read(file: Uint8Array<ArrayBuffer>): Promise<Result<readonly SheetGrid[], "damaged" | "too-many-rows">>;
  write(sheets: readonly (WrittenSheet | WrittenGrid)[]): Promise<Uint8Array<ArrayBuffer>>;
}
