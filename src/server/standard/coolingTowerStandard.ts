import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { CategoryStandard } from "./CategoryStandard.ts";
import { number } from "./numberDefinition.ts";

export const COOLING_TOWER_STRUCTURES = { V000811: "逆流式", V000812: "横流式" };

export const COOLING_TOWER_STANDARD: CategoryStandard = {
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
        {
          code: PROPERTY.structure,
          name: "结构形式",
          type: "Enum",
          values: COOLING_TOWER_STRUCTURES,
          uses: ["list"],
        },
        number(PROPERTY.length, "长度", "mm"),
        number(PROPERTY.width, "宽度", "mm"),
        number(PROPERTY.height, "高度", "mm"),
        number(PROPERTY.weight, "重量", "kg"),
      ],
    },
  ],
};
