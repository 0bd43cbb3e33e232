import type { Curve } from "./Curve.ts";
import { orthogonalBasis, powerCoefficients, type OrthogonalBasis } from "./orthogonalBasis.ts";

const HIGHEST_DEGREE = 5;
/** Leave-one-out errors within this factor of the least count as equal; the lower degree wins. */
const AS_GOOD = 1 + 1e-9;
/** Errors below this share of the span are rounding. */
const ROUNDING = 1e-10;

export interface PolynomialFit {
  /** Coefficients of t = −1 at the first point … 1 at the last, constant first. */
  readonly coefficients: Float64Array;
  /** At each point: measured − fitted. */
  readonly residuals: Float64Array;
}

/**
 * Least-squares fit by QR. The degree, 1 to 5 with at least one point to spare, is the one with the least
 * leave-one-out error.
 */
export function fitPolynomial({ x, y }: Curve): PolynomialFit {
  const highest = Math.max(1, Math.min(HIGHEST_DEGREE, x.length - 2));
  const basis = basisOf(x, highest + 1);
  const coordinates = basis.q.map((column) => dot(column, y));
  const rounding = (ROUNDING * spanOf(y)) ** 2 * y.length;

  const residuals = y.slice();
  const leverages = new Float64Array(y.length);
  let best = { degree: 1, error: Number.POSITIVE_INFINITY, residuals };
  for (let degree = 0; degree <= highest; degree++) {
    const column = basis.q[degree]!;
    for (let row = 0; row < y.length; row++) {
      residuals[row]! -= coordinates[degree]! * column[row]!;
      leverages[row]! += column[row]! ** 2;
    }
    if (degree === 0) continue;
    const error = Math.max(rounding, leaveOneOutError(residuals, leverages));
    if (degree === 1 || error * AS_GOOD < best.error) best = { degree, error, residuals: residuals.slice() };
  }
  const chosen = Float64Array.from(coordinates.slice(0, best.degree + 1));
  return { coefficients: powerCoefficients(basis, chosen), residuals: best.residuals };
}

/** The factorisation is most of the work, and quantities that were measured together share their flows. */
const bases = new WeakMap<Float64Array, OrthogonalBasis>();

function basisOf(x: Float64Array, columns: number): OrthogonalBasis {
  const known = bases.get(x);
  if (known) return known;
  const basis = orthogonalBasis(scaledToUnit(x), columns);
  bases.set(x, basis);
  return basis;
}

/** Sum of squares of each point's distance from a fit through the other points: residual/(1 − leverage). */
function leaveOneOutError(residuals: Float64Array, leverages: Float64Array): number {
  let sum = 0;
  // With two points nothing can be left out: a line through both has leverage 1 everywhere, and no other degree
  // competes.
  for (let row = 0; row < residuals.length; row++) sum += (residuals[row]! / (1 - leverages[row]!)) ** 2;
  return sum;
}

function scaledToUnit(x: Float64Array): Float64Array {
  const first = x[0]!;
  const last = x.at(-1)!;
  return x.map((value) => (2 * value - first - last) / (last - first));
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}

/** Greatest value less the smallest. */
export function spanOf(y: Float64Array): number {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of y) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return most - least;
}
