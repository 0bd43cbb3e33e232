import type { ScheduleRule } from "../../batch/kind/ScheduleRule.ts";
import type { AirOutletFilter } from "./AirOutletFilter.ts";

/** How its units stand in a schedule. */
export const AIR_OUTLET_SCHEDULE: ScheduleRule<AirOutletFilter> = { prefix: "FK", properties: () => [] };
