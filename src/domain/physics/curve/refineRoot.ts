import { polynomialAt } from "./piecePolynomial.ts";

const MOST_STEPS = 100;
const PRECISION = 4 * Number.EPSILON;

/**
 * The root between two ends of opposite sign, to the last digits of t: Newton's step where it stays inside the
 * bracket and halves it fast enough, else bisection.
 */
export function refineRoot(
  coefficients: Float64Array,
  count: number,
  from: number,
  to: number,
  atFrom: number,
): number {
  const isRising = atFrom < 0;
  let low = from;
  let high = to;
  let t = (low + high) / 2;
  for (let step = 0; step < MOST_STEPS; step++) {
    const value = polynomialAt(coefficients, 0, count, t);
    if (value === 0) return t;
    if (value < 0 === isRising) low = t;
    else high = t;
    const slope = slopeAt(coefficients, count, t);
    const newton = t - value / slope;
    // A zero slope or a wild step fails the comparison, and so does NaN.
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - t) <= PRECISION || high - low <= PRECISION) return next;
    t = next;
  }
  return t;
}

function slopeAt(coefficients: Float64Array, count: number, t: number): number {
  let slope = 0;
  for (let power = count - 1; power > 0; power--) slope = slope * t + power * coefficients[power]!;
  return slope;
}
