import { countRows, rowsIn, type BitSet } from "./BitSet.ts";
import { spanInOrder } from "./figureOrder.ts";
import { passingWithout, type Narrowed } from "./narrow.ts";
import { rowKinds, type RowKinds } from "./rowKinds.ts";
import type { Coded, CodedFigures, Figures, Numbers, PropertyColumn } from "./SearchColumns.ts";
import { lookUp } from "../../base/keyed.ts";

/** With fewer rows than this for each kind, counting rows is faster than counting kinds. */
const ROWS_A_KIND = 2;
/** A set with a smaller share of all rows is read directly: in the sorted order its ends would lie far apart. */
const LARGE = 1 / 8;

const listed = new WeakMap<BitSet, Uint32Array<ArrayBuffer>>();

/** `rowsIn`, cached for a set that is no longer written to: a list of rows is read in a third of the time. */
function listedRows(set: BitSet): Uint32Array<ArrayBuffer> {
  const known = listed.get(set) ?? rowsIn(set);
  listed.set(set, known);
  return known;
}

const counted = new WeakMap<BitSet, number>();

/** `countRows`, cached for a set that is no longer written to. */
function sizeOf(set: BitSet): number {
  const held = counted.get(set) ?? countRows(set);
  counted.set(set, held);
  return held;
}

const countedKinds = new WeakMap<BitSet, Uint32Array>();

/** Number of a set's rows of each kind, counted once for all columns in which rows of a kind agree. */
function kindCounts({ rows, examples }: RowKinds, set: BitSet): Uint32Array {
  const held = countedKinds.get(set);
  if (held !== undefined) return held;
  const counts = new Uint32Array(examples.length);
  for (let word = 0; word < set.length; word++) {
    // Every row has a kind.
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1)
      counts[rows[word * 32 + 31 - Math.clz32(bits & -bits)]!]!++;
  }
  countedKinds.set(set, counts);
  return counts;
}

/** Number of rows for each code, in the order of the codes; zero if there are none. */
function countCodes(
  { codes, rows }: Pick<Coded, "codes"> & { readonly rows: Coded["rows"] | Uint8Array },
  narrowed: Narrowed,
  facet: string,
): Uint32Array<ArrayBuffer> {
  const counts = new Uint32Array(codes.length + 1);
  const set = passingWithout(narrowed, facet);
  const kinds = rowKinds(narrowed.columns);
  // Every number in the rows has a counter.
  if (kinds?.columns.has(rows) && ROWS_A_KIND * kinds.examples.length < sizeOf(set)) {
    const ofKinds = kindCounts(kinds, set);
    for (let kind = 0; kind < ofKinds.length; kind++) counts[rows[kinds.examples[kind]!]!]! += ofKinds[kind]!;
  } else {
    const passing = listedRows(set);
    for (let at = 0; at < passing.length; at++) counts[rows[passing[at]!]!]!++;
  }
  return counts.subarray(1);
}

/** Number of products of each brand that pass all other filters, in the order of `columns.brands.codes`. */
export const brandCounts = (narrowed: Narrowed) => countCodes(narrowed.columns.brands, narrowed, "brand");

/** Number of products of each series that pass all other filters, in the order of `columns.series.codes`. */
export const seriesCounts = (narrowed: Narrowed) => countCodes(narrowed.columns.series, narrowed, "series");

/** The values of a property among the products that pass every other filter. */
export type PropertyFacet =
  | { readonly kind: "counts"; readonly codes: readonly string[]; readonly counts: Uint32Array }
  /** Least and greatest figure; null if no product states one. */
  | { readonly kind: "span"; readonly min: number | null; readonly max: number | null };

const BOOL_CODES = ["false", "true"] as const;

/** The facet of a property; text properties and properties without a column have none. */
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
      const coded = { codes: BOOL_CODES, rows: column.values };
      return { kind: "counts", codes: BOOL_CODES, counts: countCodes(coded, narrowed, code) };
    }
    case "number":
    case "range":
      return { kind: "span", ...spanOf(column, narrowed, code) };
  }
}

