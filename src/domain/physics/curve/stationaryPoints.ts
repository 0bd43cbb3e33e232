import type { CurvePieces } from "./FittedCurve.ts";
import { RootFinder } from "./RootFinder.ts";

/** A slope this small relative to the piece's own size counts as level. */
const LEVEL = 1e-12;

/**
 * Shared by all calls, so that nothing is allocated. No other code runs between filling it and reading its roots.
 */
const finder = new RootFinder();
/**
 * Efficiency times pressure over pressure, each of degree 5: the numerator of the derivative has degree 14 at
 * most.
 */
const MOST_DERIVED = 16;
const derivedFinder = new RootFinder(MOST_DERIVED);

/** The flows in m³/h, ascending, at which the fitted curve is level, including the ends of a plateau. */
export function stationaryPoints(curve: CurvePieces): number[] {
  if (curve.divisor !== undefined) return levelsOfQuotient(curve, curve.divisor);
  const { knots, coefficients, stride } = curve;
  const points: number[] = [];
  for (let piece = 0; piece + 1 < knots.length; piece++) {
    // Every piece has `stride` coefficients.
    let size = Math.abs(coefficients[piece * stride]!);
    finder.polynomial.fill(0);
    for (let power = 1; power < stride; power++) {
      const slope = power * coefficients[piece * stride + power]!;
      finder.polynomial[power - 1] = slope;
      size += Math.abs(slope);
    }
    const found = finder.find(Math.max(1, stride - 1), LEVEL * size);
    const left = knots[piece]!;
    const right = knots[piece + 1]!;
    for (const t of finder.roots.subarray(0, found)) {
      const flow = flowOf(t, left, right);
      if (points.at(-1) !== flow) points.push(flow);
    }
  }
  return points;
}

/** Whether the constant outweighs all other terms for t = −1 … 1, as it does on most pieces. */
function isNowhereZero(polynomial: Float64Array, count: number, touch: number): boolean {
  let others = touch;
  for (let power = 1; power < count; power++) others += Math.abs(polynomial[power]!);
  return Math.abs(polynomial[0]!) > others;
}

/** N/D is level where N'·D − N·D' is 0. */
function levelsOfQuotient(
  { knots, coefficients, stride }: CurvePieces,
  divisor: NonNullable<CurvePieces["divisor"]>,
): number[] {
  const points: number[] = [];
  const { polynomial } = derivedFinder;
  for (let piece = 0; piece + 1 < knots.length; piece++) {
    polynomial.fill(0);
    let size = 0;
    for (let over = 0; over < stride; over++)
      for (let under = 0; under < divisor.stride; under++) {
        // Numerator and denominator have as many coefficients for every piece.
        const term =
          coefficients[piece * stride + over]! * divisor.coefficients[piece * divisor.stride + under]!;
        size += Math.abs(term);
        if (over + under > 0) polynomial[over + under - 1]! += (over - under) * term;
      }
    const count = Math.max(1, stride + divisor.stride - 2);
    if (isNowhereZero(polynomial, count, LEVEL * size)) continue;
    const found = derivedFinder.find(count, LEVEL * size);
    for (const t of derivedFinder.roots.subarray(0, found)) {
      // A piece has a knot on either side.
      const flow = flowOf(t, knots[piece]!, knots[piece + 1]!);
      if (points.at(-1) !== flow) points.push(flow);
    }
  }
  return points;
}

/**
 * The flow in m³/h at t = −1 … 1 between two knots; at the ends exactly the knots, so that rounding never passes
 * them.
 */
export function flowOf(t: number, left: number, right: number): number {
  if (t <= -1) return left;
  if (t >= 1) return right;
  const flow = (left * (1 - t) + right * (1 + t)) / 2;
  return Math.min(Math.max(flow, left), right);
}
