import { isBlank, type Cell } from "../../base/sheet/SheetGrid.ts";
import type { SourceField, SourceRow } from "./SourceProduct.ts";

/**
 * A table below one row of headers. `firstRow` is the row number that a person sees for the first row of cells.
 */
export interface SourceTable {
  /** Prefix of a row's place: empty or `curves `. */
  readonly prefix: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly firstRow: number;
}

/** Non-empty rows without their blank cells. A cell below no header gets the header `column 4`. */
export function rowsOf({ prefix, headers, rows, firstRow }: SourceTable): SourceRow[] {
  return rows.flatMap((cells, at) => {
    const fields = cells.flatMap((cell, column): SourceField[] =>
      isBlank(cell) ? [] : [[headers[column] || `column ${column + 1}`, cell]],
    );
    return fields.length === 0 ? [] : [{ place: `${prefix}row ${firstRow + at}`, fields }];
  });
}
