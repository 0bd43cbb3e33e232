import { PROPERTY } from "../../../catalogue/properties.ts";
import type { ScheduleRule } from "../../batch/kind/ScheduleRule.ts";
import type { FanCoilFilter } from "./FanCoilFilter.ts";

export const FAN_COIL_SCHEDULE: ScheduleRule<FanCoilFilter> = {
  prefix: "FCU",
  properties: ({ level }) => [
    level === "HIGH_LEVEL" ? PROPERTY.highInputPower : PROPERTY.mediumInputPower,
    level === "HIGH_LEVEL" ? PROPERTY.highNoise : PROPERTY.mediumNoise,
    PROPERTY.externalStaticPressure,
    PROPERTY.waterFlow,
    PROPERTY.waterPressureDrop,
  ],
};
