import type { Curve } from "./Curve.ts";

const STRIDE = 4;

/**
 * Arrays for widths, chords and slopes, shared by all curves: making such short arrays takes longer than filling
 * them.
 */
let [widths, chords, slopes] = rooms(64);

function rooms(points: number) {
  return [new Float64Array(points), new Float64Array(points), new Float64Array(points)] as const;
}

/**
 * Monotone piecewise cubic through every point (Fritsch and Carlson 1980, with the weighted harmonic mean of
 * Fritsch and Butland 1984 and one-sided ends as in Moler, Numerical Computing, 3.6): between two points it stays
 * between their values. Four coefficients of t = −1 … 1 for each piece, constant first.
 */
export function fitPchip({ x, y }: Curve): Float64Array {
  const pieces = x.length - 1;
  // All entries below exist: pieces and points are counted from the curve itself.
  if (widths.length < x.length) [widths, chords, slopes] = rooms(2 * x.length);
  for (let at = 0; at < pieces; at++) {
    widths[at] = x[at + 1]! - x[at]!;
    chords[at] = (y[at + 1]! - y[at]!) / widths[at]!;
  }
  for (let at = 0; at < x.length; at++) slopes[at] = slopeAtPoint(at, pieces);

  const coefficients = new Float64Array(pieces * STRIDE);
  for (let piece = 0; piece < pieces; piece++) {
    const half = widths[piece]! / 2;
    const middle = (y[piece]! + y[piece + 1]!) / 2;
    const rise = (y[piece + 1]! - y[piece]!) / 2;
    // Slopes with respect to t, from the Hermite form: p(±1) = values, p'(±1) = slopes.
    const left = slopes[piece]! * half;
    const right = slopes[piece + 1]! * half;
    const from = piece * STRIDE;
    coefficients[from] = middle + (left - right) / 4;
    coefficients[from + 1] = (6 * rise - left - right) / 4;
    coefficients[from + 2] = (right - left) / 4;
    coefficients[from + 3] = (left + right - 2 * rise) / 4;
  }
  return coefficients;
}

export const PCHIP_STRIDE = STRIDE;

function slopeAtPoint(at: number, pieces: number): number {
  if (pieces === 1) return chords[0]!;
  if (at === 0) return endSlope(widths[0]!, widths[1]!, chords[0]!, chords[1]!);
  if (at === pieces) {
    const last = pieces - 1;
    return endSlope(widths[last]!, widths[last - 1]!, chords[last]!, chords[last - 1]!);
  }
  const before = chords[at - 1]!;
  const after = chords[at]!;
  if (before * after <= 0) return 0;
  const weightBefore = 2 * widths[at]! + widths[at - 1]!;
  const weightAfter = widths[at]! + 2 * widths[at - 1]!;
  return (weightBefore + weightAfter) / (weightBefore / before + weightAfter / after);
}

/** Three-point formula, limited to the direction of the outer chord and to three times its slope. */
function endSlope(width: number, nextWidth: number, chord: number, nextChord: number): number {
  const slope = ((2 * width + nextWidth) * chord - width * nextChord) / (width + nextWidth);
  if (slope * chord <= 0) return 0;
  if (chord * nextChord <= 0 && Math.abs(slope) > 3 * Math.abs(chord)) return 3 * chord;
  return slope;
}
