import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { unpackFit, type PackedFit, type SourceFit } from "#domain/physics/curve/packFit.ts";
import { readLists } from "#domain/physics/curve/readCurve.ts";
import { greatest, least } from "#domain/base/lists.ts";
import type { SearchedCurves } from "./statedLists.ts";
import { keyedFrom, type Keyed } from "#domain/base/keyed.ts";

const NOWHERE = Infinity;

/** `low` is the second set of figures of a double-speed fan. */
type Setting = "main" | "low";

/** A polynomial only needs the ends of the measured range. */
function unpack(
  packed: SourceFit,
  flows: readonly number[],
  values: readonly number[],
  quantity: CurveQuantity,
): FittedCurve | null {
  if (packed.kind === "polynomial") {
    const ends = Float64Array.of(least(flows), greatest(flows));
    return unpackFit(packed, { x: ends, y: ends });
  }
  const curve = readLists(flows, values, quantity);
  return curve.ok ? unpackFit(packed, curve.value) : null;
}

/** The fit of a curve; null if it is unreadable, or derived from others: readers derive it (`workOf`). */
export function unpackCurve(curves: SearchedCurves, at: number, quantity: CurveQuantity): FittedCurve | null {
  // The column only holds fits that were packed with their curves.
  const packed = curves.fits[at] as PackedFit;
  return packed.kind === "derived" ? null : unpack(packed, curves.flows[at]!, curves.values[at]!, quantity);
}

/** The position of each product's first curve after `after`; `NOWHERE` without one. */
function firstPositions(size: number, { indices, positions }: SearchedCurves, after: Float64Array | null) {
  const first = new Float64Array(size).fill(NOWHERE);
  indices.forEach((index, at) => {
    // All lists have the same length, and every index belongs to a product.
    const position = positions[at]!;
    if (position < first[index]! && (after === null || position > after[index]!)) first[index] = position;
  });
  return first;
}

/** The fits of one quantity by product: for several settings the first one, or the one after it. */
function fitsOf(
  size: number,
  quantity: CurveQuantity,
  curves: SearchedCurves,
  setting: Setting,
): (FittedCurve | null)[] {
  const main = firstPositions(size, curves, null);
  const positions = setting === "main" ? main : firstPositions(size, curves, main);
  const fits = Array.from<FittedCurve | null>({ length: size }).fill(null);
  curves.indices.forEach((index, at) => {
    if (curves.positions[at] !== positions[index]) return;
    const fit = unpackCurve(curves, at, quantity);
    if (fit !== null) fits[index] = fit;
  });
  return fits;
}

/**
 * The fits of each quantity, one entry per product. Nothing is fitted here: that was done when the curves
 * were written. An unreadable curve is omitted, as if it had not been measured.
 */
export const fittedCurves = (
  size: number,
  quantities: readonly CurveQuantity[],
  curves: readonly SearchedCurves[],
  setting: Setting = "main",
): Keyed<readonly (FittedCurve | null)[]> =>
  keyedFrom(
    quantities.flatMap((quantity) => {
      const found = curves.find((one) => one.quantity === quantity);
      return found === undefined ? [] : [[quantity, fitsOf(size, quantity, found, setting)] as const];
    }),
  );
