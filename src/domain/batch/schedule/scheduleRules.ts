import { PROPERTY } from "../../catalogue/properties.ts";
import type { AirOutletFilter } from "../kinds/airOutlet/AirOutletFilter.ts";
import type { FanCoilFilter } from "../kinds/fanCoil/FanCoilFilter.ts";
import type { IndoorUnitFilter } from "../kinds/indoorUnit/IndoorUnitFilter.ts";

/** How a kind of equipment stands in a schedule. */
export interface ScheduleRule<Filter> {
  /** What its tags begin with. */
  readonly prefix: string;
  /** Properties named beside the figures of the kind, of products selected by this filter. */
  readonly properties: (filter: Filter) => readonly string[];
}

const FAN_COIL: ScheduleRule<FanCoilFilter> = {
  prefix: "FCU",
  properties: ({ level }) => [
    level === "HIGH_LEVEL" ? PROPERTY.highInputPower : PROPERTY.mediumInputPower,
    level === "HIGH_LEVEL" ? PROPERTY.highNoise : PROPERTY.mediumNoise,
    PROPERTY.externalStaticPressure,
    PROPERTY.waterFlow,
    PROPERTY.waterPressureDrop,
  ],
};

const INDOOR_UNIT: ScheduleRule<IndoorUnitFilter> = {
  prefix: "IU",
  properties: () => [PROPERTY.airFlow, PROPERTY.inputPower, PROPERTY.noise, PROPERTY.externalStaticPressure],
};

const AIR_OUTLET: ScheduleRule<AirOutletFilter> = { prefix: "FK", properties: () => [] };

const BY_KIND: Readonly<Record<string, ScheduleRule<never>>> = {
  fanCoil: FAN_COIL,
  indoorUnit: INDOOR_UNIT,
  airOutlet: AIR_OUTLET,
};
/** For a kind that has none of its own. */
const ANY: ScheduleRule<never> = { prefix: "EQ", properties: () => [] };

/** The rule of a kind, by its name. */
export const scheduleRule = (kind: string): ScheduleRule<never> => BY_KIND[kind] ?? ANY;
