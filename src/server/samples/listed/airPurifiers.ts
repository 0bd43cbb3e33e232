import { PROPERTY } from "#domain/catalogue/properties.ts";
import { roundTo } from "../../records/roundTo.ts";
import { AIR_PURIFIER_METHODS, AIR_PURIFIER_STANDARD } from "../../standard/airPurifierStandard.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const AIR_FLOWS = [1000, 2000, 3000, 4000, 6000, 8000, 10_000, 15_000, 20_000, 30_000];

interface Purifier {
  readonly letters: string;
  readonly method: keyof typeof AIR_PURIFIER_METHODS;
  /** % taken out in one pass: PM2.5, of ultraviolet light germs. */
  readonly purification: number;
  /** Pa */
  readonly resistance: number;
  /** W for each 1000 m³/h */
  readonly power: number;
}

const lineOf = ({ letters, method, purification, resistance, power }: Purifier): ListedLine => ({
  letters,
  name: `${AIR_PURIFIER_METHODS[method]}空气净化装置`,
  items: (variation) =>
    AIR_FLOWS.flatMap((flow) =>
      (["V000991", "V000992"] as const).map((place) => ({
        size: `${place === "V000991" ? "G" : "D"}${flow / 1000}`,
        numbers: [
          [PROPERTY.airFlow, flow],
          [
            PROPERTY.purification,
            roundTo(1, purification * Math.min(variation, 1) + (place === "V000992" ? 1 : 0)),
          ],
          [PROPERTY.airPressureDrop, resistance + (place === "V000992" ? 8 : 0)],
          [PROPERTY.inputPower, roundTo(3, (power * flow * variation) / 1e6 + 0.02)],
          [PROPERTY.weight, roundTo(0, 8 + flow / 450)],
        ],
        enums: [
          [PROPERTY.purificationMethod, method],
          [PROPERTY.installation, place],
        ],
      })),
    ),
});

export const AIR_PURIFIERS: ListedCategory = {
  code: AIR_PURIFIER_STANDARD.code,
  lines: (
    [
      { letters: "JJD", method: "V000981", purification: 93, resistance: 20, power: 28 },
      { letters: "JZW", method: "V000982", purification: 92, resistance: 10, power: 42 },
      { letters: "JGC", method: "V000983", purification: 86, resistance: 18, power: 38 },
      { letters: "JFH", method: "V000984", purification: 95, resistance: 26, power: 66 },
    ] as const
  ).map(lineOf),
};
