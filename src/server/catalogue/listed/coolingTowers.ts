import { PROPERTY } from "#domain/catalogue/properties.ts";
import { motorFor } from "../machine/standardMotors.ts";
import { number } from "../numberDefinition.ts";
import { roundTo } from "../roundTo.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const STRUCTURES = { V000811: "逆流式", V000812: "横流式" };
const WATER_FLOWS = [30, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 500, 600, 800, 1000];
/** °C: the standard working state of GB/T 7190.1. */
const STATE = { entering: 37, leaving: 32, wetBulb: 28 };
/** kW of fan shaft for each m³/h of water. */
const FAN = 0.028;

const lineOf = (letters: string, structure: keyof typeof STRUCTURES, quiet: number): ListedLine => ({
  letters,
  name: `${STRUCTURES[structure]}冷却塔${quiet === 0 ? "" : "（低噪声）"}`,
  items: (lean) =>
    WATER_FLOWS.map((flow) => ({
      size: String(flow),
      numbers: [
        [PROPERTY.waterFlow, flow],
        [PROPERTY.enteringWater, STATE.entering],
        [PROPERTY.leavingWater, STATE.leaving],
        [PROPERTY.wetBulb, STATE.wetBulb],
        [PROPERTY.fanPower, motorFor(FAN * flow * lean)],
        [PROPERTY.airFlow, roundTo(0, 660 * flow * lean)],
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
  code: "C000004",
  groups: [
    {
      code: "G01",
      name: "性能参数",
      definitions: [
        number(PROPERTY.waterFlow, "冷却水量", "m³/h", ["performance-filter", "list", "sort"]),
        number(PROPERTY.enteringWater, "进水温度", "℃", ["list"]),
        number(PROPERTY.leavingWater, "出水温度", "℃", ["list"]),
        number(PROPERTY.wetBulb, "设计湿球温度", "℃", ["list"]),
        number(PROPERTY.fanPower, "风机功率", "kW", ["performance-filter", "list", "sort"]),
        number(PROPERTY.airFlow, "风量", "m³/h"),
        number(PROPERTY.noise, "噪声", "dB(A)", ["list", "sort"]),
      ],
    },
    {
      code: "G02",
      name: "结构参数",
      definitions: [
        { code: PROPERTY.structure, name: "结构形式", type: "Enum", values: STRUCTURES, uses: ["list"] },
        number(PROPERTY.length, "长度", "mm"),
        number(PROPERTY.width, "宽度", "mm"),
        number(PROPERTY.height, "高度", "mm"),
        number(PROPERTY.weight, "重量", "kg"),
      ],
    },
  ],
  lines: [
    lineOf("LTN", "V000811", 0),
    lineOf("LTNS", "V000811", 5),
    lineOf("LTH", "V000812", 0),
    lineOf("LTHS", "V000812", 5),
  ],
};
