import { setWhere, type BitSet } from "./BitSet.ts";
import type { PropertyTest } from "./Conditions.ts";
import { rowsWithin } from "./figureOrder.ts";
import type { Coded, Figures, PropertyColumn } from "./SearchColumns.ts";

const YES: ReadonlySet<string> = new Set(["true", "1"]);

/** Whether each code in the rows stands for a wanted value; a table, because it is read for every row. */
function wantedNumbers({ codes }: Coded, isWanted: (code: string) => boolean): Uint8Array {
  const wanted = new Uint8Array(codes.length + 1);
  codes.forEach((code, at) => (wanted[at + 1] = Number(isWanted(code))));
  return wanted;
}

/** Whether each row's figure is wanted; for coded figures the test runs once for each distinct one. */
function figureTest(figures: Figures, isWanted: (figure: number) => boolean): (row: number) => boolean {
  if (figures instanceof Float64Array) return (row) => isWanted(figures[row]!);
  const wanted = Uint8Array.from(figures.distinct, (figure) => Number(isWanted(figure)));
  return (row) => wanted[figures.rows[row]!] === 1;
}

const folded = (text: string) => text.trim().toLowerCase();

function isValue(column: PropertyColumn, values: readonly string[]): (row: number) => boolean {
  switch (column.kind) {
    case "number": {
      const numbers = new Set(values.map(Number));
      return figureTest(column.values, (figure) => numbers.has(figure));
    }
    case "range": {
      const numbers = values.map(Number);
      return (row) => numbers.some((number) => overlaps(column, row, number, number));
    }
    case "bool": {
      const isYesWanted = values.some((value) => YES.has(value));
      const isNoWanted = values.some((value) => !YES.has(value));
      return (row) => (isYesWanted && column.values[row] === 2) || (isNoWanted && column.values[row] === 1);
    }
    case "enum": {
      const wanted = wantedNumbers(column.coded, (code) => values.includes(code));
      return (row) => wanted[column.coded.rows[row]!] === 1;
    }
    case "text": {
      const texts = new Set(values.map(folded));
      const wanted = wantedNumbers(column.coded, (text) => texts.has(folded(text)));
      return (row) => wanted[column.coded.rows[row]!] === 1;
    }
  }
}

/** Whether a product's range overlaps the range asked for; an open end has no limit. */
function overlaps(
  { from, to }: PropertyColumn & { kind: "range" },
  row: number,
  least: number,
  most: number,
): boolean {
  // NaN (an open end) fails both comparisons; with both ends open the range is not stated.
  const isStated = from[row] === from[row] || to[row] === to[row];
  return isStated && !(from[row]! > most) && !(to[row]! < least);
}

function testOf(column: PropertyColumn, test: PropertyTest): (row: number) => boolean {
  if (test.kind === "is") return isValue(column, test.values);
  if (column.kind === "number")
    return figureTest(column.values, (figure) => figure >= test.from && figure <= test.to);
  if (column.kind === "range") return (row) => overlaps(column, row, test.from, test.to);
  return () => false;
}

/** The rows whose property passes the test; a property that is not stated never passes. */
export const propertySet = (column: PropertyColumn, size: number, test: PropertyTest): BitSet =>
  test.kind === "between" && column.kind === "number" && column.values instanceof Float64Array
    ? rowsWithin(column.values, test)
    : setWhere(size, testOf(column, test));
