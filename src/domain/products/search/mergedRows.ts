import type { PackedCurves, PackedPieces } from "../../physics/curve/PackedCurves.ts";
import type { Coded, Numbers } from "./SearchColumns.ts";

/**
 * The source of each merged row: a row of the former state if not negative, else the complement `~row` of a newly
 * read row.
 */
export type MergedRows = Int32Array<ArrayBuffer>;

/** Whether the source is a row of the former state; newly read rows are stored as complements. */
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

/** Most codes that 16 bits can hold, with 0 for "not stated". */
const MOST_SHORT_CODES = 0xffff;

/** An array for the code number of each row, as narrow as possible. */
export const codeRows = (codes: readonly string[], size: number): Coded["rows"] =>
  codes.length > MOST_SHORT_CODES ? new Uint32Array(size) : new Uint16Array(size);

/** Codes that occur in the rows, in their order. */
export function usedCodes({ codes, rows }: Coded, of: Iterable<number>): string[] {
  const isUsed = new Uint8Array(codes.length + 1);
  for (const row of of) isUsed[rows[row]!] = 1;
  return codes.filter((_, at) => isUsed[at + 1] === 1);
}

/** Merges two lists without repetitions that are both sorted by `compare`. */
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

/** The values of a merged state as numbers of `codes`, which contain every value that occurs. */
export function mergedCoded(rows: MergedRows, former: Coded, added: Coded, codes: readonly string[]): Coded {
  const numbers = new Map(codes.map((code, at) => [code, at + 1]));
  const numbersOf = (coded: Coded) =>
    Uint32Array.from([0, ...coded.codes.map((code) => numbers.get(code) ?? 0)]);
  const [formerNumbers, addedNumbers] = [numbersOf(former), numbersOf(added)];
  const merged = codeRows(codes, rows.length);
  rows.forEach((source, row) => {
    // Every row has a number, and every number a new one.
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

/** `undefined` is a state in which no row has such a curve. */
export function mergedPieces(
  rows: MergedRows,
  former: PackedPieces = NO_PIECES,
  added: PackedPieces = NO_PIECES,
): PackedPieces {
  const firstKnot = new Uint32Array(rows.length + 1);
  const firstCoefficient = new Uint32Array(rows.length + 1);
  const lengthIn = (first: Uint32Array, at: number) => (first[at + 1] ?? 0) - (first[at] ?? 0);
  rows.forEach((source, row) => {
    const packed = isFormer(source) ? former : added;
    const at = isFormer(source) ? source : ~source;
    // The row before has been counted.
    firstKnot[row + 1] = firstKnot[row]! + lengthIn(packed.firstKnot, at);
    firstCoefficient[row + 1] = firstCoefficient[row]! + lengthIn(packed.firstCoefficient, at);
  });
  const knots = new Float64Array(firstKnot[rows.length]!);
  const coefficients = new Float64Array(firstCoefficient[rows.length]!);
  for (let row = 0; row < rows.length;) {
    // Rows that stood together before are copied in one piece.
    const source = rows[row]!;
    const packed = isFormer(source) ? former : added;
    const at = isFormer(source) ? source : ~source;
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

/** Merges curves with the bounds for crossings; nothing is computed again. */
export function mergedCurves(rows: MergedRows, former?: PackedCurves, added?: PackedCurves): PackedCurves {
  const leastResistance = new Float64Array(rows.length);
  const greatestResistance = new Float64Array(rows.length);
  const hasSingleCrossing = new Uint8Array(rows.length);
  rows.forEach((source, row) => {
    const packed = isFormer(source) ? former : added;
    const at = isFormer(source) ? source : ~source;
    leastResistance[row] = packed?.leastResistance[at] ?? Number.POSITIVE_INFINITY;
    greatestResistance[row] = packed?.greatestResistance[at] ?? Number.NEGATIVE_INFINITY;
    hasSingleCrossing[row] = packed?.hasSingleCrossing[at] ?? 0;
  });
  return { ...mergedPieces(rows, former, added), leastResistance, greatestResistance, hasSingleCrossing };
}
