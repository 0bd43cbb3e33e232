import type { CurvePieces } from "./FittedCurve.ts";
import { polynomialAt } from "./piecePolynomial.ts";
import { RootFinder } from "./RootFinder.ts";
import { flowOf } from "./stationaryPoints.ts";

export interface ResistanceRange {
  /**
   * Bounds of K: below the least and above the greatest, Y = K·Q² does not meet the curve within its measured
   * range.
   */
  readonly least: number;
  readonly greatest: number;
  /** Y/Q² falls along the whole curve, so each K between the bounds meets it exactly once. */
  readonly hasSingleCrossing: boolean;
}

/** A stationary point of Y/Q² this shallow counts as a turn, and so does one that is missed by this little. */
const SHALLOW = 1e-9;
/** Keeps a touch at the very end of the range from being lost to rounding. */
const MARGIN = 1e-9;

/**
 * Shared by all calls, so that nothing is allocated. No other code runs between filling it and reading its roots.
 */
const finder = new RootFinder();

/**
 * The range of Y/Q² on a curve. It turns where Q·Y′ = 2·Y; with Q = m + h·t that is (t + m/h)·p′(t) − 2·p(t) = 0
 * on a piece, a polynomial of the piece's own degree.
 */
export function resistanceRange({
  knots,
  coefficients,
  stride,
}: Pick<CurvePieces, "knots" | "coefficients" | "stride">): ResistanceRange {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  let hasSingleCrossing = true;
  for (let piece = 0; piece + 1 < knots.length; piece++) {
    // A piece has a knot on either side and `stride` coefficients.
    const left = knots[piece]!;
    const right = knots[piece + 1]!;
    const at = piece * stride;
    const size = loadTurns(coefficients, at, stride, (left + right) / (right - left));
    const found = finder.find(stride, SHALLOW * size);
    if (found > 0 || polynomialAt(finder.polynomial, 0, stride, 0) >= 0) hasSingleCrossing = false;
    // First the two ends, then the turns between them.
    for (let end = -2; end < found; end++) {
      const t = end === -2 ? -1 : end === -1 ? 1 : finder.roots[end]!;
      const flow = flowOf(t, left, right);
      const value = polynomialAt(coefficients, at, stride, t);
      // Near standstill a parabola is almost flat: a curve with a value above 0 there exceeds every K; from 0
      // down, any K may meet it.
      if (flow > 0) least = Math.min(least, value / (flow * flow));
      else if (value <= SHALLOW * size) least = Number.NEGATIVE_INFINITY;
      greatest = Math.max(greatest, flow > 0 ? value / (flow * flow) : Number.POSITIVE_INFINITY);
    }
  }
  return {
    least: withMargin(least, -MARGIN),
    greatest: withMargin(greatest, MARGIN),
    hasSingleCrossing,
  };
}

const withMargin = (k: number, share: number) => k + share * Math.abs(k);

/** Fills the finder with (t + m/h)·p′ − 2·p and returns the size of the coefficients. */
function loadTurns(coefficients: Float64Array, at: number, stride: number, middleOverHalf: number): number {
  let size = 0;
  for (let power = 0; power < stride; power++) {
    const higher = power + 1 < stride ? (power + 1) * coefficients[at + power + 1]! : 0;
    const turn = (power - 2) * coefficients[at + power]! + middleOverHalf * higher;
    finder.polynomial[power] = turn;
    size += Math.abs(turn);
  }
  return size;
}
