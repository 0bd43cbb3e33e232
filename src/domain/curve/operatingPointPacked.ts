import type { Crossings } from "./Crossings.ts";
import type { PackedCurves } from "./PackedCurves.ts";
import { valueInPieces } from "./valueAt.ts";

/**
 * m³/h: `operatingPoint` of the curve at `index`, NaN without one. Allocates nothing; `crossings` is the caller's and
 * serves the whole loop: afterwards its `count` above 1 says that the point is unstable.
 */
export function operatingPointPacked(
  packed: PackedCurves,
  index: number,
  k: number,
  crossings: Crossings,
): number {
  crossings.count = 0;
  // NaN would pass a test for being outside; the index is the caller's and within the columns.
  if (!(k >= packed.leastResistance[index]! && k <= packed.greatestResistance[index]!)) return Number.NaN;
  const firstKnot = packed.firstKnot[index]!;
  const pieces = packed.firstKnot[index + 1]! - firstKnot - 1;
  const firstCoefficient = packed.firstCoefficient[index]!;
  const stride = (packed.firstCoefficient[index + 1]! - firstCoefficient) / pieces;
  const { knots, coefficients } = packed;
  const count =
    packed.hasSingleCrossing[index] === 1
      ? crossings.findOnly(knots, firstKnot, pieces, coefficients, firstCoefficient, stride, k)
      : crossings.find(knots, firstKnot, pieces, coefficients, firstCoefficient, stride, k);
  return count === 0 ? Number.NaN : crossings.flows[count - 1]!;
}

/** The curve's value at a flow (m³/h); NaN outside the measured range or without the curve. */
export function valueAtPacked(packed: PackedCurves, index: number, flow: number): number {
  const firstKnot = packed.firstKnot[index]!;
  const pieces = packed.firstKnot[index + 1]! - firstKnot - 1;
  const { knots, coefficients } = packed;
  if (pieces < 1 || !(flow >= knots[firstKnot]! && flow <= knots[firstKnot + pieces]!)) return Number.NaN;
  const firstCoefficient = packed.firstCoefficient[index]!;
  const stride = (packed.firstCoefficient[index + 1]! - firstCoefficient) / pieces;
  return valueInPieces(knots, firstKnot, pieces, coefficients, firstCoefficient, stride, flow);
}
