import type { SheetGrid } from "../sheet/SheetGrid.ts";

type Rows = readonly (readonly (string | null)[])[];
interface Part extends Pick<SheetGrid, "merges"> {
  readonly rows: Rows;
}

const squeezed = (cells: readonly (string | null)[] | undefined) =>
  (cells ?? []).map((cell) => (cell ?? "").replace(/\s+/gu, "")).join("|");
const isLine = (cells: readonly (string | null)[]) => cells.filter((cell) => cell !== null).length < 2;

/** The first row of a page's part that is neither a line of text nor the head printed again. */
function firstOfBody(one: Rows, other: Rows): number {
  const head = one.findIndex((cells) => !isLine(cells));
  let row = other.findIndex((cells) => !isLine(cells));
  for (let at = head; row >= 0 && row < other.length && squeezed(other[row]) === squeezed(one[at]); at++)
    row++;
  return row;
}

/**
 * The text in a column at the last row of a table: that of the merged cell that reaches the row, or the cell's
 * own.
 */
function lastText({ rows, merges }: Part, row: number, column: number): string | null {
  const merge = merges.find(
    ({ startRow, endRow, startCol, endCol }) =>
      endRow >= row && startRow <= row && startCol === column && endCol === column,
  );
  return rows[merge?.startRow ?? row]?.[column] ?? null;
}

/**
 * The rows of a table on its next page, with cells that are merged downwards filled in again. Programs leave such
 * cells blank after a page break. The break cut a merged cell if the first column with merged cells is blank below
 * it.
 */
export function goneOn(one: Part, other: Part): Rows {
  const first = firstOfBody(one.rows, other.rows);
  const last = one.rows.findLastIndex((cells) => !isLine(cells));
  const cells = other.rows[first];
  if (first < 0 || last < 0 || cells === undefined) return other.rows;
  const head = one.rows.findIndex((row) => !isLine(row));
  const merged = one.merges.filter(
    ({ startRow, endRow, startCol, endCol }) => startRow > head && endRow > startRow && startCol === endCol,
  );
  const columns = [...new Set(merged.map(({ startCol }) => startCol))].toSorted((a, b) => a - b);
  const [leading] = columns;
  if (leading === undefined || (cells[leading] ?? null) !== null) return other.rows;
  const isGoneOn = (column: number) => columns.includes(column) && (cells[column] ?? null) === null;
  const filled = cells.map((cell, column) => (isGoneOn(column) ? lastText(one, last, column) : cell));
  return other.rows.with(first, filled);
}
