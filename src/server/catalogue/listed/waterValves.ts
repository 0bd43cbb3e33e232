import { PROPERTY } from "#domain/catalogue/properties.ts";
import { number } from "../numberDefinition.ts";
import { roundTo } from "../roundTo.ts";
import type { ListedCategory, ListedLine } from "./ListedCategory.ts";

const TYPES = {
  V000941: "闸阀",
  V000942: "截止阀",
  V000943: "蝶阀",
  V000944: "止回阀",
  V000945: "静态平衡阀",
  V000946: "电动调节阀",
};
const CONNECTIONS = { V000951: "螺纹", V000952: "法兰", V000953: "对夹" };
const ACTUATORS = { V000871: "手动", V000872: "电动", V000874: "自动" };
const DIAMETERS = [15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200, 250, 300];
/** mm up to which valves are threaded. */
const THREADED_TO = 50;

interface Valve {
  readonly letters: string;
  readonly type: keyof typeof TYPES;
  readonly actuator: keyof typeof ACTUATORS;
  /** Kv in m³/h for each mm² of DN². */
  readonly coefficient: number;
  readonly from: number;
  readonly to: number;
  readonly isWafer: boolean;
}

const connectionOf = (diameter: number, isWafer: boolean) =>
  isWafer ? "V000953" : diameter <= THREADED_TO ? "V000951" : "V000952";

const lineOf = ({ letters, type, actuator, coefficient, from, to, isWafer }: Valve): ListedLine => ({
  letters,
  name: TYPES[type],
  items: (lean) =>
    DIAMETERS.filter((diameter) => diameter >= from && diameter <= to).flatMap((diameter) =>
      [1.6, 2.5].map((pressure) => ({
        size: `${diameter}-${pressure * 10}`,
        numbers: [
          [PROPERTY.nominalDiameter, diameter],
          [PROPERTY.workingPressure, pressure],
          [PROPERTY.flowCoefficient, roundTo(1, coefficient * lean * diameter * diameter)],
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
  code: "C000015",
  groups: [
    {
      code: "G01",
      name: "基本参数",
      definitions: [
        { code: PROPERTY.productType, name: "阀门类型", type: "Enum", values: TYPES, uses: ["list"] },
        number(PROPERTY.nominalDiameter, "公称直径", "mm", ["performance-filter", "list", "sort"]),
        number(PROPERTY.workingPressure, "公称压力", "MPa", ["performance-filter", "list", "sort"]),
        { code: PROPERTY.connection, name: "连接方式", type: "Enum", values: CONNECTIONS, uses: ["list"] },
        { code: PROPERTY.actuator, name: "执行方式", type: "Enum", values: ACTUATORS, uses: ["list"] },
        number(PROPERTY.weight, "重量", "kg"),
      ],
    },
    {
      code: "G02",
      name: "性能参数",
      definitions: [
        number(PROPERTY.flowCoefficient, "流通能力 Kv", "m³/h", ["performance-filter", "list", "sort"]),
        number(PROPERTY.highestTemperature, "最高工作温度", "℃", ["list"]),
      ],
    },
  ],
  lines: (
    [
      {
        letters: "VZF",
        type: "V000941",
        actuator: "V000871",
        coefficient: 0.1,
        from: 15,
        to: 300,
        isWafer: false,
      },
      {
        letters: "VJZ",
        type: "V000942",
        actuator: "V000871",
        coefficient: 0.018,
        from: 15,
        to: 200,
        isWafer: false,
      },
      {
        letters: "VDF",
        type: "V000943",
        actuator: "V000871",
        coefficient: 0.06,
        from: 50,
        to: 300,
        isWafer: true,
      },
      {
        letters: "VZH",
        type: "V000944",
        actuator: "V000874",
        coefficient: 0.028,
        from: 15,
        to: 300,
        isWafer: false,
      },
      {
        letters: "VPH",
        type: "V000945",
        actuator: "V000871",
        coefficient: 0.013,
        from: 15,
        to: 200,
        isWafer: false,
      },
      {
        letters: "VDT",
        type: "V000946",
        actuator: "V000872",
        coefficient: 0.016,
        from: 15,
        to: 200,
        isWafer: false,
      },
    ] as const
  ).map(lineOf),
};
