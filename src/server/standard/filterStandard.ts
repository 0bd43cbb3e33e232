import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { CategoryStandard } from "./CategoryStandard.ts";
import { number } from "./numberDefinition.ts";

/** Classes of GB/T 14295 and GB/T 13554. */
export const FILTER_CLASSES = {
  V000971: "粗效 C3",
  V000972: "中效 Z2",
  V000973: "高中效 GZ",
  V000974: "亚高效 YG",
  V000975: "高效 H13",
};
export const FILTER_TYPES = { V000961: "板式", V000962: "袋式", V000963: "密褶式" };

export const FILTER_STANDARD: CategoryStandard = {
  code: "C000016",
  groups: [
    {
      code: "G01",
      name: "性能参数",
      definitions: [
        number(PROPERTY.airFlow, "额定风量", "m³/h", ["performance-filter", "list", "sort"]),
        {
          code: PROPERTY.filterClass,
          name: "过滤等级",
          type: "Enum",
          values: FILTER_CLASSES,
          uses: ["list"],
        },
        number(PROPERTY.airPressureDrop, "初阻力", "Pa", ["performance-filter", "list", "sort"]),
        number(PROPERTY.finalResistance, "终阻力", "Pa", ["list"]),
      ],
    },
    {
      code: "G02",
      name: "结构参数",
      definitions: [
        {
          code: PROPERTY.productType,
          name: "过滤器类型",
          type: "Enum",
          values: FILTER_TYPES,
          uses: ["list"],
        },
        number(PROPERTY.width, "宽度", "mm", ["performance-filter", "list", "sort"]),
        number(PROPERTY.height, "高度", "mm", ["performance-filter", "list", "sort"]),
        number(PROPERTY.depth, "厚度", "mm", ["list"]),
      ],
    },
  ],
};
