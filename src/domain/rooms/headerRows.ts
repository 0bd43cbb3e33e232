import { cellText, isBlank, type SheetGrid } from "./SheetGrid.ts";

/**
 * The header texts of each column when the header stands on `depth` rows from `top`, upper row first. A cell
 * merged across columns heads each of them; so does a group title whose neighbours to the right are blank while
 * something stands below them, since pastes and "centred across selection" carry no merges.
 */
export function headerTexts(grid: SheetGrid, top: number, depth: number): readonly (readonly string[])[] {
  const width = grid.rows.slice(top, top + depth).reduce((most, row) => Math.max(most, row.length), 0);
  const texts: string[][] = Array.from({ length: width }, () => []);
  for (let row = top; row < top + depth; row++) {
    const filled = rowTexts(grid, row, width);
    const isLast = row === top + depth - 1;
    let group = "";
    filled.forEach((text, column) => {
      if (text !== "") group = text;
      const inherits = text === "" && !isLast && hasTextBelow(grid, row, top + depth, column);
      const own = inherits ? group : text;
      if (own !== "") texts[column]?.push(own);
    });
  }
  return texts;
}

function rowTexts(grid: SheetGrid, row: number, width: number): string[] {
  const cells = grid.rows[row] ?? [];
  const texts = Array.from({ length: width }, (_, column) => cellText(cells[column]).trim());
  for (const { startRow, startCol, endCol } of grid.merges) {
    if (startRow !== row) continue;
    const last = Math.min(endCol, width - 1);
    for (let column = startCol + 1; column <= last; column++) texts[column] = texts[startCol] ?? "";
  }
  return texts;
}

function hasTextBelow(grid: SheetGrid, row: number, end: number, column: number): boolean {
  for (let below = row + 1; below < end; below++) if (!isBlank(grid.rows[below]?.[column])) return true;
  return false;
}
