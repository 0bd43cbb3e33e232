import type { Cell, SheetGrid } from "./SheetGrid.ts";

/** Figures of a room; a sheet with more rows does not lie on its side. */
const MOST_FIGURES = 200;

/** The sheet with its rows as columns, as schedules are written that lie on their side; `null` where it is too long to be one. */
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
