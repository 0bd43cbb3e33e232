import type { CurvePieces } from "./FittedCurve.ts";
import type { PackedPieces } from "./PackedCurves.ts";

/** The curve at `index` as views into the columns; null for a missing one. */
export function piecesPacked(packed: PackedPieces, index: number): CurvePieces | null {
  // Every curve has entries for the start and end of its knots and coefficients.
  const knots = packed.knots.subarray(packed.firstKnot[index], packed.firstKnot[index + 1]);
  const coefficients = packed.coefficients.subarray(
    packed.firstCoefficient[index],
    packed.firstCoefficient[index + 1],
  );
  const pieces = knots.length - 1;
  if (pieces < 1) return null;
  return {
    first: knots[0]!,
    last: knots[pieces]!,
    knots,
    coefficients,
    stride: coefficients.length / pieces,
  };
}
