import type { ScheduleRule } from "../batch/kind/ScheduleRule.ts";
import { FAN_COIL_SCHEDULE } from "./fanCoil/fanCoilSchedule.ts";
import { INDOOR_UNIT_SCHEDULE } from "./indoorUnit/indoorUnitSchedule.ts";
import { AIR_OUTLET_SCHEDULE } from "./airOutlet/airOutletSchedule.ts";

const BY_KIND: Readonly<Record<string, ScheduleRule<never>>> = {
  fanCoil: FAN_COIL_SCHEDULE,
  indoorUnit: INDOOR_UNIT_SCHEDULE,
  airOutlet: AIR_OUTLET_SCHEDULE,
};
/** For a kind that has none of its own. */
const ANY: ScheduleRule<never> = { prefix: "EQ", properties: () => [] };

/** The rule of a kind, by its name. */
export const scheduleRule = (kind: string): ScheduleRule<never> => BY_KIND[kind] ?? ANY;
