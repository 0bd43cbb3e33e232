import type { Cell, SheetGrid } from "./SheetGrid.ts";

/** A sheet with more rows than this has rooms in its rows: no room has so many figures. It is not transposed. */
const MOST_FIGURES = 200;

/**
 * Exchanges rows and columns, for schedules that are written sideways; `null` when the sheet has too many rows to
 * be one.
 */
export function turnGrid(grid: SheetGrid): SheetGrid | null {
  const { rows, merges, hiddenRows, hiddenColumns } = grid;
  if (rows.length > MOST_FIGURES) return null;
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  return {
    ...grid,
    isTurned: true,
    rows: Array.from({ length: width }, (_, column) => rows.map((cells): Cell => cells[column] ?? null)),
    merges: merges.map(({ startRow, startCol, endRow, endCol }) => ({
      startRow: startCol,
      startCol: startRow,
      endRow: endCol,
      endCol: endRow,
    })),
    ...(hiddenColumns && { hiddenRows: hiddenColumns }),
    ...(hiddenRows && { hiddenColumns: hiddenRows }),
  };
}
