import type { Result } from "#domain/result.ts";
import type { SheetGrid } from "#domain/rooms/SheetGrid.ts";

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

/** The spreadsheet library, as far as we need one. What it is given to read has passed `unpackWorkbook`. */
export interface Workbook {
  /** All sheets, hidden ones too, in the order of the workbook. */
  read(file: Uint8Array<ArrayBuffer>): Promise<Result<readonly SheetGrid[], "damaged" | "too-many-rows">>;
  write(sheets: readonly WrittenSheet[]): Promise<Uint8Array<ArrayBuffer>>;
}
