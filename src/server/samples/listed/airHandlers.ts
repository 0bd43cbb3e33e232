import { PROPERTY } from "#domain/catalogue/properties.ts";
import { motorFor } from "../machine/standardMotors.ts";
import { roundTo } from "../../records/roundTo.ts";
import { type AIR_HANDLER_STRUCTURES, AIR_HANDLER_STANDARD } from "../../standard/airHandlerStandard.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const AIR_FLOWS = [
  2000, 3000, 4000, 5000, 6000, 8000, 10_000, 12_000, 15_000, 20_000, 25_000, 30_000, 40_000,
];
/** m³/h of water that a kW warms by 5 K. */
const WATER_PER_KILOWATT = 3600 / (4.186 * 1000 * 5);
/** Of fan and drive together. */
const FAN_EFFICIENCY = 0.52;
/** Pa that coil, filter and casing take. */
const INNER_RESISTANCE = 380;

interface Coil {
  readonly letters: string;
  readonly name: string;
  readonly structure: keyof typeof AIR_HANDLER_STRUCTURES;
  readonly largest: number;
  /** kW for each 1000 m³/h. */
  readonly cooling: number;
  readonly heating: number;
}

const lineOf = ({ letters, name, structure, largest, cooling, heating }: Coil): ListedLine => ({
  letters,
  name,
  items: (variation) =>
    AIR_FLOWS.filter((flow) => flow <= largest).flatMap((flow) =>
      [250, 400].map((outside) => {
        const capacity = roundTo(1, (flow / 1000) * cooling * variation);
        const fan = (flow * (outside + INNER_RESISTANCE)) / (3.6e6 * FAN_EFFICIENCY);
        return {
          size: `${String(flow / 1000)}-${outside}`,
          numbers: [
            [PROPERTY.airFlow, flow],
            [PROPERTY.coolingCapacity, capacity],
            [PROPERTY.heatingCapacity, roundTo(1, (flow / 1000) * heating * variation)],
            [PROPERTY.externalStaticPressure, outside],
            [PROPERTY.motorPower, motorFor(fan)],
            [PROPERTY.waterFlow, roundTo(2, capacity * WATER_PER_KILOWATT)],
            [PROPERTY.waterPressureDrop, roundTo(0, 28 + flow / 2000)],
            [PROPERTY.noise, roundTo(0, 52 + 10 * Math.log10(flow / 2000) + outside / 80)],
          ],
          enums: [[PROPERTY.structure, structure]],
        };
      }),
    ),
});

export const AIR_HANDLERS: ListedCategory = {
  code: AIR_HANDLER_STANDARD.code,
  lines: [
    {
      letters: "KWH",
      name: "卧式空调机组（回风）",
      structure: "V000801",
      largest: 40_000,
      cooling: 5.6,
      heating: 8.2,
    } as const,
    {
      letters: "KLH",
      name: "立式空调机组（回风）",
      structure: "V000802",
      largest: 15_000,
      cooling: 5.5,
      heating: 8,
    } as const,
    {
      letters: "KDH",
      name: "吊顶式空调机组（回风）",
      structure: "V000803",
      largest: 10_000,
      cooling: 5.3,
      heating: 7.8,
    } as const,
    {
      letters: "KWX",
      name: "卧式空调机组（新风）",
      structure: "V000801",
      largest: 40_000,
      cooling: 11.8,
      heating: 13.5,
    } as const,
    {
      letters: "KDX",
      name: "吊顶式空调机组（新风）",
      structure: "V000803",
      largest: 10_000,
      cooling: 11.4,
      heating: 13,
    } as const,
  ].map(lineOf),
};
