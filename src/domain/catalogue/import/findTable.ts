import { cellText, isBlank, type Cell } from "../../base/sheet/SheetGrid.ts";
import { IDENTITY_NAMES } from "./identityFields.ts";
import { namedBy, type HeaderReader } from "./readHeader.ts";
import type { SourceTable } from "./SourceTable.ts";

/** Titles and notes may stand above the headers, but no further down than this. */
const ROWS_SEARCHED = 20;

/** The table of a sheet: its headers are the first row that names a model. `null` where no row does. */
export const findTable = (
  prefix: string,
  rows: readonly (readonly Cell[])[],
  headerOf: HeaderReader,
): SourceTable | null =>
  tableBelow(prefix, rows, (cells) =>
    cells.some((cell) => !isBlank(cell) && namedBy(headerOf(cellText(cell)), IDENTITY_NAMES) === "model"),
  );

/** The table below the first row that is its headers. `null` where no row is. */
export function tableBelow(
  prefix: string,
  rows: readonly (readonly Cell[])[],
  areHeaders: (cells: readonly Cell[]) => boolean,
): SourceTable | null {
  const at = rows.slice(0, ROWS_SEARCHED).findIndex(areHeaders);
  const headers = rows[at];
  if (headers === undefined) return null;
  return {
    prefix,
    headers: headers.map((cell) => cellText(cell).trim()),
    rows: rows.slice(at + 1),
    // Rows are counted from 1, and the header has one.
    firstRow: at + 2,
  };
}
