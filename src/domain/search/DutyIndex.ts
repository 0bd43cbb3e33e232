import { valueAtPacked } from "../curve/operatingPointPacked.ts";
import type { PackedCurves } from "../curve/PackedCurves.ts";
import type { Numbers, Places } from "./SearchColumns.ts";

/** Rows whose ranges are also kept as one: a block that cannot match is passed over unread. */
const BLOCK = 256;

/**
 * What the curves of a column can reach, by ascending last flow: m³/h, and the K = Y/Q² between which a system curve
 * meets them.
 */
export interface DutyIndex {
  readonly rows: Places;
  readonly first: Numbers;
  readonly last: Numbers;
  readonly leastK: Numbers;
  readonly mostK: Numbers;
  readonly hasSingleCrossing: Uint8Array;
  readonly blocks: { readonly first: Numbers; readonly leastK: Numbers; readonly mostK: Numbers };
}

export function dutyIndex(curves: PackedCurves): DutyIndex {
  const { firstKnot, knots } = curves;
  const size = curves.leastResistance.length;
  // Every row has a place where its knots begin, and one where they end.
  const hasCurve = (row: number) => firstKnot[row + 1]! > firstKnot[row]!;
  const lastOf = Float64Array.from({ length: size }, (_, row) =>
    hasCurve(row) ? knots[firstKnot[row + 1]! - 1]! : NaN,
  );
  const rows = Uint32Array.from({ length: size }, (_, row) => row)
    .filter(hasCurve)
    .sort((a, b) => lastOf[a]! - lastOf[b]!);
  const first = Float64Array.from(rows, (row) => knots[firstKnot[row]!]!);
  const leastK = Float64Array.from(rows, (row) => curves.leastResistance[row]!);
  const mostK = Float64Array.from(rows, (row) => curves.greatestResistance[row]!);
  return {
    rows,
    first,
    last: Float64Array.from(rows, (row) => lastOf[row]!),
    leastK,
    mostK,
    hasSingleCrossing: Uint8Array.from(rows, (row) => curves.hasSingleCrossing[row]!),
    blocks: {
      first: ofBlocks(first, Math.min),
      leastK: ofBlocks(leastK, Math.min),
      mostK: ofBlocks(mostK, Math.max),
    },
  };
}

/**
 * Rows that the system curve of `k` may meet between two flows, by ascending last flow. Where Y/Q² falls all along the
 * curve that is decided by its values at the two flows; the others are left out by their ranges alone.
 */
export function* reachable(
  index: DutyIndex,
  curves: PackedCurves,
  k: number,
  from: number,
  to: number,
): Generator<number> {
  const { rows, first, last, hasSingleCrossing, blocks } = index;
  for (let at = firstAtLeast(last, from); at < rows.length; at++) {
    const block = at / BLOCK;
    // A whole number is the first place of a block, and every block has its ranges.
    if (Number.isInteger(block) && (blocks.first[block]! > to || isOutside(blocks, block, k))) {
      at += BLOCK - 1;
      continue;
    }
    if (first[at]! > to || isOutside(index, at, k)) continue;
    const row = rows[at]!;
    if (hasSingleCrossing[at] === 0 || meetsBetween(curves, row, k, from, to)) yield row;
  }
}

const isOutside = (ranges: Pick<DutyIndex, "leastK" | "mostK">, at: number, k: number): boolean =>
  ranges.leastK[at]! > k || ranges.mostK[at]! < k;

/** A curve whose Y/Q² falls is above the system curve before they meet and below it after. */
function meetsBetween(curves: PackedCurves, row: number, k: number, from: number, to: number): boolean {
  // Beyond the measured range there is no value: NaN decides nothing.
  return (
    !(valueAtPacked(curves, row, from) < k * from * from) && !(valueAtPacked(curves, row, to) > k * to * to)
  );
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
