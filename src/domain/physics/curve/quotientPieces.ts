import { greatest, least } from "../../base/lists.ts";
import type { CurvePieces } from "./FittedCurve.ts";
import { pieceOf } from "./piecePolynomial.ts";

/** A polynomial of t = −1 … 1, constant first, in room for any that is computed here. */
interface Polynomial {
  readonly room: Float64Array;
  length: number;
}

const polynomialIn = (size: number): Polynomial => ({ room: new Float64Array(size), length: 0 });

/** Product of a polynomial and the first `length` figures of another. */
function multiply(one: Polynomial, other: Float64Array, length: number, into: Polynomial): void {
  into.length = one.length + length - 1;
  into.room.fill(0, 0, into.length);
  // Every index is below the lengths.
  for (let a = 0; a < one.length; a++)
    for (let b = 0; b < length; b++) into.room[a + b]! += one.room[a]! * other[b]!;
}

/**
 * Writes the curve between two flows without a knot between them, as a polynomial of t = −1 … 1 there: `stride`
 * figures of `into` from `at` on.
 */
function writeBetween(
  { knots, coefficients, stride }: CurvePieces,
  left: number,
  right: number,
  into: Float64Array,
  at: number,
): void {
  const piece = pieceOf(knots, 0, knots.length - 1, (left + right) / 2);
  // A piece has a knot on either side, and `stride` coefficients.
  const [first, last] = [knots[piece]!, knots[piece + 1]!];
  const from = piece * stride;
  if (first === left && last === right) {
    for (let power = 0; power < stride; power++) into[at + power] = coefficients[from + power]!;
    return;
  }
  const scale = (right - left) / (last - first);
  const shift = (left + right - first - last) / (last - first);
  // Horner, in t = shift + scale·t'.
  into.fill(0, at, at + stride);
  for (let power = stride - 1; power >= 0; power--) {
    for (let next = at + stride - 1; next > at; next--)
      into[next] = into[next]! * shift + into[next - 1]! * scale;
    into[at] = into[at]! * shift + coefficients[from + power]!;
  }
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
  const stride = over.reduce((length, curve) => length + curve.stride - 1, hasFlow ? 2 : 1);
  const coefficients = new Float64Array(pieces * stride);
  const divisor = new Float64Array(pieces * under.stride);
  // Made once for all pieces: making such short arrays takes longer than filling them.
  let [top, next] = [polynomialIn(stride), polynomialIn(stride)];
  const by = new Float64Array(Math.max(2, greatest(over.map((curve) => curve.stride))));
  const multiplyBy = (length: number) => {
    multiply(top, by, length, next);
    [top, next] = [next, top];
  };
  for (let at = 0; at < pieces; at++) {
    const [left, right] = [knots[at]!, knots[at + 1]!];
    top.room[0] = factor;
    top.length = 1;
    if (hasFlow) {
      by[0] = (left + right) / 2;
      by[1] = (right - left) / 2;
      multiplyBy(2);
    }
    for (const curve of over) {
      writeBetween(curve, left, right, by, 0);
      multiplyBy(curve.stride);
    }
    for (let power = 0; power < stride; power++) coefficients[at * stride + power] = top.room[power]!;
    writeBetween(under, left, right, divisor, at * under.stride);
  }
  return {
    first: knots[0]!,
    last: knots[pieces]!,
    knots,
    coefficients,
    stride,
    divisor: { coefficients: divisor, stride: under.stride },
  };
}
