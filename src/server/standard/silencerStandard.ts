import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { CategoryStandard } from "./CategoryStandard.ts";
import { number } from "./numberDefinition.ts";

export const SILENCER_TYPES = { V000881: "片式阻性", V000882: "微穿孔板", V000883: "阻抗复合式" };

export const SILENCER_STANDARD: CategoryStandard = {
  code: "C000011",
  groups: [
    {
      code: "G01",
      name: "性能参数",
      definitions: [
        number(PROPERTY.insertionLoss, "消声量（250 Hz）", "dB", ["performance-filter", "list", "sort"]),
        number(PROPERTY.airPressureDrop, "阻力（6 m/s）", "Pa", ["performance-filter", "list", "sort"]),
        number(PROPERTY.airFlow, "风量（6 m/s）", "m³/h", ["list"]),
      ],
    },
    {
      code: "G02",
      name: "结构参数",
      definitions: [
        {
          code: PROPERTY.productType,
          name: "消声器类型",
          type: "Enum",
          values: SILENCER_TYPES,
          uses: ["list"],
        },
        number(PROPERTY.width, "宽度", "mm", ["performance-filter", "list", "sort"]),
        number(PROPERTY.height, "高度", "mm", ["performance-filter", "list", "sort"]),
        number(PROPERTY.length, "长度", "mm", ["list"]),
        number(PROPERTY.weight, "重量", "kg"),
      ],
    },
  ],
};
