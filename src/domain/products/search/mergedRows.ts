import type { PackedCurves, PackedPieces } from "../../physics/curve/PackedCurves.ts";
import type { Coded, Numbers } from "./SearchColumns.ts";

/**
 * Which row of two states each row of a merged one is: `row` of the former state where it is not negative, else
 * `~row` of what was read since.
 */
export type MergedRows = Int32Array<ArrayBuffer>;

/** A row of the former state comes back as it is, one that was read since as its complement. */
export const isFormer = (source: number): boolean => source >= 0;

export const mergedList = <Value>(
  rows: MergedRows,
  former: readonly Value[],
  added: readonly Value[],
): Value[] =>
  // Every source is a row of its state.
  Array.from(rows, (source) => (isFormer(source) ? former[source]! : added[~source]!));

export function mergedNumbers(rows: MergedRows, former: Numbers, added: Numbers): Numbers {
  const merged = new Float64Array(rows.length);
  rows.forEach((source, row) => (merged[row] = isFormer(source) ? former[source]! : added[~source]!));
  return merged;
}

export function mergedBytes(
  rows: MergedRows,
  former: Uint8Array,
  added: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const merged = new Uint8Array(rows.length);
  rows.forEach((source, row) => (merged[row] = isFormer(source) ? former[source]! : added[~source]!));
  return merged;
}

/** Codes that 16 bits tell apart, 0 being "not stated". */
const MOST_SHORT_CODES = 0xffff;

/** Room for the number of a code for each row, as narrow as it may be. */
export const codeRows = (codes: readonly string[], size: number): Coded["rows"] =>
  codes.length > MOST_SHORT_CODES ? new Uint32Array(size) : new Uint16Array(size);

/** Codes that a row has, in their order. */
export function usedCodes({ codes, rows }: Coded, of: Iterable<number>): string[] {
  const isUsed = new Uint8Array(codes.length + 1);
  for (const row of of) isUsed[rows[row]!] = 1;
  return codes.filter((_, at) => isUsed[at + 1] === 1);
}

/** Two lists without repetitions, each in the order of `compare`, as one. */
export function mergedCodes(
  former: readonly string[],
  added: readonly string[],
  compare: (a: string, b: string) => number,
): string[] {
  const merged: string[] = [];
  let at = 0;
  for (const code of added) {
    while (at < former.length && compare(former[at]!, code) < 0) merged.push(former[at++]!);
    if (former[at] === code) at++;
    merged.push(code);
  }
  return [...merged, ...former.slice(at)];
}

/** The values of a merged state, each as a number of `codes`, which hold every value that a row has. */
export function mergedCoded(rows: MergedRows, former: Coded, added: Coded, codes: readonly string[]): Coded {
  const numbers = new Map(codes.map((code, at) => [code, at + 1]));
  const numbersOf = (coded: Coded) =>
    Uint32Array.from([0, ...coded.codes.map((code) => numbers.get(code) ?? 0)]);
  const [formerNumbers, addedNumbers] = [numbersOf(former), numbersOf(added)];
  const merged = codeRows(codes, rows.length);
  rows.forEach((source, row) => {
    // Every row has a number, and every number a place.
    merged[row] = isFormer(source)
      ? formerNumbers[former.rows[source]!]!
      : addedNumbers[added.rows[~source]!]!;
  });
  return { codes, rows: merged };
}

const NO_PIECES: PackedPieces = {
  knots: new Float64Array(0),
  coefficients: new Float64Array(0),
  firstKnot: new Uint32Array(0),
  firstCoefficient: new Uint32Array(0),
};

/** Undefined is a state in which no row has such a curve. */
export function mergedPieces(
  rows: MergedRows,
  former: PackedPieces = NO_PIECES,
  added: PackedPieces = NO_PIECES,
): PackedPieces {
  const firstKnot = new Uint32Array(rows.length + 1);
  const firstCoefficient = new Uint32Array(rows.length + 1);
  const lengthIn = (first: Uint32Array, at: number) => (first[at + 1] ?? 0) - (first[at] ?? 0);
  const of = (source: number) =>
    isFormer(source) ? ([former, source] as const) : ([added, ~source] as const);
  rows.forEach((source, row) => {
    const [packed, at] = of(source);
    // The row before has been counted.
    firstKnot[row + 1] = firstKnot[row]! + lengthIn(packed.firstKnot, at);
    firstCoefficient[row + 1] = firstCoefficient[row]! + lengthIn(packed.firstCoefficient, at);
  });
  const knots = new Float64Array(firstKnot[rows.length]!);
  const coefficients = new Float64Array(firstCoefficient[rows.length]!);
  for (let row = 0; row < rows.length;) {
    // Rows that stood together before are copied at once.
    const [packed, at] = of(rows[row]!);
    let count = 1;
    while (packed === former && rows[row + count] === at + count) count++;
    knots.set(packed.knots.subarray(packed.firstKnot[at], packed.firstKnot[at + count]), firstKnot[row]);
    coefficients.set(
      packed.coefficients.subarray(packed.firstCoefficient[at], packed.firstCoefficient[at + count]),
      firstCoefficient[row],
    );
    row += count;
  }
  return { knots, coefficients, firstKnot, firstCoefficient };
}

/** The same with what system curves are met by: nothing is computed again. */
export function mergedCurves(rows: MergedRows, former?: PackedCurves, added?: PackedCurves): PackedCurves {
  const leastResistance = new Float64Array(rows.length);
  const greatestResistance = new Float64Array(rows.length);
  const hasSingleCrossing = new Uint8Array(rows.length);
  rows.forEach((source, row) => {
    const [packed, at] = isFormer(source) ? [former, source] : [added, ~source];
    leastResistance[row] = packed?.leastResistance[at] ?? Number.POSITIVE_INFINITY;
    greatestResistance[row] = packed?.greatestResistance[at] ?? Number.NEGATIVE_INFINITY;
    hasSingleCrossing[row] = packed?.hasSingleCrossing[at] ?? 0;
  });
  return { ...mergedPieces(rows, former, added), leastResistance, greatestResistance, hasSingleCrossing };
}
