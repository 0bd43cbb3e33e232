import { siteLiquid } from "../../physics/fluid/siteLiquid.ts";
import type { Duty } from "./Duty.ts";
import type { DutyMatches } from "./matchDuty.ts";
import { workAtPoints } from "./running.ts";
import type { SearchColumns } from "./SearchColumns.ts";

/**
 * Shaft power in kW of each match at its operating point, by index: of a fan in the air of the records, of a pump
 * with the duty's liquid. NaN where neither power nor efficiency is measured; null if no point was judged.
 */
export function shaftPowerAtPoint(
  columns: SearchColumns,
  duty: Duty,
  matches: DutyMatches,
): ((index: number) => number) | null {
  const work = workAtPoints(columns, duty, matches);
  const share = duty.liquid === null ? 1 : siteLiquid(duty.liquid).share;
  return work && ((index) => work(index).power * share);
}
