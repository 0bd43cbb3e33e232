import { airPower, shaftPowerOf } from "../curve/power.ts";
import { entriesOf, lookUp } from "../keyed.ts";
import { efficiency, flow as asFlow, pressure } from "../units.ts";
import type { Duty } from "./Duty.ts";
import { figureOf } from "./figureOf.ts";
import type { DutyMatches } from "./matchDuty.ts";
import { runningOf } from "./running.ts";
import type { SearchColumns } from "./SearchColumns.ts";

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
  const { air, form, point } = duty;
  if (air === null || point === null) return null;
  const [code] = entriesOf(form.running).map(([property]) => property);
  const running = code === undefined ? null : runningOf(columns, duty, matches, code);
  return (place) => {
    const percent = running?.(place) ?? NaN;
    if (!(percent > 0)) return NaN;
    // Every place of the matches has a flow and a value, which is in the records' air.
    const inAir = airPower(asFlow(matches.flow[place]!), pressure(matches.value[place]!));
    return shaftPowerOf(inAir, efficiency(percent)) * air.lowestShare;
  };
}
