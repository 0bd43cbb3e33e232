import type { ScheduleRule } from "../../batch/kind/ScheduleRule.ts";
import type { AirOutletFilter } from "./AirOutletFilter.ts";

export const AIR_OUTLET_SCHEDULE: ScheduleRule<AirOutletFilter> = { prefix: "FK", properties: () => [] };
