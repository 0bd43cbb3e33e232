import { WATER_SUPPLY_SET } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { CategoryStandard, DefinitionGroup } from "./CategoryStandard.ts";
import { number } from "./numberDefinition.ts";

const GROUPS: readonly DefinitionGroup[] = [
  {
    code: "G01",
    name: "性能参数",
    definitions: [
      number(PROPERTY.airFlow, "流量", "m³/h", ["performance-filter", "list", "sort"]),
      number(PROPERTY.head, "扬程", "m", ["performance-filter", "list", "sort"]),
      number(PROPERTY.motorPower, "电机总功率", "kW", ["list", "sort"]),
      number(PROPERTY.pumpEfficiency, "水泵效率", "%", ["list"]),
      number(PROPERTY.npsh, "汽蚀余量", "m"),
      number(PROPERTY.shaftPower, "轴功率", "kW"),
      number(PROPERTY.rotationalSpeed, "转速", "r/min"),
    ],
  },
  {
    code: "G02",
    name: "组成",
    definitions: [
      number(PROPERTY.pumpCount, "工作泵台数", "台", ["performance-filter", "list", "sort"]),
      { code: PROPERTY.pumpModel, name: "单泵型号", type: "Text", uses: ["list"] },
      number(PROPERTY.nominalDiameter, "总管直径", "mm", ["list"]),
      number(PROPERTY.workingPressure, "工作压力", "MPa"),
      number(PROPERTY.weight, "重量", "kg"),
    ],
  },
];

export const WATER_SUPPLY_STANDARD: CategoryStandard = { code: WATER_SUPPLY_SET, groups: GROUPS };
