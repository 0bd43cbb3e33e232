import { PROPERTY } from "../../../catalogue/properties.ts";
import type { ScheduleRule } from "../../batch/kind/ScheduleRule.ts";
import type { IndoorUnitFilter } from "./IndoorUnitFilter.ts";

export const INDOOR_UNIT_SCHEDULE: ScheduleRule<IndoorUnitFilter> = {
  prefix: "IU",
  properties: () => [PROPERTY.airFlow, PROPERTY.inputPower, PROPERTY.noise, PROPERTY.externalStaticPressure],
};
