import { fitPchip, PCHIP_STRIDE } from "../../../physics/curve/fitPchip.ts";
import type { PackedPieces } from "../../../physics/curve/PackedCurves.ts";
import { polynomialAt } from "../../../physics/curve/piecePolynomial.ts";
import { append } from "../../../base/lists.ts";
import { packFigures, SCALES, unpackFigures, type PackedFigures } from "./figures.ts";

/** Fits of some rows, packed without loss. A PCHIP follows from its points, which are decimals. */
export interface PackedFits {
  /** Number of knots of each row; 0 for a row without a curve. */
  readonly knotCounts: Uint32Array<ArrayBuffer>;
  /** Coefficients of a piece of each row; 0 if they follow from the points. */
  readonly strides: Uint8Array<ArrayBuffer>;
  readonly knots: PackedFigures;
  /** Values at the knots, for rows whose coefficients follow from them. */
  readonly values: PackedFigures;
  /** Coefficients of the other rows. */
  readonly coefficients: PackedFigures;
}

const isSame = (a: Float64Array, b: Float64Array): boolean =>
  a.length === b.length && a.every((number, at) => Object.is(number, b[at]));

/** Finds the points that a PCHIP was made from; the number of digits found last is tried first. */
class PointFinder {
  #digits = 0;

  /** Values at the knots from which the same coefficients follow, to the last bit; null if there are none. */
  valuesOf(knots: Float64Array, coefficients: Float64Array): Float64Array | null {
    const pieces = knots.length - 1;
    if (coefficients.length !== pieces * PCHIP_STRIDE) return null;
    const near = Float64Array.from(knots, (_, knot) =>
      knot < pieces
        ? polynomialAt(coefficients, knot * PCHIP_STRIDE, PCHIP_STRIDE, -1)
        : polynomialAt(coefficients, (pieces - 1) * PCHIP_STRIDE, PCHIP_STRIDE, 1),
    );
    for (let tried = 0; tried < SCALES.length; tried++) {
      const digits = (this.#digits + tried) % SCALES.length;
      const scale = SCALES[digits]!;
      const y = near.map((value) => Math.round(value * scale) / scale);
      if (!isSame(fitPchip({ x: knots, y }), coefficients)) continue;
      this.#digits = digits;
      return y;
    }
    return null;
  }
}

/** The fits of the rows from `from` up to `to`. */
export function packFits(curves: PackedPieces, from: number, to: number): PackedFits {
  const { firstKnot, firstCoefficient } = curves;
  const rows = to - from;
  const knotCounts = new Uint32Array(rows);
  const strides = new Uint8Array(rows);
  const values: number[] = [];
  const kept: number[] = [];
  const points = new PointFinder();
  for (let at = 0; at < rows; at++) {
    // Every row has indices for the start and end of its knots and coefficients.
    const row = from + at;
    const knots = curves.knots.subarray(firstKnot[row], firstKnot[row + 1]);
    const coefficients = curves.coefficients.subarray(firstCoefficient[row], firstCoefficient[row + 1]);
    knotCounts[at] = knots.length;
    if (knots.length === 0) continue;
    const found = points.valuesOf(knots, coefficients);
    if (found !== null) {
      append(values, found);
      continue;
    }
    strides[at] = coefficients.length / (knots.length - 1);
    append(kept, coefficients);
  }
  return {
    knotCounts,
    strides,
    knots: packFigures(curves.knots.subarray(firstKnot[from], firstKnot[to]), true),
    values: packFigures(Float64Array.from(values), true),
    coefficients: packFigures(Float64Array.from(kept), false),
  };
}

/**
 * Calls `take` with each row's knots and coefficients, empty without a curve; returns false if they do not fit
 * together.
 */
export function unpackFits(
  { knotCounts, strides, ...packed }: PackedFits,
  take: (knots: Float64Array, coefficients: Float64Array) => void,
): boolean {
  if (strides.length !== knotCounts.length) return false;
  let [knotsInAll, valuesInAll, coefficientsInAll] = [0, 0, 0];
  for (let row = 0; row < knotCounts.length; row++) {
    // Every row has a count and a stride.
    const [count, stride] = [knotCounts[row]!, strides[row]!];
    if (count === 1) return false;
    knotsInAll += count;
    if (count > 0 && stride === 0) valuesInAll += count;
    coefficientsInAll += Math.max(count - 1, 0) * stride;
  }
  const knots = unpackFigures(packed.knots, knotsInAll);
  const values = unpackFigures(packed.values, valuesInAll);
  const coefficients = unpackFigures(packed.coefficients, coefficientsInAll);
  if (knots === null || values === null || coefficients === null) return false;
  let [knot, value, coefficient] = [0, 0, 0];
  for (let row = 0; row < knotCounts.length; row++) {
    const [count, stride] = [knotCounts[row]!, strides[row]!];
    const x = knots.subarray(knot, (knot += count));
    if (count === 0) take(x, x);
    else if (stride === 0) take(x, fitPchip({ x, y: values.subarray(value, (value += count)) }));
    else take(x, coefficients.subarray(coefficient, (coefficient += (count - 1) * stride)));
  }
  return true;
}
