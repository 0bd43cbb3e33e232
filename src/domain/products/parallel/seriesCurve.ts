import type { FittedCurve } from "../../physics/curve/FittedCurve.ts";
import { pieceOf } from "../../physics/curve/piecePolynomial.ts";
import type { ParallelMember } from "../../physics/curve/parallelStates.ts";
import { greatest, least } from "../../base/lists.ts";

/**
 * H(Q) = Σ n_i·h_i(Q): machines in series, all with the same flow, within the range in which all of them were
 * measured. `null` if there is none: beyond its last flow a machine would be a resistance that was not measured.
 */
export function seriesCurve(members: readonly ParallelMember[]): FittedCurve | null {
  const curves = members.map(({ curve }) => curve);
  const first = greatest(curves.map((curve) => curve.first));
  const last = least(curves.map((curve) => curve.last));
  if (!(last > first)) return null;
  const inner = curves.flatMap(({ knots }) => [...knots]).filter((knot) => knot > first && knot < last);
  const knots = Float64Array.from([...new Set([first, ...inner, last])].sort((one, other) => one - other));
  const stride = greatest(curves.map((curve) => curve.stride));
  const coefficients = new Float64Array((knots.length - 1) * stride);
  for (let piece = 0; piece + 1 < knots.length; piece++)
    for (const { curve, count } of members)
      // A piece has a knot on either side.
      addPiece(coefficients, piece * stride, curve, count, knots[piece]!, knots[piece + 1]!);
  return {
    kind: "pchip",
    hasFormula: false,
    residual: greatest(curves.map((curve) => curve.residual)),
    first,
    last,
    knots,
    coefficients,
    stride,
  };
}

/**
 * Adds n·h(q) of a curve's own piece, written in the t = −1 … 1 of a shorter piece: T = (2m − L − R)/(R − L) +
 * (2h/(R − L))·t.
 */
function addPiece(
  to: Float64Array,
  at: number,
  { knots, coefficients, stride }: FittedCurve,
  count: number,
  left: number,
  right: number,
): void {
  const own = pieceOf(knots, 0, knots.length - 1, (left + right) / 2);
  // A piece has a knot on either side.
  const [from, until] = [knots[own]!, knots[own + 1]!];
  const shift = (left + right - from - until) / (until - from);
  const scale = (right - left) / (until - from);
  const written = new Float64Array(stride);
  // Horner, with a polynomial in place of the number.
  for (let power = stride - 1; power >= 0; power--) {
    for (let term = stride - 1; term > 0; term--)
      written[term] = written[term]! * shift + written[term - 1]! * scale;
    written[0] = written[0]! * shift + coefficients[own * stride + power]!;
  }
  for (let term = 0; term < stride; term++) to[at + term]! += count * written[term]!;
}
