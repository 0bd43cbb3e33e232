import { isBlank, type Cell, type SheetGrid } from "../../../base/sheet/SheetGrid.ts";
import { tableText } from "../cells/readTableCell.ts";
import { simplifyHead } from "../words/simplifyHead.ts";
import { stepOf } from "../words/steps.ts";

/** Columns of one set of steps, from the first to before the last. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** 高 | 中 | 低 | 高 | 中 | 低 are two sets: a step that is there already begins the next. */
function runsOf(cells: readonly Cell[]): readonly Run[] {
  const runs: Run[] = [];
  let seen = new Set<string>();
  let from = 0;
  const end = (to: number) => {
    if (seen.size > 1) runs.push({ from, to });
    seen = new Set();
  };
  for (let column = 0; column <= cells.length; column++) {
    const cell = cells[column];
    const step = typeof cell === "string" ? stepOf(simplifyHead(tableText(cell))) : null;
    if (step === null || seen.has(step)) end(column);
    if (step === null) continue;
    if (seen.size === 0) from = column;
    seen.add(step);
  }
  return runs;
}

/**
 * Where the merges of a head are lost, the name of a group stands in the middle of its columns: 风量 above the
 * second of 高 | 中 | 低. It is moved above the first, since a name counts from its column on.
 */
export function withGroupsAtStart(grid: SheetGrid, depth: number): SheetGrid {
  const rows = grid.rows.slice(0, depth).map((cells): Cell[] => [...cells]);
  const isMerged = (row: number, { from, to }: Run) =>
    grid.merges.some(
      ({ startRow, endRow, startCol, endCol }) =>
        startRow <= row && endRow >= row && startCol < to && endCol >= from,
    );
  let isChanged = false;
  for (let row = 1; row < depth; row++)
    for (const run of runsOf(rows[row] ?? []))
      for (let above = 0; above < row; above++) {
        const cells = rows[above] ?? [];
        const named: number[] = [];
        for (let column = run.from; column < run.to; column++)
          if (!isBlank(cells[column])) named.push(column);
        const [only] = named;
        if (only === undefined || named.length > 1 || only === run.from || isMerged(above, run)) continue;
        cells[run.from] = cells[only] ?? null;
        cells[only] = null;
        isChanged = true;
      }
  return isChanged ? { ...grid, rows: [...rows, ...grid.rows.slice(depth)] } : grid;
}
