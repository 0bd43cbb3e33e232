import {
  FIT_ERROR,
  type EfficiencyGrade,
  type GradeLimits,
  type StandardStep,
  type StandardVerdict,
} from "./StandardVerdict.ts";

const GRADES: readonly EfficiencyGrade[] = [1, 2, 3];

export interface FoundLimits {
  readonly standard: string;
  readonly table: string;
  readonly limits: GradeLimits;
  readonly arithmetic: readonly StandardStep[];
}

/** Compares an efficiency with its limit; a limit that is reached exactly is met. */
export function judgeEfficiency(
  found: FoundLimits,
  efficiency: number,
  asked: EfficiencyGrade,
): StandardVerdict {
  const grade = GRADES.find((candidate) => efficiency >= found.limits[candidate]) ?? null;
  const limit = found.limits[asked];
  return {
    ...found,
    state: efficiency >= limit ? "pass" : "fail",
    grade,
    limit,
    margin: efficiency - limit,
    borderlineGrade:
      GRADES.find((candidate) => Math.abs(efficiency - found.limits[candidate]) <= FIT_ERROR) ?? null,
  };
}
