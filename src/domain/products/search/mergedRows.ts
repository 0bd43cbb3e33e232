import type { PackedCurves, PackedPieces } from "../../physics/curve/PackedCurves.ts";
import type { Coded, Numbers, Indices } from "./SearchColumns.ts";

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

/**
 * Writes each row's value from its state. The loop is written out, because calling a function for each row took
 * most of a merge.
 */
function fill<Column extends Float64Array | Uint8Array>(
  merged: Column,
  rows: MergedRows,
  former: Column,
  added: Column,
): Column {
  for (let row = 0; row < rows.length; row++) {
    const source = rows[row]!;
    // Every source is a row of its state.
    merged[row] = source >= 0 ? former[source]! : added[~source]!;
  }
  return merged;
}

export const mergedNumbers = (rows: MergedRows, former: Numbers, added: Numbers): Numbers =>
  fill(new Float64Array(rows.length), rows, former, added);

export const mergedBytes = (
  rows: MergedRows,
  former: Uint8Array<ArrayBuffer>,
  added: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> => fill(new Uint8Array(rows.length), rows, former, added);

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
  for (let row = 0; row < rows.length; row++) {
    const source = rows[row]!;
    // Every row has a code, and every code a new one.
    merged[row] = isFormer(source)
      ? formerNumbers[former.rows[source]!]!
      : addedNumbers[added.rows[~source]!]!;
  }
  return { codes, rows: merged };
}

const NO_PIECES: PackedPieces = {
  knots: new Float64Array(0),
  coefficients: new Float64Array(0),
  firstKnot: new Uint32Array(0),
  firstCoefficient: new Uint32Array(0),
};

/** Below this many figures a loop copies faster than `set` does. */
const FEW = 64;

function copy(from: Float64Array, first: number, end: number, to: Float64Array, at: number): void {
  if (end - first >= FEW) to.set(from.subarray(first, end), at);
  // Both arrays are long enough.
  else for (let next = first; next < end; next++) to[at + next - first] = from[next]!;
}

/**
 * The start of each merged row's pieces, from the starts in both states; the list of a state without curves is
 * empty.
 */
function mergedFirsts(rows: MergedRows, former: Uint32Array, added: Uint32Array): Indices {
  const firsts = new Uint32Array(rows.length + 1);
  for (let row = 0; row < rows.length; row++) {
    const source = rows[row]!;
    const of = isFormer(source) ? former : added;
    const at = isFormer(source) ? source : ~source;
    // The previous row is counted already.
    firsts[row + 1] = firsts[row]! + (of.length === 0 ? 0 : of[at + 1]! - of[at]!);
  }
  return firsts;
}

/** `undefined` is a state in which no row has such a curve. */
export function mergedPieces(
  rows: MergedRows,
  former: PackedPieces = NO_PIECES,
  added: PackedPieces = NO_PIECES,
): PackedPieces {
  const firstKnot = mergedFirsts(rows, former.firstKnot, added.firstKnot);
  const firstCoefficient = mergedFirsts(rows, former.firstCoefficient, added.firstCoefficient);
  const knots = new Float64Array(firstKnot[rows.length]!);
  const coefficients = new Float64Array(firstCoefficient[rows.length]!);
  for (let row = 0; row < rows.length;) {
    // Rows that were consecutive before are copied together.
    const source = rows[row]!;
    const packed = isFormer(source) ? former : added;
    const at = isFormer(source) ? source : ~source;
    const step = isFormer(source) ? 1 : -1;
    let count = 1;
    while (rows[row + count] === source + step * count) count++;
    if (packed.firstKnot.length > 0) {
      const { firstKnot: knot, firstCoefficient: coefficient } = packed;
      // Every row of a state with curves has a first knot and the next row's.
      copy(packed.knots, knot[at]!, knot[at + count]!, knots, firstKnot[row]!);
      copy(
        packed.coefficients,
        coefficient[at]!,
        coefficient[at + count]!,
        coefficients,
        firstCoefficient[row]!,
      );
    }
    row += count;
  }
  return { knots, coefficients, firstKnot, firstCoefficient };
}

/** Merges curves with the bounds for crossings; nothing is computed again. */
export function mergedCurves(rows: MergedRows, former?: PackedCurves, added?: PackedCurves): PackedCurves {
  const leastResistance = new Float64Array(rows.length).fill(Number.POSITIVE_INFINITY);
  const greatestResistance = new Float64Array(rows.length).fill(Number.NEGATIVE_INFINITY);
  const hasSingleCrossing = new Uint8Array(rows.length);
  for (let row = 0; row < rows.length; row++) {
    const source = rows[row]!;
    const packed = isFormer(source) ? former : added;
    if (packed === undefined) continue;
    const at = isFormer(source) ? source : ~source;
    // Every source is a row of its state.
    leastResistance[row] = packed.leastResistance[at]!;
    greatestResistance[row] = packed.greatestResistance[at]!;
    hasSingleCrossing[row] = packed.hasSingleCrossing[at]!;
  }
  return { ...mergedPieces(rows, former, added), leastResistance, greatestResistance, hasSingleCrossing };
}
