import type { Result } from "#domain/base/result.ts";
import type { SheetGrid } from "#domain/base/sheet/SheetGrid.ts";

/**
 * One column of a sheet to write. `values` are numbers or texts; a text stays text whatever it begins with.
 */
export interface WrittenColumn {
  readonly title: string;
  /** Decimals shown for a number; `null` for unformatted numbers and for texts. */
  readonly digits: number | null;
  readonly isText: boolean;
  /** In characters of the default font. */
  readonly width: number;
  /** For each row the formula that gives the value; null without one. */
  readonly formulas?: readonly (string | null)[];
  /** For each row the decimals of its number, if they differ from the column's. */
  readonly digitsOf?: readonly (number | null)[];
}

/** A table below one header row that stays visible. */
export interface WrittenSheet {
  readonly name: string;
  readonly columns: readonly WrittenColumn[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** The role of a cell, which decides its format. Titles, notes and wide cells extend beyond their column. */
export type CellRole = "title" | "head" | "label" | "group" | "bad" | "wide" | "note" | "dark";

/** A cell of a grid. A text stays text whatever it begins with. */
export interface WrittenCell {
  readonly value: string | number;
  readonly role?: CellRole;
  /** For a number: the decimals shown, and the text after it. */
  readonly digits?: number;
  readonly suffix?: string;
  readonly link?: string;
}

/** A sheet whose cells have individual formats, such as a document with a head. */
export interface WrittenGrid {
  readonly name: string;
  /** Widths of columns, in characters of the default font. */
  readonly widths: readonly number[];
  readonly cells: readonly (readonly (WrittenCell | null)[])[];
  /** Number of columns at the left that stay visible. */
  readonly frozenColumns: number;
}

/** The part of a spreadsheet library that we need. Files to read have passed `unpackWorkbook`. */
export interface Workbook {
  /** All sheets, including hidden ones, in the order of the workbook. */
  read(file: Uint8Array<ArrayBuffer>): Promise<Result<readonly SheetGrid[], "damaged" | "too-many-rows">>;
  write(sheets: readonly (WrittenSheet | WrittenGrid)[]): Promise<Uint8Array<ArrayBuffer>>;
}
