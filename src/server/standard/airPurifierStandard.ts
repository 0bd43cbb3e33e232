import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { CategoryStandard } from "./CategoryStandard.ts";
import { number } from "./numberDefinition.ts";

export const AIR_PURIFIER_METHODS = {
  V000981: "静电除尘",
  V000982: "紫外线杀菌",
  V000983: "光催化",
  V000984: "静电除尘与紫外线",
};
const AIR_PURIFIER_PLACES = { V000991: "风管插入式", V000992: "机组段" };

export const AIR_PURIFIER_STANDARD: CategoryStandard = {
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
          values: AIR_PURIFIER_METHODS,
          uses: ["list"],
        },
        {
          code: PROPERTY.installation,
          name: "安装方式",
          type: "Enum",
          values: AIR_PURIFIER_PLACES,
          uses: ["list"],
        },
        number(PROPERTY.weight, "重量", "kg"),
      ],
    },
  ],
};
