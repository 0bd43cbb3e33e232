import type { CurvePieces } from "./FittedCurve.ts";
import { polynomialAt } from "./piecePolynomial.ts";
import { RootFinder } from "./RootFinder.ts";

/** Whether a curve falls strictly throughout; a curve with a level part does not. */
export function fallsAll({ knots, coefficients, stride }: CurvePieces): boolean {
  for (let piece = 0; piece + 1 < knots.length; piece++) {
    // Every piece has `stride` coefficients, from at least two points.
    const at = piece * stride;
    let others = 0;
    for (let power = 2; power < stride; power++) others += power * Math.abs(coefficients[at + power]!);
    // Most curves bend less than they fall, which saves searching for roots.
    if (coefficients[at + 1]! + others < 0) continue;
    if (!slopeStaysNegative(coefficients, at, stride)) return false;
  }
  return true;
}

function slopeStaysNegative(coefficients: Float64Array, at: number, stride: number): boolean {
  const finder = new RootFinder();
  for (let power = 1; power < stride; power++)
    finder.polynomial[power - 1] = power * coefficients[at + power]!;
  return finder.find(stride - 1, 0) === 0 && polynomialAt(finder.polynomial, 0, stride - 1, 0) < 0;
}
