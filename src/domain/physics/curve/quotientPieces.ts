import { greatest, least } from "../../base/lists.ts";
import type { CurvePieces } from "./FittedCurve.ts";
import { pieceOf } from "./piecePolynomial.ts";

/** Product of two polynomials in t = −1 … 1, constant first. */
function product(one: Float64Array, other: Float64Array): Float64Array {
  const result = new Float64Array(one.length + other.length - 1);
  for (let a = 0; a < one.length; a++)
    for (let b = 0; b < other.length; b++) result[a + b]! += one[a]! * other[b]!;
  return result;
}

/** The curve between two flows without a knot between them, as a polynomial of t = −1 … 1 there. */
function between({ knots, coefficients, stride }: CurvePieces, left: number, right: number): Float64Array {
  const piece = pieceOf(knots, 0, knots.length - 1, (left + right) / 2);
  // A piece has a knot on either side.
  const [first, last] = [knots[piece]!, knots[piece + 1]!];
  const from = piece * stride;
  const own = coefficients.slice(from, from + stride);
  if (first === left && last === right) return own;
  const scale = (right - left) / (last - first);
  const shift = (left + right - first - last) / (last - first);
  // Horner, in t = shift + scale·t'.
  const moved = new Float64Array(stride);
  for (let power = stride - 1; power >= 0; power--) {
    for (let at = stride - 1; at > 0; at--) moved[at] = moved[at]! * shift + moved[at - 1]! * scale;
    moved[0] = moved[0]! * shift + own[power]!;
  }
  return moved;
}

/** All knots of the curves within the range that they share; fewer than two when they share none. */
function sharedKnots(curves: readonly CurvePieces[]): Float64Array {
  const first = greatest(curves.map((curve) => curve.first));
  const last = least(curves.map((curve) => curve.last));
  if (first >= last) return new Float64Array(0);
  const knots = [first, last];
  // Few enough that a set would take longer.
  for (const curve of curves)
    for (const knot of curve.knots)
      if (knot > first && knot < last && !knots.includes(knot)) knots.push(knot);
  return Float64Array.from(knots).sort();
}

/**
 * factor·Q·(product of `over`)/`under`, exactly: quotients of polynomials between all knots of the curves. Without
 * `hasFlow` the flow Q is left out. Null if the curves share no range.
 */
export function quotientPieces(
  over: readonly CurvePieces[],
  under: CurvePieces,
  factor: number,
  hasFlow = true,
): CurvePieces | null {
  const knots = sharedKnots([...over, under]);
  const pieces = knots.length - 1;
  if (pieces < 1) return null;
  const parts = Array.from({ length: pieces }, (_, at) => {
    const [left, right] = [knots[at]!, knots[at + 1]!];
    const flow = hasFlow ? [Float64Array.of((left + right) / 2, (right - left) / 2)] : [];
    return {
      top: [...flow, ...over.map((curve) => between(curve, left, right))].reduce(
        product,
        Float64Array.of(factor),
      ),
      bottom: between(under, left, right),
    };
  });
  // There is at least one piece, and all have the same length.
  const stride = parts[0]!.top.length;
  const coefficients = new Float64Array(pieces * stride);
  const divisor = new Float64Array(pieces * under.stride);
  parts.forEach(({ top, bottom }, at) => {
    coefficients.set(top, at * stride);
    divisor.set(bottom, at * under.stride);
  });
  return {
    first: knots[0]!,
    last: knots[pieces]!,
    knots,
    coefficients,
    stride,
    divisor: { coefficients: divisor, stride: under.stride },
  };
}
