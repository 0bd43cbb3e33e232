import { keyed, lookUp } from "../../base/keyed.ts";
import { estimated, toVerify } from "../../base/marked.ts";
import type { GradeName } from "./gradeNames.ts";

/** Ends of a tolerance, as shares. */
export type Ends = readonly [number, number];

/** What a grade allows: flow and value between two ends, power above, efficiency below. */
export interface AcceptanceGrade {
  readonly flow: Ends;
  readonly value: Ends;
  readonly power: number;
  readonly efficiency: number;
  /** dB(A) above the stated level; 0 for pumps */
  readonly sound: number;
}

const both = (share: number): Ends => [-share, share];
const grade = (flow: Ends, value: Ends, power: number, efficiency: number, sound = 0): AcceptanceGrade => ({
  flow,
  value,
  power,
  efficiency,
  sound,
});

/** ISO 9906:2012 = GB/T 3216-2016 for pumps, ISO 13348 for fans; the edition belongs to a grade's name. */
const GRADES = toVerify(
  keyed<AcceptanceGrade>({
    "1B": grade(both(0.05), both(0.03), 0.04, -0.03),
    "1E": grade(both(0.05), both(0.03), 0.04, 0),
    "1U": grade([0, 0.1], [0, 0.06], 0.1, 0),
    "2B": grade(both(0.08), both(0.05), 0.08, -0.05),
    "2U": grade([0, 0.16], [0, 0.1], 0.16, -0.05),
    "3B": grade(both(0.09), both(0.07), 0.09, -0.07),
    AN1: grade(both(0.01), both(0.01), 0.02, -0.01, 3),
    AN2: grade(both(0.025), both(0.025), 0.03, -0.02, 3),
    AN3: grade(both(0.05), both(0.05), 0.08, -0.05, 4),
    AN4: grade(both(0.1), both(0.1), 0.16, -0.12, 6),
  }),
  "ISO 9906:2012、ISO 13348:2007（各公开资料不一致）",
);

export const GRADES_MARK = GRADES.mark;

/** Grade where an offer names none; said wherever it is used. */
export const UNSTATED_GRADE = {
  pump: estimated<GradeName>("3B", "未注明验收等级，按 3B 级"),
  fan: estimated<GradeName>("AN3", "未注明公差等级，按 AN3 级"),
} as const;

/** Undefined for a name that is no grade. */
export const acceptanceGrade = (name: string): AcceptanceGrade | undefined => lookUp(GRADES.value, name);
