import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { CategoryStandard } from "./CategoryStandard.ts";
import { number } from "./numberDefinition.ts";

export const AIR_HANDLER_STRUCTURES = { V000801: "卧式", V000802: "立式", V000803: "吊顶式" };

export const AIR_HANDLER_STANDARD: CategoryStandard = {
  code: "C000003",
  groups: [
    {
      code: "G01",
      name: "性能参数",
      definitions: [
        number(PROPERTY.airFlow, "风量", "m³/h", ["performance-filter", "list", "sort"]),
        number(PROPERTY.coolingCapacity, "制冷量", "kW", ["performance-filter", "list", "sort"]),
        number(PROPERTY.heatingCapacity, "制热量", "kW", ["list", "sort"]),
        number(PROPERTY.externalStaticPressure, "机外静压", "Pa", ["performance-filter", "list"]),
        number(PROPERTY.motorPower, "电机功率", "kW", ["list"]),
        number(PROPERTY.waterFlow, "水流量", "m³/h"),
        number(PROPERTY.waterPressureDrop, "水阻力", "kPa"),
        number(PROPERTY.noise, "噪声", "dB(A)"),
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
          values: AIR_HANDLER_STRUCTURES,
          uses: ["list"],
        },
      ],
    },
  ],
};
