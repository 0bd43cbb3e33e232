import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { CategoryStandard } from "./CategoryStandard.ts";
import { number } from "./numberDefinition.ts";

export const CHILLER_REFRIGERANTS = { V000831: "R134a", V000832: "R410A", V000833: "R1233zd(E)" };
export const CHILLER_TYPES = {
  V000821: "水冷螺杆式",
  V000822: "水冷离心式",
  V000823: "磁悬浮离心式",
  V000824: "风冷螺杆式",
  V000825: "风冷涡旋式",
};

export const CHILLER_STANDARD: CategoryStandard = {
  code: "C000008",
  groups: [
    {
      code: "G01",
      name: "性能参数",
      definitions: [
        number(PROPERTY.coolingCapacity, "制冷量", "kW", ["performance-filter", "list", "sort"]),
        number(PROPERTY.inputPower, "输入功率", "kW", ["list", "sort"]),
        number(PROPERTY.performanceCoefficient, "性能系数（COP）", undefined, [
          "performance-filter",
          "list",
          "sort",
        ]),
        number(PROPERTY.waterFlow, "冷冻水流量", "m³/h", ["list"]),
        number(PROPERTY.condenserWaterFlow, "冷却水流量", "m³/h", ["list"]),
        number(PROPERTY.waterPressureDrop, "冷冻水阻力", "kPa"),
        number(PROPERTY.noise, "噪声", "dB(A)"),
      ],
    },
    {
      code: "G02",
      name: "结构参数",
      definitions: [
        { code: PROPERTY.productType, name: "机组类型", type: "Enum", values: CHILLER_TYPES, uses: ["list"] },
        {
          code: PROPERTY.refrigerant,
          name: "制冷剂",
          type: "Enum",
          values: CHILLER_REFRIGERANTS,
          uses: ["list"],
        },
        number(PROPERTY.weight, "重量", "kg"),
      ],
    },
  ],
};
