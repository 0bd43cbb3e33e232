import * as v from "valibot";
import { ELECTRIC_BOILER } from "#domain/catalogue/boilerValues.ts";
import { BOILER } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { SOURCE_PROPERTY } from "#domain/catalogue/sourceProperties.ts";
import { nominalDiameterFor } from "../machine/nominalDiameters.ts";
import { roundTo } from "../../records/roundTo.ts";
import { oneOfValues, readLines } from "./readLines.ts";
import { valueName } from "../../standard/categoryStandards.ts";
import type { ListedCategory, ListedItem, ListedLine } from "./ListedCategory.ts";

/** m³/h of water that a kW warms by 20 K. */
const WATER_PER_KILOWATT = 3600 / (4.186 * 1000 * 20);
/** kWh of heat in a m³ of natural gas, by its lower heating value. */
const HEAT_OF_GAS = 9.97;
const PERCENT = 100;

const BoilerSchema = v.strictObject({
  letters: v.string(),
  type: oneOfValues(BOILER, PROPERTY.productType),
  /** kW of the sizes. */
  capacities: v.array(v.number()),
  /** %, related to the lower heating value, so condensing boilers exceed 100. */
  efficiency: v.number(),
  /** MPa */
  pressure: v.number(),
  /** ℃ */
  temperature: v.number(),
});
type Boiler = v.InferOutput<typeof BoilerSchema>;

function itemOf(
  { type, efficiency: nominal, pressure, temperature }: Boiler,
  capacity: number,
  variation: number,
): ListedItem {
  const isElectric = type === ELECTRIC_BOILER;
  // Manufacturers differ less in efficiency than in other figures.
  const efficiency = roundTo(1, nominal * (1 + (variation - 1) / 8));
  const input = (capacity * PERCENT) / efficiency;
  const flow = roundTo(1, capacity * WATER_PER_KILOWATT);
  const root = Math.sqrt(capacity);
  return {
    size: String(capacity),
    numbers: [
      [PROPERTY.heatingCapacity, capacity],
      [SOURCE_PROPERTY.boilerEfficiency, efficiency],
      [SOURCE_PROPERTY.gasFlow, isElectric ? null : roundTo(1, input / HEAT_OF_GAS)],
      [PROPERTY.inputPower, isElectric ? roundTo(1, input) : roundTo(2, 0.25 + 0.0022 * capacity)],
      [PROPERTY.waterFlow, flow],
      [
        PROPERTY.waterPressureDrop,
        isElectric ? 12 : Math.round((18 + 6 * Math.log10(capacity / 100)) * variation),
      ],
      [PROPERTY.workingPressure, pressure],
      [PROPERTY.highestTemperature, temperature],
      [PROPERTY.noise, roundTo(0, (isElectric ? 50 : 60) + 6 * Math.log10(capacity / 100))],
      [PROPERTY.nominalDiameter, nominalDiameterFor(flow, 1.5)],
      [SOURCE_PROPERTY.flueDiameter, isElectric ? null : Math.max(80, Math.round((root * 10.5) / 10) * 10)],
      [PROPERTY.length, Math.round((700 + 52 * root) / 10) * 10],
      [PROPERTY.width, Math.round((480 + 22 * root) / 10) * 10],
      [PROPERTY.height, Math.round((900 + 24 * root) / 10) * 10],
      [PROPERTY.weight, Math.round(120 + (isElectric ? 0.9 : 2.1) * capacity)],
    ],
    enums: [[PROPERTY.productType, type]],
  };
}

const lineOf = (boiler: Boiler): ListedLine => ({
  letters: boiler.letters,
  name: valueName(BOILER, PROPERTY.productType, boiler.type),
  items: (variation) => boiler.capacities.map((capacity) => itemOf(boiler, capacity, variation)),
});

export const BOILERS: ListedCategory = {
  code: BOILER,
  lines: readLines("boilers", BoilerSchema).map(lineOf),
};
