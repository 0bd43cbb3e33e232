import type { PackedPieces } from "./PackedCurves.ts";

/**
 * Whether every piece of a packed curve that lies between two flows falls by more than it bends. `true` is
 * certain, `false` is not: a piece may fall though it bends more, or rise outside of the two flows only.
 */
export function fallsBetween(
  { knots, coefficients, firstKnot, firstCoefficient }: PackedPieces,
  row: number,
  from: number,
  to: number,
): boolean {
  const begin = firstKnot[row]!;
  const pieces = firstKnot[row + 1]! - begin - 1;
  const stride = (firstCoefficient[row + 1]! - firstCoefficient[row]!) / pieces;
  for (let piece = 0; piece < pieces; piece++) {
    if (knots[begin + piece + 1]! < from) continue;
    if (knots[begin + piece]! > to) break;
    const at = firstCoefficient[row]! + piece * stride;
    let bend = 0;
    for (let power = 2; power < stride; power++) bend += power * Math.abs(coefficients[at + power]!);
    if (!(coefficients[at + 1]! + bend < 0)) return false;
  }
  return true;
}
