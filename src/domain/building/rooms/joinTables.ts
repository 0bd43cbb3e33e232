import type { PackedColumn, PackedTable } from "./PackedTable.ts";

type Numbers = Extract<PackedColumn, { kind: "number" }>;
type Texts = Extract<PackedColumn, { kind: "text" }>;

const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);

function joinNumbers(columns: readonly Numbers[]): Numbers {
  const values = new Float64Array(sum(columns.map((column) => column.values.length)));
  let at = 0;
  for (const column of columns) {
    values.set(column.values, at);
    at += column.values.length;
  }
  return { kind: "number", values };
}

function joinTexts(columns: readonly Texts[]): Texts {
  const units = new Uint16Array(sum(columns.map((column) => column.units.length)));
  const offsets = new Uint32Array(1 + sum(columns.map((column) => column.offsets.length - 1)));
  let [at, row] = [0, 0];
  for (const column of columns) {
    units.set(column.units, at);
    for (let end = 1; end < column.offsets.length; end++) offsets[++row] = at + column.offsets[end]!;
    at += column.units.length;
  }
  return { kind: "text", units, offsets };
}

const isText = (column: PackedColumn): column is Texts => column.kind === "text";
const isNumber = (column: PackedColumn): column is Numbers => column.kind === "number";

/** The blank column of a table that lacks it. */
const blank = ({ kind }: PackedColumn, rows: number): PackedColumn =>
  kind === "text"
    ? { kind, units: new Uint16Array(0), offsets: new Uint32Array(rows + 1) }
    : { kind, values: new Float64Array(rows).fill(NaN) };

/**
 * Joins tables, with blanks where only others have a column. No text is decoded, so that a page can join pieces as
 * they arrive.
 */
export function joinTables(tables: readonly PackedTable[]): PackedTable {
  const joined = (name: string): PackedColumn => {
    const [like] = tables.flatMap((table) => table.columns[name] ?? []);
    const columns = tables.flatMap((table) => table.columns[name] ?? (like ? blank(like, table.rows) : []));
    return columns.some(isText) ? joinTexts(columns.filter(isText)) : joinNumbers(columns.filter(isNumber));
  };
  const names = new Set(tables.flatMap(({ columns }) => Object.keys(columns)));
  return {
    rows: sum(tables.map(({ rows }) => rows)),
    columns: Object.fromEntries([...names].map((name) => [name, joined(name)])),
  };
}
