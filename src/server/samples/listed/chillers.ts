import * as v from "valibot";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { SOURCE_PROPERTY } from "#domain/catalogue/sourceProperties.ts";
import { roundTo } from "../../records/roundTo.ts";
import { oneOfValues, readLines } from "./readLines.ts";
import { valueName } from "../../standard/categoryStandards.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const CODE = "C000008";
/** m³/h of water that a kW warms by 5 K. */
const WATER_PER_KILOWATT = 3600 / (4.186 * 1000 * 5);

const MachineSchema = v.strictObject({
  letters: v.string(),
  type: oneOfValues(CODE, PROPERTY.productType),
  refrigerant: oneOfValues(CODE, PROPERTY.refrigerant),
  /** kW of the sizes. */
  capacities: v.array(v.number()),
  /** For the smallest size, and for each further MW. */
  performance: v.tuple([v.number(), v.number()]),
  /** IPLV over COP, and the standard that it is stated by. */
  partLoad: v.tuple([v.number(), oneOfValues(CODE, SOURCE_PROPERTY.partLoadStandard)]),
  isWaterCooled: v.boolean(),
});

const lineOf = ({
  letters,
  type,
  refrigerant,
  capacities,
  performance,
  partLoad,
  isWaterCooled,
}: v.InferOutput<typeof MachineSchema>): ListedLine => ({
  letters,
  name: `${valueName(CODE, PROPERTY.productType, type)}冷水机组`,
  items: (variation) =>
    capacities.map((nominal) => {
      const capacity = roundTo(0, nominal * variation);
      const coefficient = roundTo(2, (performance[0] + (performance[1] * nominal) / 1000) * (2 - variation));
      const input = roundTo(1, capacity / coefficient);
      return {
        size: String(nominal),
        numbers: [
          [PROPERTY.coolingCapacity, capacity],
          [PROPERTY.inputPower, input],
          [PROPERTY.performanceCoefficient, coefficient],
          [SOURCE_PROPERTY.partLoadValue, roundTo(2, coefficient * partLoad[0])],
          [PROPERTY.waterFlow, roundTo(1, capacity * WATER_PER_KILOWATT)],
          [
            PROPERTY.condenserWaterFlow,
            isWaterCooled ? roundTo(1, (capacity + input) * WATER_PER_KILOWATT) : null,
          ],
          [PROPERTY.waterPressureDrop, Math.round(48 + 12 * Math.sqrt(nominal / 1000))],
          [PROPERTY.noise, roundTo(0, 72 + 6 * Math.log10(nominal / 100))],
          [PROPERTY.weight, Math.round((isWaterCooled ? 500 : 300) + 4.6 * nominal)],
        ],
        enums: [
          [PROPERTY.productType, type],
          [PROPERTY.refrigerant, refrigerant],
          [SOURCE_PROPERTY.partLoadStandard, partLoad[1]],
        ],
      };
    }),
});

export const CHILLERS: ListedCategory = {
  code: CODE,
  lines: readLines("chillers", MachineSchema).map(lineOf),
};
