import { readXlsx } from "hucre/xlsx";
import { readSheet } from "read-excel-file/node";
import { expect } from "vitest";

export type Rows = readonly (readonly unknown[])[];

/** What a spreadsheet computes of a formula of ours: references, + − * / ^, SQRT and SUM. */
function computed(formula: string, rows: Rows): number {
  const cellOf = (column: string, row: number) => rows[row - 1]?.[(column.codePointAt(0) ?? 0) - 65];
  const numeric = (value: unknown) => {
    if (typeof value !== "number") throw new Error(`${formula} refers to ${String(value)}`);
    return `(${value})`;
  };
  const text = formula
    .replaceAll(
      /SUM\(([A-Z])(\d+):\1(\d+)\)/gu,
      (_, column: string, first: string, last: string) =>
        // A sum leaves empty cells out.
        `(${Array.from({ length: Number(last) - Number(first) + 1 }, (__, at) => numeric(cellOf(column, Number(first) + at) ?? 0)).join("+")})`,
    )
    .replaceAll(/\$?([A-Z])\$?(\d+)/gu, (_, column: string, row: string) =>
      numeric(cellOf(column, Number(row))),
    )
    .replaceAll("^", "**")
    .replaceAll("SQRT", "Math.sqrt")
    .replaceAll("MAX(", "Math.max(")
    .replaceAll("MIN(", "Math.min(");
  // eslint-disable-next-line typescript/no-implied-eval -- only figures and signs are left
  return Number(new Function(`return ${text}`)());
}

/** The rows of a sheet as another program reads them. */
export const rowsIn = async (file: ArrayBuffer, name: string): Promise<Rows> =>
  readSheet(Buffer.from(file), name, { trim: false });

/** Computes every formula of a workbook from the figures that it refers to; how many there are. */
export async function checkedFormulas(file: ArrayBuffer): Promise<number> {
  const { sheets } = await readXlsx(new Uint8Array(file));
  let formulas = 0;
  for (const { name, cells } of sheets) {
    const rows = await rowsIn(file, name);
    for (const [place, { formula }] of cells ?? []) {
      if (formula === undefined) continue;
      const [row, column] = place.split(",").map(Number);
      const shown = rows[row!]![column!];
      expect(computed(formula, rows), `${name} ${place} ${formula}`).toBeCloseTo(Number(shown), 6);
      formulas++;
    }
  }
  return formulas;
}
