import { acceptanceGrade } from "../../catalogue/standards/acceptanceGrades.ts";
import { gradesOf, type GradeName } from "../../catalogue/standards/gradeNames.ts";
import { machineOf } from "../../catalogue/machineOf.ts";
import type { Duty, DutyTolerance } from "./Duty.ts";
import type { Read } from "./SearchIssue.ts";

/** The acceptance grade of a question, by name. */
export interface AskedTolerance {
  readonly grade: GradeName;
  readonly isRequired: boolean;
}

const PATH = "tolerance";

/** Checks that machines of the category are accepted by the grade. */
export function readTolerance(
  categoryCode: string,
  asked: AskedTolerance | null,
): Read<DutyTolerance | null> {
  if (asked === null) return { ok: true, value: null };
  const machine = machineOf(categoryCode);
  const grade = acceptanceGrade(asked.grade);
  return machine !== null && grade !== undefined && gradesOf(machine).includes(asked.grade)
    ? { ok: true, value: { grade, isRequired: asked.isRequired } }
    : { ok: false, issues: [{ path: `${PATH}.grade`, message: "is no acceptance grade of this category" }] };
}

/** The duty judged within a grade's tolerances, which needs an operating point. */
export function withTolerance(duty: Duty | null, tolerance: DutyTolerance | null): Read<Duty | null> {
  if (tolerance === null) return { ok: true, value: duty };
  return duty === null || duty.point === null
    ? { ok: false, issues: [{ path: PATH, message: "needs a duty of flow and pressure or head" }] }
    : { ok: true, value: { ...duty, tolerance } };
}
