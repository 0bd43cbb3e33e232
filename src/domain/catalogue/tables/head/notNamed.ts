import { least } from "../../../base/lists.ts";
import { isBlank } from "../../../base/sheet/SheetGrid.ts";
import type { TableRemark } from "../TableReading.ts";
import { figuresOf, type TableFacts } from "./tableFacts.ts";
import type { TableHead } from "./TableHead.ts";

/** A column that a head names, as it is printed. */
interface Named {
  readonly column: number;
  readonly header: string;
}

/**
 * Columns of figures without any head: what they are nobody can say, so they are named by the column beside them.
 */
export function notNamed(
  { columns, axis, nameless }: Pick<TableHead, "columns" | "axis" | "nameless">,
  facts: TableFacts,
  isTurned: boolean,
): readonly TableRemark[] {
  const named: readonly Named[] = [
    ...columns,
    ...(axis?.columns.map((column) => ({ column, header: axis.header })) ?? []),
  ].filter(({ header }) => header !== "");
  const first = least(named.map(({ column }) => column));
  const filled = filledColumns(facts);
  const found = nameless.filter((column) => {
    if (!filled.has(column)) return false;
    const figures = figuresOf(facts, column);
    // Rows are often numbered before their models.
    return figures.length > 0 && !(column < first && areCounted(figures));
  });
  return runsOf(found).map((run) => {
    const { header, isBefore } = besideOf(named, run[0] ?? 0);
    const side = isTurned ? (isBefore ? "下面" : "上面") : isBefore ? "右边" : "左边";
    const count = `${run.length} ${isTurned ? "行" : "列"}`;
    return {
      ...{ code: "no-head", place: facts.place, product: "", field: header },
      message: `“${header}”${side}有 ${count}数值没有表头，没有读入`,
    };
  });
}

/** A sheet may be thousands of blank columns wide, so cells are visited once. */
function filledColumns({ grid, firstRow }: TableFacts): ReadonlySet<number> {
  const filled = new Set<number>();
  for (const cells of grid.rows.slice(firstRow))
    cells.forEach((cell, column) => {
      if (!isBlank(cell)) filled.add(column);
    });
  return filled;
}

/** The last named column before it, else the first behind it. */
function besideOf(named: readonly Named[], column: number) {
  const before = named.filter((one) => one.column < column);
  const isBefore = before.length > 0;
  const [nearest] = (isBefore ? before : [...named]).toSorted((a, b) =>
    isBefore ? b.column - a.column : a.column - b.column,
  );
  return { header: nearest?.header ?? "", isBefore };
}

const areCounted = (figures: readonly number[]) => figures.every((figure, at) => figure === at + 1);

/** Neighbours together. */
function runsOf(columns: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const column of columns) {
    const run = runs.at(-1);
    if (run?.at(-1) === column - 1) run.push(column);
    else runs.push([column]);
  }
  return runs;
}
