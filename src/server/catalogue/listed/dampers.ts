import { PROPERTY } from "#domain/catalogue/properties.ts";
import { number } from "../numberDefinition.ts";
import { roundTo } from "../roundTo.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const TYPES = {
  V000861: "对开多叶调节阀",
  V000862: "止回阀",
  V000863: "防火阀",
  V000864: "排烟防火阀",
};
const ACTUATORS = { V000871: "手动", V000872: "电动", V000873: "易熔片", V000874: "自垂" };
/** mm, duct sizes of GB 50243. */
const SIZES = [
  [200, 200],
  [320, 200],
  [400, 250],
  [500, 320],
  [630, 320],
  [630, 400],
  [800, 400],
  [800, 630],
  [1000, 500],
  [1250, 630],
  [1600, 800],
] as const;
/** m/s at which resistance is listed. */
const LISTED_VELOCITY = 8;

interface Damper {
  readonly letters: string;
  readonly type: keyof typeof TYPES;
  readonly actuator: keyof typeof ACTUATORS;
  /** °C at which it closes; `null` of one that does not. */
  readonly closing: number | null;
  /** Of the velocity pressure. */
  readonly resistance: number;
}

const lineOf = ({ letters, type, actuator, closing, resistance }: Damper): ListedLine => ({
  letters,
  name: `${actuator === "V000872" ? "电动" : ""}${TYPES[type]}`,
  items: (lean) =>
    SIZES.map(([width, height]) => ({
      size: `${width}×${height}`,
      numbers: [
        [PROPERTY.width, width],
        [PROPERTY.height, height],
        [PROPERTY.length, type === "V000863" || type === "V000864" ? 320 : 210],
        [PROPERTY.airFlow, Math.round((width * height * 3600 * LISTED_VELOCITY) / 1e6)],
        [PROPERTY.airPressureDrop, roundTo(1, resistance * lean * 0.6 * LISTED_VELOCITY ** 2)],
        [PROPERTY.closingTemperature, closing],
        [PROPERTY.weight, roundTo(1, 3 + (width + height) * 0.011)],
      ],
      enums: [
        [PROPERTY.productType, type],
        [PROPERTY.actuator, actuator],
      ],
    })),
});

export const DAMPERS: ListedCategory = {
  code: "C000010",
  groups: [
    {
      code: "G01",
      name: "基本参数",
      definitions: [
        { code: PROPERTY.productType, name: "风阀类型", type: "Enum", values: TYPES, uses: ["list"] },
        { code: PROPERTY.actuator, name: "执行方式", type: "Enum", values: ACTUATORS, uses: ["list"] },
        number(PROPERTY.width, "宽度", "mm", ["performance-filter", "list", "sort"]),
        number(PROPERTY.height, "高度", "mm", ["performance-filter", "list", "sort"]),
        number(PROPERTY.length, "长度", "mm"),
        number(PROPERTY.closingTemperature, "动作温度", "℃", ["list"]),
        number(PROPERTY.weight, "重量", "kg"),
      ],
    },
    {
      code: "G02",
      name: "性能参数",
      definitions: [
        number(PROPERTY.airFlow, "风量（8 m/s）", "m³/h", ["list"]),
        number(PROPERTY.airPressureDrop, "阻力（8 m/s）", "Pa", ["list"]),
      ],
    },
  ],
  lines: (
    [
      { letters: "FTS", type: "V000861", actuator: "V000871", closing: null, resistance: 0.5 },
      { letters: "FTD", type: "V000861", actuator: "V000872", closing: null, resistance: 0.5 },
      { letters: "FZH", type: "V000862", actuator: "V000874", closing: null, resistance: 1.1 },
      { letters: "FFH", type: "V000863", actuator: "V000873", closing: 70, resistance: 0.4 },
      { letters: "FPY", type: "V000864", actuator: "V000873", closing: 280, resistance: 0.4 },
    ] as const
  ).map(lineOf),
};
