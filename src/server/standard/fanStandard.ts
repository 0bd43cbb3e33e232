import { FAN } from "#domain/catalogue/categories.ts";
import { FAN_DRIVES, FAN_TYPES } from "#domain/catalogue/fanTypes.ts";
import { PROPERTY, SPEED_CONTROLS } from "#domain/catalogue/properties.ts";
import type { CategoryStandard, DefinitionGroup, Use } from "./CategoryStandard.ts";
import { efficiencyGradeDefinition } from "./efficiencyGradeDefinition.ts";
import { number } from "./numberDefinition.ts";

const SORTED: readonly Use[] = ["performance-filter", "list", "sort"];
const OF_ONE_SPEED: readonly Use[] = ["list", "sort"];
const LISTED: readonly Use[] = ["list"];

const GROUPS: readonly DefinitionGroup[] = [
  {
    code: "G01",
    name: "性能参数",
    definitions: [
      number(PROPERTY.airFlow, "风量", "m³/h", SORTED),
      number(PROPERTY.totalPressure, "全压", "Pa", SORTED),
      number(PROPERTY.highSpeedAirFlow, "高速风量", "m³/h", SORTED),
      number(PROPERTY.highSpeedTotalPressure, "高速全压", "Pa", SORTED),
      number(PROPERTY.lowSpeedAirFlow, "低速风量", "m³/h", SORTED),
      number(PROPERTY.lowSpeedTotalPressure, "低速全压", "Pa", SORTED),
      number(PROPERTY.motorPower, "电机功率", "kW", SORTED),
      number(PROPERTY.totalPressureEfficiency, "全压效率", "%", SORTED),
      number(PROPERTY.staticPressure, "静压", "Pa", LISTED),
      number(PROPERTY.staticPressureEfficiency, "静压效率", "%"),
      number(PROPERTY.shaftPower, "轴功率", "kW"),
      number(PROPERTY.rotationalSpeed, "转速", "r/min", LISTED),
      number(PROPERTY.noise, "噪声", "dB(A)", SORTED),
    ],
  },
  {
    code: "G02",
    name: "双速参数",
    definitions: [
      number(PROPERTY.highSpeedEfficiency, "高速全压效率", "%", OF_ONE_SPEED),
      number(PROPERTY.lowSpeedEfficiency, "低速全压效率", "%", OF_ONE_SPEED),
      number(PROPERTY.highSpeedMotorPower, "高速电机功率", "kW", OF_ONE_SPEED),
      number(PROPERTY.lowSpeedMotorPower, "低速电机功率", "kW", OF_ONE_SPEED),
      number(PROPERTY.highRotationalSpeed, "高速转速", "r/min", OF_ONE_SPEED),
      number(PROPERTY.lowRotationalSpeed, "低速转速", "r/min", OF_ONE_SPEED),
    ],
  },
  {
    code: "G03",
    name: "结构参数",
    definitions: [
      { code: PROPERTY.speedControl, name: "调速方式", type: "Enum", values: SPEED_CONTROLS, uses: LISTED },
      { code: PROPERTY.fanType, name: "风机类型", type: "Enum", values: FAN_TYPES, uses: LISTED },
      efficiencyGradeDefinition,
      { code: PROPERTY.drive, name: "传动方式", type: "Enum", values: FAN_DRIVES },
      number(PROPERTY.impellerDiameter, "叶轮直径", "mm", LISTED),
      number(PROPERTY.hubRatio, "轮毂比"),
      number(PROPERTY.outletArea, "出口面积", "㎡"),
      number(PROPERTY.length, "长度", "mm"),
      number(PROPERTY.width, "宽度", "mm"),
      number(PROPERTY.height, "高度", "mm"),
      number(PROPERTY.weight, "重量", "kg"),
    ],
  },
];

/** What is known of a fan, in the order in which a person reads it. */
export const FAN_STANDARD: CategoryStandard = { code: FAN, groups: GROUPS };
