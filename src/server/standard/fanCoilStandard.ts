import { FAN_COIL } from "#domain/catalogue/categories.ts";
import {
  FAN_COIL_INSTALLATIONS,
  FAN_COIL_MOTORS,
  FAN_COIL_ROWS,
  FAN_COIL_STRUCTURES,
  PROPERTY,
} from "#domain/catalogue/properties.ts";
import type { CategoryStandard, DefinitionGroup, Use } from "./CategoryStandard.ts";

const SHOWN_AND_SORTED: readonly Use[] = ["performance-filter", "list", "sort"];

const level = (speed: "high" | "medium", prefix: string): DefinitionGroup["definitions"] => [
  {
    code: PROPERTY[`${speed}AirFlow`],
    name: `${prefix}风量`,
    type: "Number",
    unit: "m³/h",
    uses: SHOWN_AND_SORTED,
  },
  {
    code: PROPERTY[`${speed}TotalCooling`],
    name: `${prefix}全冷`,
    type: "Number",
    unit: "kW",
    uses: SHOWN_AND_SORTED,
  },
  {
    code: PROPERTY[`${speed}SensibleCooling`],
    name: `${prefix}显冷`,
    type: "Number",
    unit: "kW",
    uses: SHOWN_AND_SORTED,
  },
  { code: PROPERTY[`${speed}LatentCooling`], name: `${prefix}潜冷`, type: "Number", unit: "kW" },
  { code: PROPERTY[`${speed}HeatMoistureRatio`], name: `${prefix}制冷热湿比`, type: "Number", unit: "kJ/kg" },
  {
    code: PROPERTY[`${speed}Heating`],
    name: `${prefix}制热`,
    type: "Number",
    unit: "kW",
    uses: SHOWN_AND_SORTED,
  },
  {
    code: PROPERTY[`${speed}InputPower`],
    name: `${prefix}输入功率`,
    type: "Number",
    unit: "kW",
    uses: ["list", "sort"],
  },
  {
    code: PROPERTY[`${speed}Noise`],
    name: `${prefix}噪声`,
    type: "Number",
    unit: "dB(A)",
    uses: ["list", "sort"],
  },
];

const GROUPS: readonly DefinitionGroup[] = [
  {
    code: "G01",
    name: "基本参数",
    definitions: [
      {
        code: PROPERTY.structure,
        name: "结构形式",
        type: "Enum",
        values: FAN_COIL_STRUCTURES,
        uses: ["list"],
      },
      {
        code: PROPERTY.installation,
        name: "安装形式",
        type: "Enum",
        values: FAN_COIL_INSTALLATIONS,
        uses: ["list"],
      },
      { code: PROPERTY.coilRows, name: "排数", type: "Enum", values: FAN_COIL_ROWS, uses: ["list"] },
      { code: PROPERTY.motor, name: "电机类型", type: "Enum", values: FAN_COIL_MOTORS },
      {
        code: PROPERTY.externalStaticPressure,
        name: "机外静压",
        type: "Number",
        unit: "Pa",
        uses: ["list", "sort"],
      },
    ],
  },
  { code: "G02", name: "高档性能", definitions: level("high", "高档") },
  { code: "G03", name: "中档性能", definitions: level("medium", "中档") },
  {
    code: "G04",
    name: "额定工况",
    definitions: [
      { code: PROPERTY.ratedCoolingDryBulb, name: "制冷进风干球温度", type: "Number", unit: "℃" },
      { code: PROPERTY.ratedCoolingWetBulb, name: "制冷进风湿球温度", type: "Number", unit: "℃" },
      { code: PROPERTY.ratedCoolingWater, name: "制冷供水温度", type: "Number", unit: "℃" },
      { code: PROPERTY.ratedHeatingDryBulb, name: "制热进风干球温度", type: "Number", unit: "℃" },
      { code: PROPERTY.ratedHeatingWater, name: "制热供水温度", type: "Number", unit: "℃" },
    ],
  },
  {
    code: "G05",
    name: "水路与电源",
    definitions: [
      { code: PROPERTY.waterFlow, name: "水流量", type: "Number", unit: "m³/h" },
      { code: PROPERTY.waterPressureDrop, name: "水阻力", type: "Number", unit: "kPa" },
      { code: PROPERTY.pipeConnection, name: "接管尺寸", type: "Text" },
      { code: PROPERTY.powerSupply, name: "电源", type: "Text" },
    ],
  },
  {
    code: "G06",
    name: "外形与重量",
    definitions: [
      { code: PROPERTY.length, name: "长度", type: "Number", unit: "mm" },
      { code: PROPERTY.width, name: "宽度", type: "Number", unit: "mm" },
      { code: PROPERTY.height, name: "高度", type: "Number", unit: "mm" },
      { code: PROPERTY.weight, name: "重量", type: "Number", unit: "kg" },
    ],
  },
];

/** What is known of a fan coil, in the order in which a person reads it. */
export const FAN_COIL_STANDARD: CategoryStandard = { code: FAN_COIL, groups: GROUPS };
