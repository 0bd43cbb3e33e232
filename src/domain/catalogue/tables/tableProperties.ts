import {
  BOILER,
  FAN,
  FAN_COIL,
  INDOOR_UNIT,
  OUTDOOR_UNIT,
  PUMP,
  WATER_SUPPLY_SET,
  type CategoryCode,
} from "../categories.ts";
import { normaliseText } from "../../base/sheet/normaliseText.ts";
import { PROPERTY } from "../properties.ts";
import { SOURCE_PROPERTY } from "../sourceProperties.ts";
import type { ImportDefinition } from "../import/ImportedProduct.ts";
import type { Quantity } from "./words/quantities.ts";
import type { Step } from "./words/stepNames.ts";

type Key = Quantity | `${Quantity} ${Step}`;
type Properties = Readonly<Partial<Record<Key, string>>>;

const FAN_PROPERTIES: Properties = {
  flow: PROPERTY.airFlow,
  "flow high": PROPERTY.highSpeedAirFlow,
  "flow low": PROPERTY.lowSpeedAirFlow,
  totalPressure: PROPERTY.totalPressure,
  "totalPressure high": PROPERTY.highSpeedTotalPressure,
  "totalPressure low": PROPERTY.lowSpeedTotalPressure,
  staticPressure: PROPERTY.staticPressure,
  totalEfficiency: PROPERTY.totalPressureEfficiency,
  "totalEfficiency high": PROPERTY.highSpeedEfficiency,
  "totalEfficiency low": PROPERTY.lowSpeedEfficiency,
  staticEfficiency: PROPERTY.staticPressureEfficiency,
  speed: PROPERTY.rotationalSpeed,
  "speed high": PROPERTY.highRotationalSpeed,
  "speed low": PROPERTY.lowRotationalSpeed,
  motorPower: PROPERTY.motorPower,
  "motorPower high": PROPERTY.highSpeedMotorPower,
  "motorPower low": PROPERTY.lowSpeedMotorPower,
  shaftPower: PROPERTY.shaftPower,
  noise: PROPERTY.noise,
  impeller: PROPERTY.impellerDiameter,
  outletArea: PROPERTY.outletArea,
  speedControl: PROPERTY.speedControl,
  weight: PROPERTY.weight,
};

const PUMP_PROPERTIES: Properties = {
  flow: PROPERTY.airFlow,
  head: PROPERTY.head,
  efficiency: PROPERTY.pumpEfficiency,
  overallEfficiency: PROPERTY.overallEfficiency,
  npsh: PROPERTY.npsh,
  shaftPower: PROPERTY.shaftPower,
  inputPower: PROPERTY.electricPower,
  motorPower: PROPERTY.motorPower,
  speed: PROPERTY.rotationalSpeed,
  impeller: PROPERTY.impellerDiameter,
  stages: PROPERTY.stages,
  weight: PROPERTY.weight,
};

const FAN_COIL_PROPERTIES: Properties = {
  "flow high": PROPERTY.highAirFlow,
  "flow medium": PROPERTY.mediumAirFlow,
  "cooling high": PROPERTY.highTotalCooling,
  "cooling medium": PROPERTY.mediumTotalCooling,
  "sensible high": PROPERTY.highSensibleCooling,
  "sensible medium": PROPERTY.mediumSensibleCooling,
  "heating high": PROPERTY.highHeating,
  "heating medium": PROPERTY.mediumHeating,
  "inputPower high": PROPERTY.highInputPower,
  "inputPower medium": PROPERTY.mediumInputPower,
  "noise high": PROPERTY.highNoise,
  "noise medium": PROPERTY.mediumNoise,
  waterFlow: PROPERTY.waterFlow,
  waterDrop: PROPERTY.waterPressureDrop,
  externalPressure: PROPERTY.externalStaticPressure,
  weight: PROPERTY.weight,
};

const INDOOR_UNIT_PROPERTIES: Properties = {
  cooling: PROPERTY.coolingCapacity,
  heating: PROPERTY.heatingCapacity,
  flow: PROPERTY.airFlow,
  "flow high": PROPERTY.airFlow,
  noise: PROPERTY.noise,
  "noise high": PROPERTY.noise,
  inputPower: PROPERTY.inputPower,
  externalPressure: PROPERTY.externalStaticPressure,
  liquidPipe: PROPERTY.liquidPipe,
  gasPipe: PROPERTY.gasPipe,
  weight: PROPERTY.weight,
};

const OUTDOOR_UNIT_PROPERTIES: Properties = {
  cooling: PROPERTY.coolingCapacity,
  heating: PROPERTY.heatingCapacity,
  noise: PROPERTY.noise,
  "noise high": PROPERTY.noise,
  inputPower: PROPERTY.inputPower,
  liquidPipe: PROPERTY.liquidPipe,
  gasPipe: PROPERTY.gasPipe,
  weight: PROPERTY.weight,
};

const BOILER_PROPERTIES: Properties = {
  heating: PROPERTY.heatingCapacity,
  efficiency: SOURCE_PROPERTY.boilerEfficiency,
  inputPower: PROPERTY.inputPower,
  waterFlow: PROPERTY.waterFlow,
  waterDrop: PROPERTY.waterPressureDrop,
  noise: PROPERTY.noise,
  weight: PROPERTY.weight,
};

const SET_PROPERTIES: Properties = {
  flow: PROPERTY.airFlow,
  head: PROPERTY.head,
  motorPower: PROPERTY.motorPower,
  count: PROPERTY.pumpCount,
  pumpModel: PROPERTY.pumpModel,
};

const BY_CATEGORY: Readonly<Partial<Record<CategoryCode, Properties>>> = {
  [FAN]: FAN_PROPERTIES,
  [PUMP]: PUMP_PROPERTIES,
  [FAN_COIL]: FAN_COIL_PROPERTIES,
  [INDOOR_UNIT]: INDOOR_UNIT_PROPERTIES,
  [OUTDOOR_UNIT]: OUTDOOR_UNIT_PROPERTIES,
  [BOILER]: BOILER_PROPERTIES,
  [WATER_SUPPLY_SET]: SET_PROPERTIES,
};

/** The property of the catalogue that a quantity is in this category. */
export function propertyOf(category: CategoryCode, quantity: Quantity, step: Step | null): string | null {
  const key: Key = step === null ? quantity : `${quantity} ${step}`;
  return BY_CATEGORY[category]?.[key] ?? null;
}

/**
 * The property of words, such as 结构形式, that a column is named after; figures are known by their quantity alone.
 */
export const propertyNamed = (head: string, definitions: readonly ImportDefinition[]): string | null =>
  definitions.find(
    ({ name, dataType }) => (dataType === "Enum" || dataType === "Text") && name === normaliseText(head),
  )?.code ?? null;
