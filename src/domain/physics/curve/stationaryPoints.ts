import type { CurvePieces } from "./FittedCurve.ts";
import { RootFinder } from "./RootFinder.ts";

/** A slope this small beside the piece's own size is level. */
const LEVEL = 1e-12;

/** One for all: it allocates nothing, and nobody is asked between a filling and its roots. */
const finder = new RootFinder();

/** m³/h, ascending: where the fitted curve is level, the ends of a plateau among them. */
export function stationaryPoints({ knots, coefficients, stride }: CurvePieces): number[] {
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

/** m³/h at t = −1 … 1 between two knots; the ends are the knots to the last digit, and rounding never passes them. */
export function flowOf(t: number, left: number, right: number): number {
  if (t <= -1) return left;
  if (t >= 1) return right;
  const flow = (left * (1 - t) + right * (1 + t)) / 2;
  return Math.min(Math.max(flow, left), right);
}
