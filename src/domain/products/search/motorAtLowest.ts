import { lookUp } from "../../base/keyed.ts";
import type { Duty } from "./Duty.ts";
import { figureOf } from "./figureOf.ts";
import type { DutyMatches } from "./matchDuty.ts";
import type { SearchColumns } from "./SearchColumns.ts";
import { shaftPowerAtPoint } from "./shaftPower.ts";

/** kW of the motor, by row: the first power property that a product states; NaN if it states none. */
export function motorPowerOf({ properties }: SearchColumns, { form }: Duty): (row: number) => number {
  const columns = form.power.flatMap((code) => {
    const column = lookUp(properties, code);
    return column === undefined ? [] : [figureOf(column)];
  });
  return (row) => {
    for (const figure of columns) if (!Number.isNaN(figure(row))) return figure(row);
    return NaN;
  };
}

/**
 * Shaft power in kW of each match at the lowest temperature of the site's air, by index: at the same flow, power
 * is proportional to density, so a cold start needs most power. NaN where no efficiency is measured; null if no
 * air is stated or no point was judged.
 */
export function shaftPowerAtLowest(
  columns: SearchColumns,
  duty: Duty,
  matches: DutyMatches,
): ((index: number) => number) | null {
  const { air } = duty;
  const power = air && shaftPowerAtPoint(columns, duty, matches);
  return air && power && ((index) => power(index) * air.lowestShare);
}
