import { cellText, isBlank, type Cell } from "../../base/sheet/SheetGrid.ts";
import { IDENTITY_NAMES } from "./identityFields.ts";
import { namedBy, type HeaderReader } from "./readHeader.ts";
import type { SourceTable } from "./SourceTable.ts";

/** Titles and notes may stand above the headers, within this many rows. */
const ROWS_SEARCHED = 20;

/** The table of a sheet: its header row is the first row that names a model. `null` if no row does. */
export const findTable = (
  prefix: string,
  rows: readonly (readonly Cell[])[],
  headerOf: HeaderReader,
): SourceTable | null =>
  tableBelow(prefix, rows, (cells) =>
    cells.some((cell) => !isBlank(cell) && namedBy(headerOf(cellText(cell)), IDENTITY_NAMES) === "model"),
  );

/** The table below the first row that passes as its header row. `null` if none does. */
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
    // Rows are counted from 1, and the header row comes first.
    firstRow: at + 2,
  };
}
