import { valueAtPacked } from "../../physics/curve/operatingPointPacked.ts";
import { fallsAll } from "../../physics/curve/fallsAll.ts";
import type { PackedCurves } from "../../physics/curve/PackedCurves.ts";
import { piecesPacked } from "../../physics/curve/piecesPacked.ts";
import { isClosed, systemValueAt, type SystemCurve } from "../../physics/curve/systemCurve.ts";
import type { Numbers, Indices } from "./SearchColumns.ts";

/**
 * Each curve's range is divided into this many equal parts, with K stored at the boundaries. Where there is a
 * single crossing, K falls from one to the next and so tells the part in which a system curve is met, without
 * reading the curve.
 */
const PARTS = 8;
/** Number of `innerK` values of a row. */
export const INNER = PARTS - 1;
/** K is rounded to 32 bits; values this near decide nothing. */
const COARSE = 1e-6;
/** Rows whose ranges are also combined into one: a block that cannot match is skipped unread. */
const BLOCK = 256;

/**
 * The reach of each curve of a column, by ascending last flow: m³/h, and the range of K = Y/Q² in which a system
 * curve meets it.
 */
export interface DutyIndex {
  readonly rows: Indices;
  readonly first: Numbers;
  readonly last: Numbers;
  readonly leastK: Numbers;
  readonly mostK: Numbers;
  readonly hasSingleCrossing: Uint8Array;
  /** 1 if the curve falls throughout, so that no system, which never falls, meets it twice. */
  readonly isFalling: Uint8Array;
  /** `INNER` values for each row. */
  readonly innerK: Float32Array<ArrayBuffer>;
  readonly blocks: { readonly first: Numbers; readonly leastK: Numbers; readonly mostK: Numbers };
}

/** m³/h at the end of the curve of a row; the row must have one. */
export const lastFlow = ({ firstKnot, knots }: PackedCurves, row: number) => knots[firstKnot[row + 1]! - 1]!;

export function dutyIndex(curves: PackedCurves): DutyIndex {
  const { firstKnot } = curves;
  const size = curves.leastResistance.length;
  // Every row has indices for the start and end of its knots.
  const hasCurve = (row: number) => firstKnot[row + 1]! > firstKnot[row]!;
  const lastOf = Float64Array.from({ length: size }, (_, row) =>
    hasCurve(row) ? lastFlow(curves, row) : NaN,
  );
  const rows = Uint32Array.from({ length: size }, (_, row) => row)
    .filter(hasCurve)
    .sort((a, b) => lastOf[a]! - lastOf[b]!);
  return indexOf(curves, rows, {
    // A row is listed here because it has a curve.
    isFalling: Uint8Array.from(rows, (row) => Number(fallsAll(piecesPacked(curves, row)!))),
    innerK: innerKOf(curves, rows),
  });
}

/** An index of rows by ascending last flow, from facts about their curves that are slow to compute. */
export function indexOf(
  curves: PackedCurves,
  rows: Indices,
  computed: Pick<DutyIndex, "isFalling" | "innerK">,
): DutyIndex {
  // Converted to an array first: `Float64Array.from` with a function takes ten times as long, noticeable with a
  // million rows.
  const ofRows = (figure: (row: number) => number) => Float64Array.from(rows).map(figure);
  const first = ofRows((row) => curves.knots[curves.firstKnot[row]!]!);
  const leastK = ofRows((row) => curves.leastResistance[row]!);
  const mostK = ofRows((row) => curves.greatestResistance[row]!);
  return {
    rows,
    first,
    last: ofRows((row) => lastFlow(curves, row)),
    leastK,
    mostK,
    hasSingleCrossing: Uint8Array.from(ofRows((row) => curves.hasSingleCrossing[row]!)),
    ...computed,
    blocks: {
      first: ofBlocks(first, Math.min),
      leastK: ofBlocks(leastK, Math.min),
      mostK: ofBlocks(mostK, Math.max),
    },
  };
}

/**
 * Rows that a system curve may meet between two flows, by ascending last flow. If a curve can meet it only once,
 * its values at the two flows decide; other rows are left out when none of their pieces there comes near the
 * system. A system from the origin meets a curve only once if Y/Q² falls throughout, and K excludes most of these
 * by their ranges. With a static head or another exponent, the curve itself must fall.
 */
