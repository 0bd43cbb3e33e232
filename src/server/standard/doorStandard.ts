import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { CategoryStandard } from "./CategoryStandard.ts";
import { number } from "./numberDefinition.ts";

const DOOR_LEAVES = { V000911: "单扇", V000912: "双扇" };
export const DOOR_MATERIALS = { V000921: "钢质", V000922: "木质" };
/** Class and time of fire integrity and insulation after GB 12955: a reader may know either. */
export const DOOR_RATINGS = {
  V000901: "甲级 A1.50（1.5 h）",
  V000902: "乙级 A1.00（1.0 h）",
  V000903: "丙级 A0.50（0.5 h）",
};
export const DOOR_USES = { V000891: "防火门", V000892: "隔声门", V000893: "保温门" };

export const DOOR_STANDARD: CategoryStandard = {
  code: "C000013",
  groups: [
    {
      code: "G01",
      name: "基本参数",
      definitions: [
        { code: PROPERTY.productType, name: "门类型", type: "Enum", values: DOOR_USES, uses: ["list"] },
        { code: PROPERTY.fireRating, name: "耐火等级", type: "Enum", values: DOOR_RATINGS, uses: ["list"] },
        { code: PROPERTY.leaves, name: "门扇", type: "Enum", values: DOOR_LEAVES, uses: ["list"] },
        { code: PROPERTY.material, name: "材质", type: "Enum", values: DOOR_MATERIALS, uses: ["list"] },
        number(PROPERTY.width, "洞口宽度", "mm", ["performance-filter", "list", "sort"]),
        number(PROPERTY.height, "洞口高度", "mm", ["performance-filter", "list", "sort"]),
        number(PROPERTY.weight, "重量", "kg"),
      ],
    },
    {
      code: "G02",
      name: "性能参数",
      definitions: [
        number(PROPERTY.soundInsulation, "计权隔声量", "dB", ["performance-filter", "list", "sort"]),
        number(PROPERTY.heatTransmission, "传热系数", "W/(㎡·K)", ["list", "sort"]),
      ],
    },
  ],
};
