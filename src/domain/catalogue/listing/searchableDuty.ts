import type { DutyEntry } from "./ListState.ts";
import { allFiguresOf, dutyFormOf, missingFigures } from "../duty/dutyForms.ts";
import type { SpeedMode } from "../duty/SpeedMode.ts";

/**
 * The part of an address's duty that a list of the category can search by. It is empty if a required figure is
 * missing or a figure belongs to no field. The two low-speed values need no others.
 */
export function searchableDuty(
  categoryCode: string,
  speedControl: SpeedMode,
  duty: readonly DutyEntry[],
): readonly DutyEntry[] {
  const form = dutyFormOf(categoryCode, speedControl);
  const figures = form === undefined ? [] : allFiguresOf(categoryCode, form);
  const known = duty.filter(({ code }) => figures.some((figure) => figure.code === code));
  return missingFigures(figures, new Set(known.map(({ code }) => code))).length === 0 ? known : [];
}
