import { cellText, columnLetter, isBlank, type Cell, type SheetGrid } from "../../../base/sheet/SheetGrid.ts";
import type { TableRemark } from "../TableReading.ts";

/** A sheet as it is shown, and where each of its rows and columns stands in the file. */
export interface ShownSheet {
  readonly grid: SheetGrid;
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** What is hidden and has contents. */
  readonly remarks: readonly TableRemark[];
}

const MOST_NAMED = 10;

/** Hidden rows and columns do not belong to a printed table: they are left out, and a remark says so. */
export function withoutHidden(grid: SheetGrid): ShownSheet {
  const { hiddenRows = new Set<number>(), hiddenColumns = new Set<number>() } = grid;
  const width = grid.rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const rows = shownOf(grid.rows.length, hiddenRows);
  const columns = shownOf(width, hiddenColumns);
  if (rows.length === grid.rows.length && columns.length === width)
    return { grid, rows, columns, remarks: [] };
  const moved = withMovedValues(grid, hiddenRows, hiddenColumns);
  const span = (from: number, to: number, shown: readonly number[]) => {
    const [first, last] = [shown.findIndex((at) => at >= from), shown.findLastIndex((at) => at <= to)];
    return first === -1 || last < first ? null : { first, last };
  };
  return {
    rows,
    columns,
    remarks: remarksOf(grid, hiddenRows, hiddenColumns),
    grid: {
      name: grid.name,
      isHidden: grid.isHidden,
      rows: rows.map((row) => columns.map((column): Cell => moved[row]?.[column] ?? null)),
      merges: grid.merges.flatMap(({ startRow, startCol, endRow, endCol }) => {
        const [down, across] = [span(startRow, endRow, rows), span(startCol, endCol, columns)];
        if (!down || !across) return [];
        return [{ startRow: down.first, endRow: down.last, startCol: across.first, endCol: across.last }];
      }),
    },
  };
}

const shownOf = (count: number, hidden: ReadonlySet<number>) =>
  Array.from({ length: count }, (_, at) => at).filter((at) => !hidden.has(at));

/** A merged range shows its value although its first row is hidden. */
function withMovedValues(
  { rows, merges }: SheetGrid,
  hiddenRows: ReadonlySet<number>,
  hiddenColumns: ReadonlySet<number>,
): readonly (readonly Cell[])[] {
  const moved = rows.map((cells) => [...cells]);
  const next = (from: number, to: number, hidden: ReadonlySet<number>) => {
    for (let at = from; at <= to; at++) if (!hidden.has(at)) return at;
    return from;
  };
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const [row, column] = [next(startRow, endRow, hiddenRows), next(startCol, endCol, hiddenColumns)];
    const cells = moved[row];
    if (cells) cells[column] = rows[startRow]?.[startCol] ?? null;
  }
  return moved;
}

function remarksOf(
  { name, rows }: SheetGrid,
  hiddenRows: ReadonlySet<number>,
  hiddenColumns: ReadonlySet<number>,
): readonly TableRemark[] {
  const remark = (field: string, what: string): TableRemark => ({
    ...{ code: "hidden", place: name, product: "", field },
    message: `${what}是隐藏的，没有读入`,
  });
  const filled = [...hiddenRows]
    .filter((row) => (rows[row] ?? []).some((cell) => !isBlank(cell)))
    .toSorted((one, other) => one - other);
  const numbers = filled.slice(0, MOST_NAMED).map((row) => row + 1);
  const more = filled.length > MOST_NAMED ? ` 等 ${filled.length} 行` : " 行";
  const ofColumns = [...hiddenColumns].flatMap((column) => {
    const first = rows.find((cells) => !isBlank(cells[column]))?.[column];
    return first === undefined ? [] : [remark(cellText(first).trim(), `${columnLetter(column)} 列`)];
  });
  return [...(filled.length === 0 ? [] : [remark("", `第 ${numbers.join("、")}${more}`)]), ...ofColumns];
}
