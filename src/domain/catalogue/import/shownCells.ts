import type { Cell } from "../../base/sheet/SheetGrid.ts";

/** A sheet as a spreadsheet library reads it: values, and what more is known of some cells by `row,column`. */
interface StoredSheet {
  readonly rows: Cell[][];
  readonly cells?: ReadonlyMap<
    string,
    {
      readonly type?: string;
      readonly formula?: string;
      readonly value?: unknown;
      readonly style?: { readonly numFmt?: string };
    }
  >;
}

const WHOLE = 100;
/** Multiplying by a hundred may add digits that the cell did not have; no figure has as many as these. */
const DIGITS = 12;
/** `0%` and `0.0 %`; a percent sign in quotes or after a backslash is only drawn. */
const PERCENT = /^(?:[^"\\%]|"[^"]*"|\\.)*%/u;

/** The number that a person sees in a cell with a % format: it stores 0.62 and shows 62 %. */
const asShown = (value: number, format: string | undefined): Cell =>
  format !== undefined && PERCENT.test(format) ? `${Number((value * WHOLE).toPrecision(DIGITS))} %` : value;

/** A formula that no spreadsheet has computed has no value; read as blank it would be lost silently. */
export function shownCells({ rows, cells }: StoredSheet): readonly (readonly Cell[])[] {
  const grid = rows;
  for (const [at, { type, formula, value, style }] of cells ?? []) {
    const [row = 0, column = 0] = at.split(",").map(Number);
    const target = grid[row];
    if (!target) continue;
    if (type === "error") target[column] = { fault: String(value) };
    else if (formula !== undefined && value === null) target[column] = { fault: "a formula without a value" };
    else if (typeof value === "number") target[column] = asShown(value, style?.numFmt);
  }
  return grid;
}
