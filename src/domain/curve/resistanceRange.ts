import type { FittedCurve } from "./FittedCurve.ts";
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

/**
 * The values of Y/Q² on a curve. They turn where Q·Y′ = 2·Y; with Q = m + h·t that is (t + m/h)·p′(t) − 2·p(t) = 0
 * on a piece, a polynomial of the piece's own degree.
 */
export function resistanceRange({ knots, coefficients, stride }: FittedCurve): ResistanceRange {
  const finder = new RootFinder();
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  let hasSingleCrossing = true;
  for (let piece = 0; piece + 1 < knots.length; piece++) {
    // A piece has a knot on either side and `stride` coefficients.
    const left = knots[piece]!;
    const right = knots[piece + 1]!;
    const at = piece * stride;
    const turns = loadTurns(finder, coefficients, at, stride, (left + right) / (right - left));
    const found = finder.find(stride, SHALLOW * turns);
    if (found > 0 || polynomialAt(finder.polynomial, 0, stride, 0) >= 0) hasSingleCrossing = false;
    for (const t of [-1, ...finder.roots.subarray(0, found), 1]) {
      const flow = flowOf(t, left, right);
      const value = polynomialAt(coefficients, at, stride, t);
      // At standstill Y/Q² has no value; near it the parabola is as steep as one likes.
      const k = flow > 0 ? value / (flow * flow) : Number.POSITIVE_INFINITY;
      least = Math.min(least, k);
      greatest = Math.max(greatest, k);
    }
  }
  return {
    least: least - MARGIN * Math.abs(least),
    greatest: greatest + MARGIN * Math.abs(greatest),
    hasSingleCrossing,
  };
}

/** Fills the finder with (t + m/h)·p′ − 2·p; answers the size of its coefficients. */
function loadTurns(
  finder: RootFinder,
  coefficients: Float64Array,
  at: number,
  stride: number,
  middleOverHalf: number,
): number {
  let size = 0;
  for (let power = 0; power < stride; power++) {
    const higher = power + 1 < stride ? (power + 1) * coefficients[at + power + 1]! : 0;
    const turn = (power - 2) * coefficients[at + power]! + middleOverHalf * higher;
    finder.polynomial[power] = turn;
    size += Math.abs(turn);
  }
  return size;
}
