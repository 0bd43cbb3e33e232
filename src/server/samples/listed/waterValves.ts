import * as v from "valibot";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { roundTo } from "../../records/roundTo.ts";
import { oneOfValues, readLines } from "./readLines.ts";
import { valueName } from "../../standard/categoryStandards.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const CODE = "C000015";
const DIAMETERS = [15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300];
/** mm up to which valves are threaded. */
const THREADED_TO = 50;

const ValveSchema = v.strictObject({
  letters: v.string(),
  type: oneOfValues(CODE, PROPERTY.productType),
  actuator: oneOfValues(CODE, PROPERTY.actuator),
  /** Kv in m³/h for each mm² of DN². */
  coefficient: v.number(),
  from: v.number(),
  to: v.number(),
  isWafer: v.boolean(),
});

const connectionOf = (diameter: number, isWafer: boolean) =>
  isWafer ? "V000953" : diameter <= THREADED_TO ? "V000951" : "V000952";

const lineOf = ({
  letters,
  type,
  actuator,
  coefficient,
  from,
  to,
  isWafer,
}: v.InferOutput<typeof ValveSchema>): ListedLine => ({
  letters,
  name: valueName(CODE, PROPERTY.productType, type),
  items: (variation) =>
    DIAMETERS.filter((diameter) => diameter >= from && diameter <= to).flatMap((diameter) =>
      [1.6, 2.5].map((pressure) => ({
        size: `${diameter}-${pressure * 10}`,
        numbers: [
          [PROPERTY.nominalDiameter, diameter],
          [PROPERTY.workingPressure, pressure],
          [PROPERTY.flowCoefficient, roundTo(1, coefficient * variation * diameter * diameter)],
          [PROPERTY.highestTemperature, isWafer ? 120 : 150],
          [PROPERTY.weight, roundTo(1, 0.4 + diameter * diameter * (isWafer ? 0.0006 : 0.0019))],
        ],
        enums: [
          [PROPERTY.productType, type],
          [PROPERTY.connection, connectionOf(diameter, isWafer)],
          [PROPERTY.actuator, actuator],
        ],
      })),
    ),
});

export const WATER_VALVES: ListedCategory = {
  code: CODE,
  lines: readLines("waterValves", ValveSchema).map(lineOf),
};
