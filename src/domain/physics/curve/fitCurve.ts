import { greatest } from "../../base/lists.ts";
import type { Curve } from "./Curve.ts";
import { fitPchip, PCHIP_STRIDE } from "./fitPchip.ts";
import { fitPolynomial, spanOf } from "./fitPolynomial.ts";
import type { FittedCurve } from "./FittedCurve.ts";
import { keepsToPoints } from "./keepsToPoints.ts";
import { valueOrNaN } from "./valueAt.ts";

/** Greatest miss of a polynomial at a point, as a share of the span of the measured values. */
const GREATEST_RESIDUAL = 0.02;

/**
 * Fits a least-squares polynomial where it represents the points well, else a monotone cubic through each point:
 * when the polynomial misses a point by more than 2 % of the span, or turns where the points do not.
 */
export function fitCurve(curve: Curve): FittedCurve {
  const polynomial = polynomialOf(curve);
  return polynomial.residual <= GREATEST_RESIDUAL && keepsToPoints(polynomial, curve)
    ? polynomial
    : fitThrough(curve);
}

/** Greatest miss of a polynomial, as a share of a reading of power. */
const GREATEST_POWER_MISS = 0.02;

/**
 * Fits shaft power, which never comes near zero. Misses are measured against the readings and not against their
 * span, because the span of a level curve is only a few rounded digits.
 */
export function fitPower(curve: Curve): FittedCurve {
  const polynomial = polynomialOf(curve);
  const isNear = curve.x.every(
    (flow, at) => Math.abs(valueOrNaN(polynomial, flow) - curve.y[at]!) <= GREATEST_POWER_MISS * curve.y[at]!,
  );
  return isNear && keepsToPoints(polynomial, curve) ? polynomial : fitThrough(curve);
}

function polynomialOf(curve: Curve): FittedCurve {
  const { coefficients, residuals } = fitPolynomial(curve);
  const { first, last } = endsOf(curve);
  const worst = greatest(residuals.map(Math.abs));
  // A level line has no span; its misses are rounding, relative to its height.
  const span = spanOf(curve.y) || Math.abs(curve.y[0]!) || 1;
  return {
    kind: "polynomial",
    hasFormula: true,
    residual: worst / span,
    first,
    last,
    knots: Float64Array.of(first, last),
    coefficients,
    stride: coefficients.length,
  };
}

/** A monotone cubic through each point. */
export function fitThrough(curve: Curve): FittedCurve {
  return {
    kind: "pchip",
    hasFormula: false,
    residual: 0,
    ...endsOf(curve),
    knots: curve.x.slice(),
    coefficients: fitPchip(curve),
    stride: PCHIP_STRIDE,
  };
}

// A curve has at least two points.
const endsOf = ({ x }: Curve) => ({ first: x[0]!, last: x.at(-1)! });
