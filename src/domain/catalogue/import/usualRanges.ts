import {
  AIR_OUTLET,
  BOILER,
  FAN,
  FAN_COIL,
  INDOOR_UNIT,
  OUTDOOR_UNIT,
  PUMP,
  WATER_SUPPLY_SET,
} from "../categories.ts";
import { PROPERTY } from "../properties.ts";
import { SOURCE_PROPERTY } from "../sourceProperties.ts";
import type { CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import { keyed, lookUp, type Keyed } from "../../base/keyed.ts";
import type { UsualRange } from "./likelyUnit.ts";

const range = (from: number, to: number): UsualRange => ({ from, to });

/**
 * Ranges of what machines of a category are built for, from the smallest to the largest on the market and a good
 * deal beyond: wide enough not to doubt a real machine, narrow enough to catch a wrong unit of the same kind. The
 * ranges are our own.
 */
const EFFICIENCY = range(3, 100);

const FAN_RANGES = {
  [PROPERTY.airFlow]: range(20, 3e6),
  [PROPERTY.highSpeedAirFlow]: range(20, 3e6),
  [PROPERTY.lowSpeedAirFlow]: range(20, 3e6),
  [PROPERTY.totalPressure]: range(5, 60_000),
  [PROPERTY.staticPressure]: range(5, 60_000),
  [PROPERTY.totalPressureEfficiency]: EFFICIENCY,
  [PROPERTY.staticPressureEfficiency]: EFFICIENCY,
  [PROPERTY.highSpeedEfficiency]: EFFICIENCY,
  [PROPERTY.lowSpeedEfficiency]: EFFICIENCY,
  [PROPERTY.motorPower]: range(0.001, 8_000),
  [PROPERTY.shaftPower]: range(0.001, 8_000),
  [PROPERTY.rotationalSpeed]: range(50, 50_000),
  [PROPERTY.impellerDiameter]: range(40, 12_000),
  [PROPERTY.outletArea]: range(0.001, 80),
  [PROPERTY.noise]: range(15, 140),
};
const PUMP_RANGES = {
  [PROPERTY.airFlow]: range(0.05, 60_000),
  [PROPERTY.head]: range(0.3, 2_000),
  [PROPERTY.pumpEfficiency]: EFFICIENCY,
  [PROPERTY.overallEfficiency]: EFFICIENCY,
  [PROPERTY.npsh]: range(0.1, 40),
  [PROPERTY.motorPower]: range(0.002, 10_000),
  [PROPERTY.shaftPower]: range(0.001, 10_000),
  [PROPERTY.rotationalSpeed]: range(150, 15_000),
  [PROPERTY.impellerDiameter]: range(20, 2_500),
};
const UNIT_CAPACITY = range(0.3, 80);
const UNIT_FLOW = range(50, 10_000);
const OUTDOOR_CAPACITY = range(2, 400);

const RANGES: Keyed<Keyed<UsualRange>> = keyed({
  [FAN]: keyed(FAN_RANGES),
  [PUMP]: keyed(PUMP_RANGES),
  [WATER_SUPPLY_SET]: keyed(PUMP_RANGES),
  [INDOOR_UNIT]: keyed({
    [PROPERTY.coolingCapacity]: UNIT_CAPACITY,
    [PROPERTY.heatingCapacity]: UNIT_CAPACITY,
    [PROPERTY.airFlow]: UNIT_FLOW,
  }),
  [OUTDOOR_UNIT]: keyed({
    [PROPERTY.coolingCapacity]: OUTDOOR_CAPACITY,
    [PROPERTY.heatingCapacity]: OUTDOOR_CAPACITY,
    [PROPERTY.inputPower]: range(0.5, 150),
    [PROPERTY.heatingInputPower]: range(0.5, 150),
    [PROPERTY.leastCombination]: range(10, 100),
    [PROPERTY.mostCombination]: range(100, 300),
  }),
  [BOILER]: keyed({
    [PROPERTY.heatingCapacity]: range(5, 60_000),
    // Those that condense are above 100 % by the lower heating value.
    [SOURCE_PROPERTY.boilerEfficiency]: range(60, 112),
    [PROPERTY.workingPressure]: range(0.05, 4),
  }),
  [FAN_COIL]: keyed({
    [PROPERTY.highAirFlow]: UNIT_FLOW,
    [PROPERTY.mediumAirFlow]: UNIT_FLOW,
    [PROPERTY.highTotalCooling]: UNIT_CAPACITY,
    [PROPERTY.mediumTotalCooling]: UNIT_CAPACITY,
    [PROPERTY.highSensibleCooling]: range(0.2, 80),
    [PROPERTY.mediumSensibleCooling]: range(0.2, 80),
    [PROPERTY.highHeating]: range(0.3, 120),
    [PROPERTY.mediumHeating]: range(0.3, 120),
    [PROPERTY.highNoise]: range(15, 80),
    [PROPERTY.mediumNoise]: range(15, 80),
  }),
  [AIR_OUTLET]: keyed({
    [PROPERTY.length]: range(40, 6_000),
    [PROPERTY.width]: range(40, 6_000),
    [PROPERTY.diameter]: range(40, 3_000),
    [PROPERTY.noise]: range(5, 80),
  }),
});

const NONE = keyed<UsualRange>({});

/** By property code. */
export const usualRanges = (categoryCode: string): Keyed<UsualRange> => lookUp(RANGES, categoryCode) ?? NONE;

/** Checked against the greatest value of a curve. */
export const USUAL_PEAKS: Readonly<Partial<Record<CurveQuantity, UsualRange>>> = {
  totalPressure: FAN_RANGES[PROPERTY.totalPressure],
  staticPressure: FAN_RANGES[PROPERTY.staticPressure],
  head: PUMP_RANGES[PROPERTY.head],
  npsh: PUMP_RANGES[PROPERTY.npsh],
  totalPressureEfficiency: EFFICIENCY,
  staticPressureEfficiency: EFFICIENCY,
  efficiency: EFFICIENCY,
  overallEfficiency: EFFICIENCY,
  shaftPower: PUMP_RANGES[PROPERTY.shaftPower],
  inputPower: PUMP_RANGES[PROPERTY.shaftPower],
  noise: FAN_RANGES[PROPERTY.noise],
};
