import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { CategoryStandard } from "./CategoryStandard.ts";
import { number } from "./numberDefinition.ts";

export const WATER_VALVE_ACTUATORS = { V000871: "手动", V000872: "电动", V000874: "自动" };
const WATER_VALVE_CONNECTIONS = { V000951: "螺纹", V000952: "法兰", V000953: "对夹" };
export const WATER_VALVE_TYPES = {
  V000941: "闸阀",
  V000942: "截止阀",
  V000943: "蝶阀",
  V000944: "止回阀",
  V000945: "静态平衡阀",
  V000946: "电动调节阀",
};

export const WATER_VALVE_STANDARD: CategoryStandard = {
  code: "C000015",
  groups: [
    {
      code: "G01",
      name: "基本参数",
      definitions: [
        {
          code: PROPERTY.productType,
          name: "阀门类型",
          type: "Enum",
          values: WATER_VALVE_TYPES,
          uses: ["list"],
        },
        number(PROPERTY.nominalDiameter, "公称直径", "mm", ["performance-filter", "list", "sort"]),
        number(PROPERTY.workingPressure, "公称压力", "MPa", ["performance-filter", "list", "sort"]),
        {
          code: PROPERTY.connection,
          name: "连接方式",
          type: "Enum",
          values: WATER_VALVE_CONNECTIONS,
          uses: ["list"],
        },
        {
          code: PROPERTY.actuator,
          name: "执行方式",
          type: "Enum",
          values: WATER_VALVE_ACTUATORS,
          uses: ["list"],
        },
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
};
