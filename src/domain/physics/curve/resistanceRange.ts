import type { CurvePieces } from "./FittedCurve.ts";
import { polynomialAt } from "./piecePolynomial.ts";
import { RootFinder } from "./RootFinder.ts";
import { flowOf } from "./stationaryPoints.ts";

export interface ResistanceRange {
  /** K below which, and above which, Y = K·Q² does not meet the curve inside its measured range. */
  readonly least: number;
  readonly greatest: number;
  /** Y/Q² falls all along the curve, so each K between them meets it exactly once. */
  readonly hasSingleCrossing: boolean;
}

/** A turn of Y/Q² this shallow, or this near, is taken for one. */
const SHALLOW = 1e-9;
/** A touch at the very end of the range must not be lost to rounding. */
const MARGIN = 1e-9;

/** One for all: it allocates nothing, and nobody is asked between a filling and its roots. */
const finder = new RootFinder();

/**
 * The values of Y/Q² on a curve. They turn where Q·Y′ = 2·Y; with Q = m + h·t that is (t + m/h)·p′(t) − 2·p(t) = 0
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
    // The two ends, then the turns between them.
    for (let end = -2; end < found; end++) {
      const t = end === -2 ? -1 : end === -1 ? 1 : finder.roots[end]!;
      const flow = flowOf(t, left, right);
      const value = polynomialAt(coefficients, at, stride, t);
      // Near standstill the parabola is as flat as one likes: above 0 a curve outdoes every K, from 0 down any K may do.
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

/** Fills the finder with (t + m/h)·p′ − 2·p; answers the size of its coefficients. */
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
