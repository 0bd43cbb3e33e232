import { eachRow } from "./BitSet.ts";
import { passingWithout, type Narrowed } from "./narrow.ts";
import type { Coded, PropertyColumn } from "./SearchColumns.ts";
import { lookUp } from "../keyed.ts";

/** How many rows each code has, in the order of the codes; zero for one that has none. */
function countCodes({ codes, rows }: Coded, narrowed: Narrowed, facet: string): Uint32Array<ArrayBuffer> {
  const counts = new Uint32Array(codes.length + 1);
  // Every number in the rows has a place.
  eachRow(passingWithout(narrowed, facet), (row) => counts[rows[row]!]!++);
  return counts.subarray(1);
}

/** Products of each brand that pass all else, in the order of `columns.brands.codes`. */
export const brandCounts = (narrowed: Narrowed) => countCodes(narrowed.columns.brands, narrowed, "brand");

/** Products of each series that pass all else, in the order of `columns.series.codes`. */
export const seriesCounts = (narrowed: Narrowed) => countCodes(narrowed.columns.series, narrowed, "series");

/** What the products that pass every other filter state of a property. */
export type PropertyFacet =
  | { readonly kind: "counts"; readonly codes: readonly string[]; readonly counts: Uint32Array }
  /** Least and greatest figure; null when no product states one. */
  | { readonly kind: "span"; readonly min: number | null; readonly max: number | null };

const BOOL_CODES = ["false", "true"] as const;

/** The facet of a property; texts have none, and neither has a property without a column. */
export function propertyFacet(narrowed: Narrowed, code: string): PropertyFacet | null {
  const column = lookUp(narrowed.columns.properties, code);
  switch (column?.kind) {
    case undefined:
    case "text":
      return null;
    case "enum":
      return {
        kind: "counts",
        codes: column.coded.codes,
        counts: countCodes(column.coded, narrowed, code),
      };
    case "bool": {
      const coded = { codes: BOOL_CODES, rows: Uint16Array.from(column.values) };
      return { kind: "counts", codes: BOOL_CODES, counts: countCodes(coded, narrowed, code) };
    }
    case "number":
    case "range":
      return { kind: "span", ...spanOf(column, narrowed, code) };
  }
}

function spanOf(column: PropertyColumn & { kind: "number" | "range" }, narrowed: Narrowed, code: string) {
  const [lower, upper] = column.kind === "number" ? [column.values, column.values] : [column.from, column.to];
  let min = Infinity;
  let max = -Infinity;
  eachRow(passingWithout(narrowed, code), (row) => {
    // NaN, not stated, fails both comparisons.
    if (lower[row]! < min) min = lower[row]!;
    if (upper[row]! > max) max = upper[row]!;
  });
  return { min: min === Infinity ? null : min, max: max === -Infinity ? null : max };
}
