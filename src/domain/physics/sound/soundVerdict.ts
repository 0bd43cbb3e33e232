/** What a level against its limit comes to. */
export type SoundVerdict = "pass" | "fail" | "borderline" | "cannot-judge";

/** dB that an estimate may be off by (ENGINEERING-3 E.1): nearer to the limit nothing is met or missed. */
const ESTIMATE_ERROR = 5;

/** @param gap level less limit, dB */
export function soundVerdict(gap: number, isEstimated: boolean, isMet = gap <= 0): SoundVerdict {
  if (isEstimated && Math.abs(gap) < ESTIMATE_ERROR) return "borderline";
  return isMet ? "pass" : "fail";
}
