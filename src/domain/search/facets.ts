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

/** More steps than these are no list to choose from. */
const MOST_STEPS = 60;

/** The different figures of a property, ascending, each with its count; null where they are too many to be steps. */
export function stepFacet(narrowed: Narrowed, code: string): (PropertyFacet & { kind: "counts" }) | null {
  const column = lookUp(narrowed.columns.properties, code);
  if (column?.kind !== "number") return null;
  const { values } = column;
  const steps = [...new Set(values)].filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
  if (steps.length > MOST_STEPS) return null;
  const places = new Map(steps.map((value, place) => [value, place]));
  const counts = new Uint32Array(steps.length);
  eachRow(passingWithout(narrowed, code), (row) => {
    const place = places.get(values[row]!);
    if (place !== undefined) counts[place]!++;
  });
  return { kind: "counts", codes: steps.map(String), counts };
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
