import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { packCurves, type PackedCurves } from "#domain/physics/curve/PackedCurves.ts";
import { entriesOf, keyedFrom, lookUp, type Keyed } from "#domain/base/keyed.ts";
import { isFormer, mergedCurves, type MergedRows } from "#domain/products/search/mergedRows.ts";
import type { Indices } from "#domain/products/search/SearchColumns.ts";

/**
 * Curves of the low set of double-speed fans; they are shown in a row, but not searched. Few rows have one, so
 * only these are stored: the bounds of a missing curve would take 25 bytes.
 */
export interface LowSet {
  /** Rows with such a curve, ascending. */
  readonly rows: Indices;
  /** By quantity, in the order of `rows`. */
  readonly curves: Keyed<PackedCurves>;
}

export const NO_LOW_SET: LowSet = { rows: new Uint32Array(0), curves: keyedFrom([]) };

/** @param fits of every row, by quantity */
export function lowSetOf(size: number, fits: Keyed<readonly (FittedCurve | null)[]>): LowSet {
  const byQuantity = entriesOf(fits);
  const rows = Uint32Array.from({ length: size }, (_, row) => row).filter((row) =>
    // Every row has its fit or null.
    byQuantity.some(([, of]) => of[row]! !== null),
  );
  return {
    rows,
    curves: keyedFrom(
      byQuantity.map(
        ([quantity, of]) => [quantity, packCurves(Array.from(rows, (row) => of[row]!))] as const,
      ),
    ),
  };
}

const NONE = -1;

/** The index of each row's curves; `NONE` if it has none. */
function indicesOf({ rows }: LowSet): (row: number) => number {
  const indices = new Int32Array((rows.at(-1) ?? NONE) + 1).fill(NONE);
  rows.forEach((row, index) => (indices[row] = index));
  return (row) => indices[row] ?? NONE;
}

/** The low set of a merged state, equal to that of its products read again. */
export function mergedLowSet(
  rows: MergedRows,
  former: LowSet,
  added: LowSet,
  quantities: readonly CurveQuantity[],
): LowSet {
  const [ofFormer, ofAdded] = [indicesOf(former), indicesOf(added)];
  const indexOf = (source: number) => (isFormer(source) ? ofFormer(source) : ofAdded(~source));
  const kept = Uint32Array.from(rows.keys()).filter((row) => indexOf(rows[row]!) !== NONE);
  const sources = Int32Array.from(kept, (row) => {
    const source = rows[row]!;
    return isFormer(source) ? indexOf(source) : ~indexOf(source);
  });
  return {
    rows: kept,
    curves: keyedFrom(
      quantities.map((quantity) => [
        quantity,
        mergedCurves(sources, lookUp(former.curves, quantity), lookUp(added.curves, quantity)),
      ]),
    ),
  };
}

/** The index of a row in the low set; `null` if it is not in it. */
export function lowIndex({ rows }: LowSet, row: number): number | null {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rows[middle]! < row) low = middle + 1;
    else high = middle;
  }
  return rows[low] === row ? low : null;
}
