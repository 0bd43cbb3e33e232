/** Result of comparing a level with its limit. */
export type SoundVerdict = "pass" | "fail" | "borderline" | "cannot-judge";

/** Possible error of an estimate in dB (ENGINEERING-3 E.1): closer to the limit it is neither met nor missed. */
const ESTIMATE_ERROR = 5;

/** @param gap level less limit, dB */
export function soundVerdict(gap: number, isEstimated: boolean, isMet = gap <= 0): SoundVerdict {
  if (isEstimated && Math.abs(gap) < ESTIMATE_ERROR) return "borderline";
  return isMet ? "pass" : "fail";
}
