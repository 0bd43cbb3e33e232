import { AIR_OUTLET } from "#domain/catalogue/categories.ts";
import { OUTLET_TYPES } from "#domain/catalogue/outletTypes.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { CategoryStandard, DefinitionGroup } from "./CategoryStandard.ts";

const GROUPS: readonly DefinitionGroup[] = [
  {
    code: "G01",
    name: "基本参数",
    definitions: [
      { code: PROPERTY.outletType, name: "风口类型", type: "Enum", values: OUTLET_TYPES, uses: ["list"] },
      { code: PROPERTY.specification, name: "规格", type: "Text", uses: ["list"] },
      { code: PROPERTY.length, name: "长度", type: "Number", unit: "mm", uses: ["list"] },
      { code: PROPERTY.width, name: "宽度", type: "Number", unit: "mm", uses: ["list"] },
      { code: PROPERTY.diameter, name: "直径", type: "Number", unit: "mm", uses: ["list"] },
      { code: PROPERTY.effectiveArea, name: "有效面积", type: "Number", unit: "㎡" },
    ],
  },
  {
    code: "G02",
    name: "性能参数",
    definitions: [
      {
        code: PROPERTY.outletVelocity,
        name: "出风口风速",
        type: "Number",
        unit: "m/s",
        uses: ["performance-filter", "list"],
      },
      { code: PROPERTY.airFlow, name: "风量", type: "Number", unit: "m³/h" },
      { code: PROPERTY.nozzleThrow, name: "喷口射程", type: "Number", unit: "m", uses: ["list"] },
    ],
  },
];

/** What is known of an air outlet, in the order in which a person reads it. */
export const AIR_OUTLET_STANDARD: CategoryStandard = { code: AIR_OUTLET, groups: GROUPS };
