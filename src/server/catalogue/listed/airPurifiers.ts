import { PROPERTY } from "#domain/catalogue/properties.ts";
import { number } from "../numberDefinition.ts";
import { roundTo } from "../roundTo.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const METHODS = {
  V000981: "静电除尘",
  V000982: "紫外线杀菌",
  V000983: "光催化",
  V000984: "静电除尘与紫外线",
};
const PLACES = { V000991: "风管插入式", V000992: "机组段" };
const AIR_FLOWS = [1000, 2000, 3000, 4000, 6000, 8000, 10_000, 15_000, 20_000, 30_000];

interface Purifier {
  readonly letters: string;
  readonly method: keyof typeof METHODS;
  /** % taken out in one pass: PM2.5, of ultraviolet light germs. */
  readonly purification: number;
  /** Pa */
  readonly resistance: number;
  /** W for each 1000 m³/h */
  readonly power: number;
}

const lineOf = ({ letters, method, purification, resistance, power }: Purifier): ListedLine => ({
  letters,
  name: `${METHODS[method]}空气净化装置`,
  items: (lean) =>
    AIR_FLOWS.flatMap((flow) =>
      (["V000991", "V000992"] as const).map((place) => ({
        size: `${place === "V000991" ? "G" : "D"}${flow / 1000}`,
        numbers: [
          [PROPERTY.airFlow, flow],
          [
            PROPERTY.purification,
            roundTo(1, purification * Math.min(lean, 1) + (place === "V000992" ? 1 : 0)),
          ],
          [PROPERTY.airPressureDrop, resistance + (place === "V000992" ? 8 : 0)],
          [PROPERTY.inputPower, roundTo(3, (power * flow * lean) / 1e6 + 0.02)],
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
  code: "C000017",
  groups: [
    {
      code: "G01",
      name: "性能参数",
      definitions: [
        number(PROPERTY.airFlow, "额定风量", "m³/h", ["performance-filter", "list", "sort"]),
        number(PROPERTY.purification, "一次净化效率", "%", ["performance-filter", "list", "sort"]),
        number(PROPERTY.airPressureDrop, "阻力", "Pa", ["performance-filter", "list", "sort"]),
        number(PROPERTY.inputPower, "输入功率", "kW", ["list", "sort"]),
      ],
    },
    {
      code: "G02",
      name: "结构参数",
      definitions: [
        {
          code: PROPERTY.purificationMethod,
          name: "净化方式",
          type: "Enum",
          values: METHODS,
          uses: ["list"],
        },
        { code: PROPERTY.installation, name: "安装方式", type: "Enum", values: PLACES, uses: ["list"] },
        number(PROPERTY.weight, "重量", "kg"),
      ],
    },
  ],
  lines: (
    [
      { letters: "JJD", method: "V000981", purification: 93, resistance: 20, power: 28 },
      { letters: "JZW", method: "V000982", purification: 92, resistance: 10, power: 42 },
      { letters: "JGC", method: "V000983", purification: 86, resistance: 18, power: 38 },
      { letters: "JFH", method: "V000984", purification: 95, resistance: 26, power: 66 },
    ] as const
  ).map(lineOf),
};