/** A longer list of steps is of no use for choosing. */
const MOST_STEPS = 60;

/** The steps of a column, ascending, and each row's step number: 0 if the row states none. */
interface Steps {
  readonly steps: readonly number[];
  readonly rows: Uint8Array<ArrayBuffer>;
}

const known = new WeakMap<Figures, Steps | null>();

function findSteps(values: Numbers): Steps | null {
  const numberOf = new Map<number, number>();
  const found = new Uint8Array(values.length);
  for (let row = 0; row < values.length; row++) {
    const value = values[row]!;
    if (Number.isNaN(value)) continue;
    const number = numberOf.get(value) ?? numberOf.size + 1;
    if (number > MOST_STEPS) return null;
    numberOf.set(value, number);
    found[row] = number;
  }
  const steps = [...numberOf.keys()].sort((a, b) => a - b);
  const indices = new Uint8Array(steps.length + 1);
  // Every step was given a number.
  steps.forEach((value, index) => (indices[numberOf.get(value)!] = index + 1));
  return { steps, rows: found.map((number) => indices[number]!) };
}

/** The codes of coded figures are steps already, in ascending order. */
function codedSteps({ distinct, rows }: CodedFigures): Steps | null {
  const steps = [...distinct.subarray(1)];
  return steps.length <= MOST_STEPS && rows instanceof Uint8Array ? { steps, rows } : null;
}

/** Computed once for each column, which is never written to. */
function stepsOf(values: Figures): Steps | null {
  const held = known.get(values);
  if (held !== undefined) return held;
  const found = values instanceof Float64Array ? findSteps(values) : codedSteps(values);
  known.set(values, found);
  return found;
}

/** The distinct figures of a property, ascending, each with its count; null if there are too many to be steps. */
export function stepFacet(narrowed: Narrowed, code: string): (PropertyFacet & { kind: "counts" }) | null {
  const column = lookUp(narrowed.columns.properties, code);
  const found = column?.kind === "number" ? stepsOf(column.values) : null;
  if (found === null) return null;
  const codes = found.steps.map(String);
  return { kind: "counts", codes, counts: countCodes({ codes, rows: found.rows }, narrowed, code) };
}

/** The lowest and highest code that occur belong to the least and greatest figure. */
function codedSpan({ distinct, rows }: CodedFigures, passing: Uint32Array) {
  let least = distinct.length;
  let most = 0;
  for (let at = 0; at < passing.length; at++) {
    const number = rows[passing[at]!]!;
    // 0 is not stated.
    if (number < least && number > 0) least = number;
    if (number > most) most = number;
  }
  return most === 0 ? { min: null, max: null } : { min: distinct[least]!, max: distinct[most]! };
}

function spanOf(column: PropertyColumn & { kind: "number" | "range" }, narrowed: Narrowed, code: string) {
  const set = passingWithout(narrowed, code);
  if (column.kind === "range") return plainSpan(column.from, column.to, listedRows(set));
  const { values } = column;
  if (!(values instanceof Float64Array)) return codedSpan(values, listedRows(set));
  const size = sizeOf(set);
  const found = size > LARGE * values.length ? spanInOrder(values, set, size) : null;
  return found ?? plainSpan(values, values, listedRows(set));
}

function plainSpan(lower: Numbers, upper: Numbers, passing: Uint32Array) {
  let min = Infinity;
  let max = -Infinity;
  for (let at = 0; at < passing.length; at++) {
    const row = passing[at]!;
    // NaN (not stated) fails both comparisons.
    if (lower[row]! < min) min = lower[row]!;
    if (upper[row]! > max) max = upper[row]!;
  }
  return { min: min === Infinity ? null : min, max: max === -Infinity ? null : max };
}
