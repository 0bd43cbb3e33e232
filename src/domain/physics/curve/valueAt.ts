import { fail, ok, type Result } from "../../base/result.ts";
import type { Flow } from "../../base/units.ts";
import type { CurvePieces, FittedCurve } from "./FittedCurve.ts";
import { pieceOf, polynomialAt } from "./piecePolynomial.ts";

/** The fitted value at a flow; there is none outside the measured range. */
export function valueAt(fitted: FittedCurve, flow: Flow): Result<number, "out-of-range"> {
  const value = valueOrNaN(fitted, flow);
  return Number.isNaN(value) ? fail("out-of-range") : ok(value);
}

/** Like `valueAt`, for loops: NaN outside the measured range. */
export function valueOrNaN(fitted: CurvePieces, flow: number): number {
  if (!(flow >= fitted.first && flow <= fitted.last)) return Number.NaN;
  const { knots, coefficients, stride, divisor } = fitted;
  const pieces = knots.length - 1;
  const value = valueInPieces(knots, 0, pieces, coefficients, 0, stride, flow);
  if (divisor === undefined) return value;
  const quotient = value / valueInPieces(knots, 0, pieces, divisor.coefficients, 0, divisor.stride, flow);
  return Number.isFinite(quotient) ? quotient : Number.NaN;
}

/** Value of pieces that lie anywhere in shared arrays, at a flow within their range. */
export function valueInPieces(
  knots: Float64Array,
  firstKnot: number,
  pieces: number,
  coefficients: Float64Array,
  firstCoefficient: number,
  stride: number,
  flow: number,
): number {
  const piece = pieceOf(knots, firstKnot, pieces, flow);
  // A piece has a knot on either side.
  const left = knots[firstKnot + piece]!;
  const right = knots[firstKnot + piece + 1]!;
  const t = (2 * flow - left - right) / (right - left);
  return polynomialAt(coefficients, firstCoefficient + piece * stride, stride, t);
}
