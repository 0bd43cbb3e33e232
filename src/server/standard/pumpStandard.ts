import { PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { PUMP_TYPES } from "#domain/catalogue/pumpTypes.ts";
import type { CategoryStandard, DefinitionGroup } from "./CategoryStandard.ts";
import { efficiencyGradeDefinition } from "./efficiencyGradeDefinition.ts";
import { number } from "./numberDefinition.ts";

const GROUPS: readonly DefinitionGroup[] = [
  {
    code: "G01",
    name: "性能参数",
    definitions: [
      number(PROPERTY.airFlow, "流量", "m³/h", ["performance-filter", "list", "sort"]),
      number(PROPERTY.head, "扬程", "m", ["performance-filter", "list", "sort"]),
      number(PROPERTY.motorPower, "电机功率", "kW", ["performance-filter", "list", "sort"]),
      number(PROPERTY.pumpEfficiency, "效率", "%", ["performance-filter", "list", "sort"]),
      number(PROPERTY.npsh, "汽蚀余量", "m", ["performance-filter", "list", "sort"]),
      number(PROPERTY.shaftPower, "轴功率", "kW"),
      number(PROPERTY.rotationalSpeed, "转速", "r/min", ["list"]),
      number(PROPERTY.electricPower, "输入功率", "kW"),
      number(PROPERTY.overallEfficiency, "总效率", "%"),
    ],
  },
  {
    code: "G02",
    name: "结构参数",
    definitions: [
      { code: PROPERTY.pumpType, name: "水泵类型", type: "Enum", values: PUMP_TYPES, uses: ["list"] },
      efficiencyGradeDefinition,
      number(PROPERTY.stages, "级数"),
      number(PROPERTY.impellerDiameter, "叶轮直径", "mm"),
      number(PROPERTY.nominalDiameter, "公称直径", "mm"),
      number(PROPERTY.workingPressure, "工作压力", "MPa"),
      number(PROPERTY.weight, "重量", "kg"),
    ],
  },
];

/** What is known of a pump, in the order in which a person reads it. */
export const PUMP_STANDARD: CategoryStandard = { code: PUMP, groups: GROUPS };
