import type { CurveQuantity } from "#domain/curve/curveQuantities.ts";
import type { FittedCurve } from "#domain/curve/FittedCurve.ts";
import { unpackFit, type PackedFit } from "#domain/curve/packFit.ts";
import { readCurve } from "#domain/curve/readCurve.ts";
import type { SearchedCurves } from "../../store/searchedCategory.ts";
import { keyedFrom, type Keyed } from "#domain/keyed.ts";

const NOWHERE = Infinity;

/** A polynomial needs the ends of the measured range alone, so its values stay in the database. */
function unpack(
  packed: PackedFit,
  flows: readonly number[],
  values: readonly number[] | null,
  quantity: CurveQuantity,
): FittedCurve | null {
  if (packed.kind === "polynomial") {
    const ends = Float64Array.of(Math.min(...flows), Math.max(...flows));
    return unpackFit(packed, { x: ends, y: ends });
  }
  const curve = readCurve(
    flows.map((x, at) => ({ x, y: values?.[at] ?? NaN })),
    quantity,
  );
  return curve.ok ? unpackFit(packed, curve.value) : null;
}

/** The fits of one quantity by product; of several settings the one that comes first in its product. */
function mainFits(size: number, quantity: CurveQuantity, curves: SearchedCurves): (FittedCurve | null)[] {
  const fits = Array.from<FittedCurve | null>({ length: size }).fill(null);
  const positions = new Float64Array(size).fill(NOWHERE);
  curves.places.forEach((place, at) => {
    // Every list has as many items, and every place is that of a product.
    const position = curves.positions[at]!;
    if (position >= positions[place]!) return;
    // What writes curves packs their fits: the column holds nothing else.
    const packed = curves.fits[at] as PackedFit;
    const fit = unpack(packed, curves.flows[at]!, curves.values[at]!, quantity);
    if (fit === null) return;
    fits[place] = fit;
    positions[place] = position;
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
): Keyed<readonly (FittedCurve | null)[]> =>
  keyedFrom(
    quantities.flatMap((quantity) => {
      const found = curves.find((one) => one.quantity === quantity);
      return found === undefined ? [] : [[quantity, mainFits(size, quantity, found)] as const];
    }),
  );
