import type { Crossings } from "./Crossings.ts";
import { crossingsOfPower } from "./crossingsOfPower.ts";
import type { PackedCurves } from "./PackedCurves.ts";
import { piecesPacked } from "./piecesPacked.ts";
import { isClosed, type SystemCurve } from "./systemCurve.ts";
import { valueInPieces } from "./valueAt.ts";

/**
 * The flow in m³/h of the `operatingPoint` of the curve at `index`; NaN without one. Allocates nothing for
 * exponent 2. The caller's `crossings` serves the whole loop; afterwards a `count` above 1 means that the point is
 * unstable.
 */
export function operatingPointPacked(
  packed: PackedCurves,
  index: number,
  system: SystemCurve,
  crossings: Crossings,
): number {
  crossings.count = 0;
  if (system.exponent !== 2) return highestOfPower(packed, index, system, crossings);
  const { k } = system;
  const isFromOrigin = isClosed(system);
  // Written so that NaN counts as outside. The index comes from the caller and lies within the columns.
  if (isFromOrigin && !(k >= packed.leastResistance[index]! && k <= packed.greatestResistance[index]!))
    return Number.NaN;
  const firstKnot = packed.firstKnot[index]!;
  const pieces = packed.firstKnot[index + 1]! - firstKnot - 1;
  if (pieces < 1) return Number.NaN;
  const firstCoefficient = packed.firstCoefficient[index]!;
  const stride = (packed.firstCoefficient[index + 1]! - firstCoefficient) / pieces;
  const { knots, coefficients } = packed;
  const count =
    isFromOrigin && packed.hasSingleCrossing[index] === 1
      ? crossings.findOnly(knots, firstKnot, pieces, coefficients, firstCoefficient, stride, system)
      : crossings.find(knots, firstKnot, pieces, coefficients, firstCoefficient, stride, system);
  return count === 0 ? Number.NaN : crossings.flows[count - 1]!;
}

function highestOfPower(packed: PackedCurves, index: number, system: SystemCurve, crossings: Crossings) {
  const pieces = piecesPacked(packed, index);
  const found = pieces === null ? [] : crossingsOfPower(pieces, system);
  crossings.count = found.length;
  return found.at(-1) ?? Number.NaN;
}

/** The curve's value at a flow (m³/h); NaN outside the measured range or without a curve. */
export function valueAtPacked(packed: PackedCurves, index: number, flow: number): number {
  const firstKnot = packed.firstKnot[index]!;
  const pieces = packed.firstKnot[index + 1]! - firstKnot - 1;
  const { knots, coefficients } = packed;
  if (pieces < 1 || !(flow >= knots[firstKnot]! && flow <= knots[firstKnot + pieces]!)) return Number.NaN;
  const firstCoefficient = packed.firstCoefficient[index]!;
  const stride = (packed.firstCoefficient[index + 1]! - firstCoefficient) / pieces;
  return valueInPieces(knots, firstKnot, pieces, coefficients, firstCoefficient, stride, flow);
}
