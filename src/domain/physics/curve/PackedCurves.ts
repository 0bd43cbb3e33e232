import type { FittedCurve } from "./FittedCurve.ts";
import { resistanceRange } from "./resistanceRange.ts";

/** Fitted curves of one quantity for a whole catalogue, as columns that can cross a thread. */
export interface PackedPieces {
  /** The pieces as in `FittedCurve`, one curve after the other. */
  readonly knots: Float64Array;
  readonly coefficients: Float64Array;
  /**
   * One entry more than there are curves: curve i uses the knots from firstKnot[i] to just before firstKnot[i +
   * 1]. A missing curve has none.
   */
  readonly firstKnot: Uint32Array;
  readonly firstCoefficient: Uint32Array;
}

/**
 * Packed pieces with the bounds for finding crossings with system curves. For curves that meet no system, such as
 * efficiencies, all three bounds are empty.
 */
export interface PackedCurves extends PackedPieces {
  /**
   * The resistances K at which a curve can have an operating point with a system without static head; outside them
   * it has none. Serves as a range index. A missing curve has an empty range.
   */
  readonly leastResistance: Float64Array;
  readonly greatestResistance: Float64Array;
  /**
   * 1 when no parabola without static head meets the curve twice, so that searching for one crossing is enough.
   */
  readonly hasSingleCrossing: Uint8Array;
}

/** Packs curves; `null` keeps the position of a product without the curve. */
export function packPieces(curves: readonly (FittedCurve | null)[]): PackedPieces {
  const firstKnot = new Uint32Array(curves.length + 1);
  const firstCoefficient = new Uint32Array(curves.length + 1);
  curves.forEach((curve, at) => {
    firstKnot[at + 1] = firstKnot[at]! + (curve?.knots.length ?? 0);
    firstCoefficient[at + 1] = firstCoefficient[at]! + (curve?.coefficients.length ?? 0);
  });
  const packed = {
    knots: new Float64Array(firstKnot[curves.length]!),
    coefficients: new Float64Array(firstCoefficient[curves.length]!),
    firstKnot,
    firstCoefficient,
  };
  curves.forEach((curve, at) => {
    if (curve === null) return;
    packed.knots.set(curve.knots, firstKnot[at]);
    packed.coefficients.set(curve.coefficients, firstCoefficient[at]);
  });
  return packed;
}

/** For curves that meet no system. */
export const NO_BOUNDS = {
  leastResistance: new Float64Array(0),
  greatestResistance: new Float64Array(0),
  hasSingleCrossing: new Uint8Array(0),
};

/** Packs curves with their bounds; `null` keeps the position of a product without the curve. */
export function packCurves(curves: readonly (FittedCurve | null)[]): PackedCurves {
  const packed = {
    ...packPieces(curves),
    leastResistance: new Float64Array(curves.length).fill(Number.POSITIVE_INFINITY),
    greatestResistance: new Float64Array(curves.length).fill(Number.NEGATIVE_INFINITY),
    hasSingleCrossing: new Uint8Array(curves.length),
  };
  curves.forEach((curve, at) => {
    if (curve === null) return;
    const { least, greatest, hasSingleCrossing } = resistanceRange(curve);
    packed.leastResistance[at] = least;
    packed.greatestResistance[at] = greatest;
    packed.hasSingleCrossing[at] = hasSingleCrossing ? 1 : 0;
  });
  return packed;
}
