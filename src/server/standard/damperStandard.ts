import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { CategoryStandard } from "./CategoryStandard.ts";
import { number } from "./numberDefinition.ts";

export const DAMPER_ACTUATORS = { V000871: "手动", V000872: "电动", V000873: "易熔片", V000874: "自垂" };
export const DAMPER_TYPES = {
  V000861: "对开多叶调节阀",
  V000862: "止回阀",
  V000863: "防火阀",
  V000864: "排烟防火阀",
};

export const DAMPER_STANDARD: CategoryStandard = {
  code: "C000010",
  groups: [
    {
      code: "G01",
      name: "基本参数",
      definitions: [
        { code: PROPERTY.productType, name: "风阀类型", type: "Enum", values: DAMPER_TYPES, uses: ["list"] },
        { code: PROPERTY.actuator, name: "执行方式", type: "Enum", values: DAMPER_ACTUATORS, uses: ["list"] },
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
};
