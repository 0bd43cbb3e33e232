import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { CategoryStandard } from "./CategoryStandard.ts";
import { number } from "./numberDefinition.ts";

export const RADIATOR_TYPES = { V000931: "钢制柱型", V000932: "铜铝复合柱翼型", V000933: "铸铁柱型" };

export const RADIATOR_STANDARD: CategoryStandard = {
  code: "C000014",
  groups: [
    {
      code: "G01",
      name: "性能参数",
      definitions: [
        number(PROPERTY.heatingCapacity, "散热量（ΔT=44.5 K）", "kW", ["performance-filter", "list", "sort"]),
        number(PROPERTY.sectionHeat, "单片散热量", "W", ["list", "sort"]),
        number(PROPERTY.workingPressure, "工作压力", "MPa", ["list"]),
      ],
    },
    {
      code: "G02",
      name: "结构参数",
      definitions: [
        {
          code: PROPERTY.productType,
          name: "散热器类型",
          type: "Enum",
          values: RADIATOR_TYPES,
          uses: ["list"],
        },
        number(PROPERTY.sections, "片数", "片", ["list"]),
        number(PROPERTY.height, "高度", "mm", ["performance-filter", "list", "sort"]),
        number(PROPERTY.length, "长度", "mm", ["list"]),
        number(PROPERTY.weight, "重量", "kg"),
      ],
    },
  ],
};
