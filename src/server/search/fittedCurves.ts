import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { unpackFit, type PackedFit, type SourceFit } from "#domain/physics/curve/packFit.ts";
import { readCurve } from "#domain/physics/curve/readCurve.ts";
import { greatest, least } from "#domain/base/lists.ts";
import type { SearchedCurves } from "./searchedCategory.ts";
import { keyedFrom, type Keyed } from "#domain/base/keyed.ts";

const NOWHERE = Infinity;

/** `low` is the second set of figures of a double-speed fan. */
type Setting = "main" | "low";

/** A polynomial needs the ends of the measured range alone. */
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
  const curve = readCurve(
    flows.map((x, at) => ({ x, y: values[at] ?? NaN })),
    quantity,
  );
  return curve.ok ? unpackFit(packed, curve.value) : null;
}

/** The fit of one of the read curves; null where it does not read, or follows from others: readers derive it (`workOf`). */
export function unpackCurve(curves: SearchedCurves, at: number, quantity: CurveQuantity): FittedCurve | null {
  // What writes curves packs their fits: the column holds nothing else.
  const packed = curves.fits[at] as PackedFit;
  return packed.kind === "derived" ? null : unpack(packed, curves.flows[at]!, curves.values[at]!, quantity);
}

/** Where the first curve of each product stands behind `after`, by place; `NOWHERE` without one. */
function firstPositions(size: number, { places, positions }: SearchedCurves, after: Float64Array | null) {
  const first = new Float64Array(size).fill(NOWHERE);
  places.forEach((place, at) => {
    // Every list has as many items, and every place is that of a product.
    const position = positions[at]!;
    if (position < first[place]! && (after === null || position > after[place]!)) first[place] = position;
  });
  return first;
}

/** The fits of one quantity by product: of several settings the first, or the one behind it. */
function fitsOf(
  size: number,
  quantity: CurveQuantity,
  curves: SearchedCurves,
  setting: Setting,
): (FittedCurve | null)[] {
  const main = firstPositions(size, curves, null);
  const positions = setting === "main" ? main : firstPositions(size, curves, main);
  const fits = Array.from<FittedCurve | null>({ length: size }).fill(null);
  curves.places.forEach((place, at) => {
    if (curves.positions[at] !== positions[place]) return;
    const fit = unpackCurve(curves, at, quantity);
    if (fit !== null) fits[place] = fit;
  });
  return fits;
}

/**
 * The fits of each quantity, a place for each product. Nothing is fitted here: that was done when the curves were
 * written. A curve that does not read is left out, as one that was never measured.
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
