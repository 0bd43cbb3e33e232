import { OCTAVES, type Spectrum } from "./levels.ts";

/** NR curves: L = a + b·NR from 31.5 Hz, ISO/R 1996. */
const NR_A = [55.4, 35.5, 22, 12, 4.8, 0, -3.5, -6.1, -8] as const;
const NR_B = [0.681, 0.79, 0.87, 0.93, 0.974, 1, 1.015, 1.025, 1.03] as const;
/** Nine bands, from 31.5 Hz. */
export const NR_BANDS = [31.5, ...OCTAVES] as const;

/** dB of the curve in the bands from 31.5 Hz. */
export const noiseRatingCurve = (rating: number): readonly number[] =>
  NR_A.map((a, band) => a + NR_B[band]! * rating);

/** A rating with the band that decides it, Hz. */
export interface Rating {
  /** Rounded up; null above the highest curve. */
  readonly rating: number | null;
  readonly exact: number;
  readonly band: number;
}

/** Keeps rounding errors from raising a rating by one. */
const TOUCH = 1e-9;
// Adding 0 turns −0 into 0.
const roundUp = (exact: number): number => Math.ceil(exact - TOUCH) + 0;

const greatest = (ratings: readonly number[]): { readonly exact: number; readonly band: number } =>
  ratings.reduce((most, exact, band) => (exact > most.exact ? { exact, band: OCTAVES[band]! } : most), {
    exact: Number.NEGATIVE_INFINITY,
    band: 0,
  });

/** NR = max (L − a)/b over the octaves from 63 Hz, rounded up. */
export function noiseRating(levels: Spectrum): Rating {
  const { exact, band } = greatest(levels.map((level, at) => (level - NR_A[at + 1]!) / NR_B[at + 1]!));
  return { rating: roundUp(exact), exact, band };
}

/** Curves NC 15 … 70 in steps of 5, original values. */
const NC_FIRST = 15;
const NC_STEP = 5;
const NC_CURVES: readonly Spectrum[] = [
  [47, 36, 29, 22, 17, 14, 12, 11],
  [51, 40, 33, 26, 22, 19, 17, 16],
  [54, 44, 37, 31, 27, 24, 22, 21],
  [57, 48, 41, 35, 31, 29, 28, 27],
  [60, 52, 45, 40, 36, 34, 33, 32],
  [64, 56, 50, 45, 41, 39, 38, 37],
  [67, 60, 54, 49, 46, 44, 43, 42],
  [71, 64, 58, 54, 51, 49, 48, 47],
  [74, 67, 62, 58, 56, 54, 53, 52],
  [77, 71, 67, 63, 61, 59, 58, 57],
  [80, 75, 71, 68, 66, 64, 63, 62],
  [83, 79, 75, 72, 71, 70, 69, 68],
];

/** dB of the curve in the octaves from 63 Hz, linear between curves; from NC 15 to 70. */
export function noiseCriterionCurve(rating: number): Spectrum {
  const at = Math.min(NC_CURVES.length - 1, Math.max(0, (rating - NC_FIRST) / NC_STEP));
  const below = Math.min(NC_CURVES.length - 2, Math.floor(at));
  const [low, high] = [NC_CURVES[below]!, NC_CURVES[below + 1]!];
  return low.map((level, band) => level + (at - below) * (high[band]! - level));
}

/** NC of one band: linear between curves, NC 15 below them, infinite above. */
function criterionIn(level: number, band: number): number {
  if (level <= NC_CURVES[0]![band]!) return NC_FIRST;
  const above = NC_CURVES.findIndex((curve) => level <= curve[band]!);
  if (above < 0) return Number.POSITIVE_INFINITY;
  const [low, high] = [NC_CURVES[above - 1]![band]!, NC_CURVES[above]![band]!];
  return NC_FIRST + NC_STEP * (above - 1 + (level - low) / (high - low));
}

/** NC by the tangent method, rounded up; null above NC 70. */
export function noiseCriterion(levels: Spectrum): Rating {
  const { exact, band } = greatest(levels.map(criterionIn));
  return { rating: Number.isFinite(exact) ? roundUp(exact) : null, exact, band };
}
