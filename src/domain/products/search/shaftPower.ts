import { siteLiquid } from "../../physics/fluid/siteLiquid.ts";
import type { Duty } from "./Duty.ts";
import type { DutyMatches } from "./matchDuty.ts";
import { workAtPoints } from "./running.ts";
import type { SearchColumns } from "./SearchColumns.ts";

/**
 * kW at the shaft of each match at its operating point, by place: of a fan in the air of the records, of a pump with the
 * liquid of the duty. NaN where neither power nor efficiency is measured; null where no point was judged.
 */
export function shaftPowerAtPoint(
  columns: SearchColumns,
  duty: Duty,
  matches: DutyMatches,
): ((place: number) => number) | null {
  const work = workAtPoints(columns, duty, matches);
  const share = duty.liquid === null ? 1 : siteLiquid(duty.liquid).share;
  return work && ((place) => work(place).power * share);
}