export function reachable(
  index: DutyIndex,
  curves: PackedCurves,
  system: SystemCurve,
  from: number,
  to: number,
): readonly number[] {
  const { rows, first, last, leastK, mostK, hasSingleCrossing, isFalling, blocks } = index;
  const { k } = system;
  const isFromOrigin = isClosed(system);
  const isMetOnce = isFromOrigin ? hasSingleCrossing : isFalling;
  const [atFrom, atTo] = [systemValueAt(system, from), systemValueAt(system, to)];
  const found: number[] = [];
  let end = 0;
  for (let at = firstAtLeast(last, from); at < rows.length; at = end) {
    const block = Math.floor(at / BLOCK);
    end = Math.min((block + 1) * BLOCK, rows.length);
    // Every block has its ranges.
    if (blocks.first[block]! > to || (isFromOrigin && isOutside(blocks, block, k))) continue;
    for (; at < end; at++) {
      if (first[at]! > to || (isFromOrigin && (leastK[at]! > k || mostK[at]! < k))) continue;
      const row = rows[at]!;
      if (isMetOnce[at] === 0) {
        if (comesNearBetween(curves, row, system, from, to)) found.push(row);
        continue;
      }
      if (isFromOrigin && isInOtherPart(index, at, k, from, to)) continue;
      // Outside the measured range the value is NaN, which decides nothing. Before the crossing the curve is above
      // the system, after it below.
      if (!(valueAtPacked(curves, row, from) < atFrom) && !(valueAtPacked(curves, row, to) > atTo))
        found.push(row);
    }
  }
  return found;
}

const isOutside = (ranges: Pick<DutyIndex, "leastK" | "mostK">, at: number, k: number): boolean =>
  ranges.leastK[at]! > k || ranges.mostK[at]! < k;

/** Whether the crossing lies in a part of the range that ends before the two flows or begins after them. */
function isInOtherPart(index: DutyIndex, at: number, k: number, from: number, to: number): boolean {
  // Every row has its range and its inner values.
  const first = index.first[at]!;
  const part = (index.last[at]! - first) / PARTS;
  const before = Math.floor((from - first) / part);
  if (before > 0 && k > index.innerK[at * INNER + Math.min(before, PARTS - 1) - 1]! * (1 + COARSE))
    return true;
  const after = Math.max(Math.ceil((to - first) / part), 1);
  return after < PARTS && k < index.innerK[at * INNER + after - 1]! * (1 - COARSE);
}

function innerKOf(curves: PackedCurves, rows: Indices): Float32Array<ArrayBuffer> {
  const inner = new Float32Array(rows.length * INNER);
  rows.forEach((row, at) => {
    const first = curves.knots[curves.firstKnot[row]!]!;
    const last = curves.knots[curves.firstKnot[row + 1]! - 1]!;
    for (let part = 1; part < PARTS; part++) {
      const flow = first + ((last - first) * part) / PARTS;
      inner[at * INNER + part - 1] = valueAtPacked(curves, row, flow) / (flow * flow);
    }
  });
  return inner;
}

/**
 * A piece stays within its constant plus or minus the size of its other coefficients. If that band lies above or
 * below the system curve along the whole piece, they do not meet.
 */
function comesNearBetween(
  curves: PackedCurves,
  row: number,
  system: SystemCurve,
  from: number,
  to: number,
): boolean {
  const { knots, coefficients, firstKnot, firstCoefficient } = curves;
  // Every row has indices for the start and end of its knots and coefficients.
  const begin = firstKnot[row]!;
  const pieces = firstKnot[row + 1]! - begin - 1;
  const stride = (firstCoefficient[row + 1]! - firstCoefficient[row]!) / pieces;
  for (let piece = pieces - 1; piece >= 0; piece--) {
    const left = knots[begin + piece]!;
    const right = knots[begin + piece + 1]!;
    if (left > to) continue;
    if (right < from) return false;
    const at = firstCoefficient[row]! + piece * stride;
    let band = 0;
    for (let power = 1; power < stride; power++) band += Math.abs(coefficients[at + power]!);
    const middle = coefficients[at]!;
    if (middle + band >= systemValueAt(system, left) && middle - band <= systemValueAt(system, right))
      return true;
  }
  return false;
}

function firstAtLeast(ascending: Numbers, value: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function ofBlocks(values: Numbers, choose: (a: number, b: number) => number): Numbers {
  const chosen = new Float64Array(Math.ceil(values.length / BLOCK));
  values.forEach((value, at) => {
    const block = Math.floor(at / BLOCK);
    chosen[block] = at % BLOCK === 0 ? value : choose(chosen[block]!, value);
  });
  return chosen;
}
