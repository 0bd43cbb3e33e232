import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { CategoryStandard } from "./CategoryStandard.ts";
import { number } from "./numberDefinition.ts";

export const HEAT_EXCHANGER_MATERIALS = { V000851: "不锈钢 304", V000852: "不锈钢 316L", V000853: "碳钢" };
export const HEAT_EXCHANGER_TYPES = { V000841: "板式", V000842: "管壳式", V000843: "容积式" };

export const HEAT_EXCHANGER_STANDARD: CategoryStandard = {
  code: "C000009",
  groups: [
    {
      code: "G01",
      name: "性能参数",
      definitions: [
        number(PROPERTY.heatingCapacity, "换热量", "kW", ["performance-filter", "list", "sort"]),
        number(PROPERTY.exchangeArea, "换热面积", "㎡", ["performance-filter", "list", "sort"]),
        number(PROPERTY.heatTransmission, "传热系数", "W/(㎡·K)", ["list"]),
        number(PROPERTY.waterFlow, "二次侧流量", "m³/h", ["list"]),
        number(PROPERTY.waterPressureDrop, "水阻力", "kPa"),
        number(PROPERTY.workingPressure, "工作压力", "MPa", ["performance-filter", "list"]),
        number(PROPERTY.highestTemperature, "最高工作温度", "℃"),
      ],
    },
    {
      code: "G02",
      name: "结构参数",
      definitions: [
        {
          code: PROPERTY.productType,
          name: "换热器类型",
          type: "Enum",
          values: HEAT_EXCHANGER_TYPES,
          uses: ["list"],
        },
        {
          code: PROPERTY.material,
          name: "材质",
          type: "Enum",
          values: HEAT_EXCHANGER_MATERIALS,
          uses: ["list"],
        },
        number(PROPERTY.nominalDiameter, "接管直径", "mm"),
      ],
    },
  ],
};
