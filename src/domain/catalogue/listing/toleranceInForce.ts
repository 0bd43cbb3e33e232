import { dutyFormOf } from "../duty/dutyForms.ts";
import { machineOf } from "../machineOf.ts";
import { gradesOf } from "../standards/gradeNames.ts";
import type { ListState, ListTolerance } from "./ListState.ts";

/** Whether operating points can be judged within tolerances: the duty has a flow and a pressure or head. */
export function offersTolerance(
  categoryCode: string,
  { speedControl, duty }: Pick<ListState, "speedControl" | "duty">,
): boolean {
  const form = dutyFormOf(categoryCode, speedControl);
  const isEntered = (asked: string) => duty.some(({ code }) => code === asked);
  return form !== undefined && isEntered(form.flow) && isEntered(form.value);
}

/** The list's tolerance where it counts: with a whole duty, and a grade of the category's machines. */
export function toleranceInForce(
  categoryCode: string,
  state: Pick<ListState, "speedControl" | "duty" | "tolerance">,
): ListTolerance | null {
  const { tolerance } = state;
  const machine = machineOf(categoryCode);
  if (tolerance === null || machine === null || !gradesOf(machine).includes(tolerance.grade)) return null;
  return offersTolerance(categoryCode, state) ? tolerance : null;
}
