import { cellText, isBlank, type SheetGrid } from "./SheetGrid.ts";

/**
 * The header texts of each column for a header of `depth` rows from `top`, upper row first. A cell merged across
 * columns belongs to each of them. So does a group title with blanks to its right and texts below those, because
 * pastes and "centre across selection" carry no merges. A column with a name of its own above takes no group from
 * its left.
 */
export function headerTexts(grid: SheetGrid, top: number, depth: number): readonly (readonly string[])[] {
  const width = grid.rows.slice(top, top + depth).reduce((most, row) => Math.max(most, row.length), 0);
  const texts: string[][] = Array.from({ length: width }, () => []);
  const isNamed = Array<boolean>(width).fill(false);
  /** The merged group above each column: a title goes no further than its own. */
  const groups = Array<string>(width).fill("");
  for (let row = top; row < top + depth; row++) {
    const { own, spread } = rowTexts(grid, row, width);
    const isLast = row === top + depth - 1;
    let group = "";
    let within = "";
    own.forEach((text, column) => {
      const said = text === "" ? (spread[column] ?? "") : text;
      if (said !== "") [group, within] = [said, groups[column] ?? ""];
      const inherits =
        said === "" &&
        !isLast &&
        !isNamed[column] &&
        within === groups[column] &&
        hasTextBelow(grid, row, top + depth, column);
      const heading = inherits ? group : said;
      if (heading !== "") texts[column]?.push(heading);
      if (text !== "") isNamed[column] = true;
    });
    for (const { startRow, startCol, endCol } of grid.merges)
      if (startRow === row && endCol > startCol) groups.fill(`${row} ${startCol}`, startCol, endCol + 1);
  }
  return texts;
}

/** The texts of a row's own cells, and those that cells merged across columns give to the cells they cover. */
function rowTexts(grid: SheetGrid, row: number, width: number) {
  const cells = grid.rows[row] ?? [];
  const own = Array.from({ length: width }, (_, column) => cellText(cells[column]).trim());
  const spread = Array<string>(width).fill("");
  for (const { startRow, startCol, endCol } of grid.merges) {
    if (startRow !== row) continue;
    const last = Math.min(endCol, width - 1);
    for (let column = startCol + 1; column <= last; column++) spread[column] = own[startCol] ?? "";
  }
  return { own, spread };
}

function hasTextBelow(grid: SheetGrid, row: number, end: number, column: number): boolean {
  for (let below = row + 1; below < end; below++) if (!isBlank(grid.rows[below]?.[column])) return true;
  return false;
}
