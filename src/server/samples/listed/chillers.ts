import { PROPERTY } from "#domain/catalogue/properties.ts";
import { roundTo } from "../../records/roundTo.ts";
import {
  type CHILLER_REFRIGERANTS,
  CHILLER_TYPES,
  CHILLER_STANDARD,
} from "../../standard/chillerStandard.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

/** m³/h of water that a kW warms by 5 K. */
const WATER_PER_KILOWATT = 3600 / (4.186 * 1000 * 5);

interface Machine {
  readonly letters: string;
  readonly type: keyof typeof CHILLER_TYPES;
  readonly refrigerant: keyof typeof CHILLER_REFRIGERANTS;
  /** kW of the sizes. */
  readonly capacities: readonly number[];
  /** Of the smallest, and for each MW more. */
  readonly performance: readonly [least: number, perMegawatt: number];
  readonly isWaterCooled: boolean;
}

const lineOf = ({
  letters,
  type,
  refrigerant,
  capacities,
  performance,
  isWaterCooled,
}: Machine): ListedLine => ({
  letters,
  name: `${CHILLER_TYPES[type]}冷水机组`,
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
        ],
      };
    }),
});

const SCREW = [280, 350, 430, 520, 610, 700, 830, 960, 1100, 1230, 1410, 1580, 1760];
const CENTRIFUGAL = [1055, 1230, 1406, 1580, 1758, 2110, 2461, 2813, 3164, 3516, 4220];

export const CHILLERS: ListedCategory = {
  code: CHILLER_STANDARD.code,
  lines: (
    [
      {
        letters: "LSG",
        type: "V000821",
        refrigerant: "V000831",
        capacities: SCREW,
        performance: [5.2, 0.35],
        isWaterCooled: true,
      },
      {
        letters: "LXL",
        type: "V000822",
        refrigerant: "V000831",
        capacities: CENTRIFUGAL,
        performance: [5.5, 0.14],
        isWaterCooled: true,
      },
      {
        letters: "LXC",
        type: "V000823",
        refrigerant: "V000833",
        capacities: CENTRIFUGAL.slice(0, 6),
        performance: [6, 0.12],
        isWaterCooled: true,
      },
      {
        letters: "LFG",
        type: "V000824",
        refrigerant: "V000831",
        capacities: SCREW.slice(0, 10),
        performance: [2.9, 0.2],
        isWaterCooled: false,
      },
      {
        letters: "LFW",
        type: "V000825",
        refrigerant: "V000832",
        capacities: [65, 80, 100, 130, 160, 195, 230, 260],
        performance: [2.8, 0.6],
        isWaterCooled: false,
      },
    ] as const
  ).map(lineOf),
};
