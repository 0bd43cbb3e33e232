import { PROPERTY } from "#domain/catalogue/properties.ts";
import { motorFor } from "../machine/standardMotors.ts";
import { roundTo } from "../../records/roundTo.ts";
import { valueName } from "../../standard/categoryStandards.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const CODE = "C000004";
const WATER_FLOWS = [30, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 500, 600, 800, 1000];
/** °C: the standard working state of GB/T 7190.1. */
const STATE = { entering: 37, leaving: 32, wetBulb: 28 };
/** kW of fan shaft for each m³/h of water. */
const FAN = 0.028;

const lineOf = (letters: string, structure: string, quiet: number): ListedLine => ({
  letters,
  name: `${valueName(CODE, PROPERTY.structure, structure)}冷却塔${quiet === 0 ? "" : "（低噪声）"}`,
  items: (variation) =>
    WATER_FLOWS.map((flow) => ({
      size: String(flow),
      numbers: [
        [PROPERTY.waterFlow, flow],
        [PROPERTY.enteringWater, STATE.entering],
        [PROPERTY.leavingWater, STATE.leaving],
        [PROPERTY.wetBulb, STATE.wetBulb],
        [PROPERTY.fanPower, motorFor(FAN * flow * variation)],
        [PROPERTY.airFlow, roundTo(0, 660 * flow * variation)],
        [PROPERTY.noise, roundTo(1, 56 + 5 * Math.log10(flow / 30) - quiet)],
        [PROPERTY.length, Math.round(1400 + 145 * Math.sqrt(flow))],
        [PROPERTY.width, Math.round(1400 + (structure === "V000812" ? 95 : 145) * Math.sqrt(flow))],
        [PROPERTY.height, Math.round(2100 + 75 * Math.sqrt(flow))],
        [PROPERTY.weight, Math.round(160 + 9.5 * flow)],
      ],
      enums: [[PROPERTY.structure, structure]],
    })),
});

export const COOLING_TOWERS: ListedCategory = {
  code: CODE,
  lines: [
    lineOf("LTN", "V000811", 0),
    lineOf("LTNS", "V000811", 5),
    lineOf("LTH", "V000812", 0),
    lineOf("LTHS", "V000812", 5),
  ],
};
