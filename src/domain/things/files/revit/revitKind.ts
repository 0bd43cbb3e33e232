import { HEAT_EXCHANGER, PUMP, WATER_SUPPLY_SET } from "../../../catalogue/categories.ts";
import { PROPERTY } from "../../../catalogue/properties.ts";
import { SOURCE_PROPERTY } from "../../../catalogue/sourceProperties.ts";

/** Revit's kind of a quantity, in files of shared parameters and in the header of type catalogues. */
export type RevitKind =
  | "TEXT"
  | "YESNO"
  | "NUMBER"
  | "LENGTH"
  | "AREA"
  | "MASS"
  | "PIPE_SIZE"
  | "PIPING_FLOW"
  | "PIPING_PRESSURE"
  | "PIPING_TEMPERATURE"
  | "HVAC_AIR_FLOW"
  | "HVAC_PRESSURE"
  | "HVAC_TEMPERATURE"
  | "HVAC_VELOCITY"
  | "HVAC_ANGULAR_SPEED"
  | "HVAC_POWER"
  | "HVAC_COOLING_LOAD"
  | "HVAC_HEATING_LOAD"
  | "HVAC_COEFFICIENT_OF_HEAT_TRANSFER"
  | "ELECTRICAL_POWER";

/** A quantity of a product as the data standard defines it. */
export interface Quantity {
  readonly code: string;
  readonly unit: string | null;
  readonly value: "number" | "text" | "yesno";
}

/** Unit names as Revit has written them since 2021. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ["mm", "MILLIMETERS"],
  ["m", "METERS"],
  ["㎡", "SQUARE_METERS"],
  ["kg", "KILOGRAMS"],
  ["m³/h", "CUBIC_METERS_PER_HOUR"],
  ["m/s", "METERS_PER_SECOND"],
  ["r/min", "REVOLUTIONS_PER_MINUTE"],
  ["Pa", "PASCALS"],
  ["kPa", "KILOPASCALS"],
  ["MPa", "MEGAPASCALS"],
  ["W", "WATTS"],
  ["kW", "KILOWATTS"],
  ["℃", "CELSIUS"],
  ["W/(㎡·K)", "WATTS_PER_SQUARE_METER_KELVIN"],
]);

/**
 * The kind that a unit means by itself. Power, flow and pressure are those of air, unless the code says otherwise.
 */
const BY_UNIT: ReadonlyMap<string, RevitKind> = new Map([
  ["mm", "LENGTH"],
  ["m", "LENGTH"],
  ["㎡", "AREA"],
  ["kg", "MASS"],
  ["m³/h", "HVAC_AIR_FLOW"],
  ["m/s", "HVAC_VELOCITY"],
  ["r/min", "HVAC_ANGULAR_SPEED"],
  ["Pa", "HVAC_PRESSURE"],
  ["kPa", "PIPING_PRESSURE"],
  ["MPa", "PIPING_PRESSURE"],
  ["W", "HVAC_POWER"],
  ["kW", "HVAC_POWER"],
  ["℃", "HVAC_TEMPERATURE"],
  ["W/(㎡·K)", "HVAC_COEFFICIENT_OF_HEAT_TRANSFER"],
]);

const P = PROPERTY;
const CODES_OF: readonly (readonly [RevitKind, readonly string[]])[] = [
  ["PIPING_FLOW", [P.waterFlow, P.condenserWaterFlow, SOURCE_PROPERTY.gasFlow]],
  ["PIPING_PRESSURE", [P.waterPressureDrop, P.head, P.npsh, P.workingPressure]],
  [
    "PIPING_TEMPERATURE",
    [P.enteringWater, P.leavingWater, P.ratedCoolingWater, P.ratedHeatingWater, P.highestTemperature],
  ],
  ["PIPE_SIZE", [P.nominalDiameter, P.liquidPipe, P.gasPipe]],
  [
    "ELECTRICAL_POWER",
    [
      P.motorPower,
      P.highSpeedMotorPower,
      P.lowSpeedMotorPower,
      P.inputPower,
      P.heatingInputPower,
      P.highInputPower,
      P.mediumInputPower,
      P.electricPower,
      P.fanPower,
    ],
  ],
  [
    "HVAC_COOLING_LOAD",
    [
      P.coolingCapacity,
      P.highTotalCooling,
      P.highSensibleCooling,
      P.highLatentCooling,
      P.mediumTotalCooling,
      P.mediumSensibleCooling,
      P.mediumLatentCooling,
    ],
  ],
  ["HVAC_HEATING_LOAD", [P.heatingCapacity, P.highHeating, P.mediumHeating, P.sectionHeat]],
  // Kv is the flow at 1 bar: a coefficient, which no pipe connection may take for its flow.
  ["NUMBER", [P.flowCoefficient]],
];
const BY_CODE: ReadonlyMap<string, RevitKind> = new Map(
  CODES_OF.flatMap(([kind, codes]) => codes.map((code) => [code, kind] as const)),
);
/** Codes with a different meaning in one category. */
const BY_CATEGORY: ReadonlyMap<string, readonly [code: string, RevitKind]> = new Map([
  [PUMP, [P.airFlow, "PIPING_FLOW"]],
  [WATER_SUPPLY_SET, [P.airFlow, "PIPING_FLOW"]],
  // It heats or cools.
  [HEAT_EXCHANGER, [P.heatingCapacity, "HVAC_POWER"]],
]);

/** The kind that follows from a quantity's meaning; a number whose unit Revit does not know is a plain number. */
export function revitKind({ code, unit, value }: Quantity, categoryCode: string): RevitKind {
  if (value !== "number") return value === "yesno" ? "YESNO" : "TEXT";
  if (unit === null || !UNITS.has(unit)) return "NUMBER";
  const [own, kind] = BY_CATEGORY.get(categoryCode) ?? [];
  return (own === code ? kind : undefined) ?? BY_CODE.get(code) ?? BY_UNIT.get(unit)!;
}

/**
 * Kind and unit in the header of a type catalogue's column; a value that is no measure is OTHER without a unit.
 */
export function catalogueKind(kind: RevitKind, unit: string | null): string {
  if (kind === "TEXT" || kind === "YESNO" || kind === "NUMBER" || unit === null) return "OTHER##";
  // A head is a pressure in metres of water.
  return `${kind}##${kind === "PIPING_PRESSURE" && unit === "m" ? "METERS_OF_WATER_COLUMN" : UNITS.get(unit)!}`;
}
