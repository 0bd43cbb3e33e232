import { lookUp } from "../../base/keyed.ts";
import type { Duty } from "./Duty.ts";
import { figureOf } from "./figureOf.ts";
import type { DutyMatches } from "./matchDuty.ts";
import type { SearchColumns } from "./SearchColumns.ts";
import { shaftPowerAtPoint } from "./shaftPower.ts";

/** kW of the motor, by row: the first that a product states; NaN where it states none. */
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
 * kW at the shaft of each match at the lowest temperature of the site's air, by place: at the same flow power goes with the
 * density, so that a cold start asks most of the motor. NaN where no efficiency is measured; null where no air is stated,
 * or no point was judged.
 */
export function shaftPowerAtLowest(
  columns: SearchColumns,
  duty: Duty,
  matches: DutyMatches,
): ((place: number) => number) | null {
  const { air } = duty;
  const power = air && shaftPowerAtPoint(columns, duty, matches);
  return air && power && ((place) => power(place) * air.lowestShare);
}
