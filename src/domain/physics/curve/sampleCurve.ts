import type { FittedCurve } from "./FittedCurve.ts";
import { polynomialAt } from "./piecePolynomial.ts";

/** Writes the values on an ascending grid of flows (m³/h) into `out`; NaN outside the measured range. */
export function sampleCurve(fitted: FittedCurve, grid: Float64Array, out: Float64Array): Float64Array {
  const { knots, coefficients, stride, divisor, first, last } = fitted;
  let piece = 0;
  for (let at = 0; at < grid.length; at++) {
    const flow = grid[at]!;
    if (!(flow >= first && flow <= last)) {
      out[at] = Number.NaN;
      continue;
    }
    // The last piece ends at `last`, so the loop stops there.
    while (piece + 2 < knots.length && knots[piece + 1]! <= flow) piece++;
    const left = knots[piece]!;
    const right = knots[piece + 1]!;
    const t = (2 * flow - left - right) / (right - left);
    const value = polynomialAt(coefficients, piece * stride, stride, t);
    out[at] =
      divisor === undefined
        ? value
        : value / polynomialAt(divisor.coefficients, piece * divisor.stride, divisor.stride, t);
  }
  return out;
}
