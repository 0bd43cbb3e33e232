import { INDOOR_UNIT } from "#domain/catalogue/categories.ts";
import { INDOOR_UNIT_STRUCTURES, INDOOR_UNIT_TYPE } from "#domain/catalogue/indoorUnitValues.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { CategoryStandard, DefinitionGroup, Use } from "./CategoryStandard.ts";

const SHOWN_AND_SORTED: readonly Use[] = ["performance-filter", "list", "sort"];

const GROUPS: readonly DefinitionGroup[] = [
  {
    code: "G01",
    name: "基本参数",
    definitions: [
      {
        code: PROPERTY.structure,
        name: "结构形式",
        type: "Enum",
        values: INDOOR_UNIT_STRUCTURES,
        uses: ["list"],
      },
      {
        code: PROPERTY.productType,
        name: "产品类型",
        type: "Enum",
        values: { [INDOOR_UNIT_TYPE]: "多联机室内机" },
      },
    ],
  },
  {
    code: "G02",
    name: "性能参数",
    definitions: [
      {
        code: PROPERTY.coolingCapacity,
        name: "制冷量",
        type: "Number",
        unit: "kW",
        uses: SHOWN_AND_SORTED,
      },
      {
        code: PROPERTY.heatingCapacity,
        name: "制热量",
        type: "Number",
        unit: "kW",
        uses: SHOWN_AND_SORTED,
      },
      { code: PROPERTY.airFlow, name: "风量", type: "Number", unit: "m³/h", uses: ["list", "sort"] },
      { code: PROPERTY.externalStaticPressure, name: "机外静压", type: "Number", unit: "Pa", uses: ["list"] },
      { code: PROPERTY.inputPower, name: "输入功率", type: "Number", unit: "kW", uses: ["list", "sort"] },
      { code: PROPERTY.noise, name: "噪声", type: "Number", unit: "dB(A)", uses: ["list", "sort"] },
    ],
  },
  {
    code: "G03",
    name: "冷媒管与电源",
    definitions: [
      { code: PROPERTY.liquidPipe, name: "液管外径", type: "Number", unit: "mm" },
      { code: PROPERTY.gasPipe, name: "气管外径", type: "Number", unit: "mm" },
      { code: PROPERTY.powerSupply, name: "电源", type: "Text" },
    ],
  },
  {
    code: "G04",
    name: "外形与重量",
    definitions: [
      { code: PROPERTY.length, name: "长度", type: "Number", unit: "mm" },
      { code: PROPERTY.width, name: "宽度", type: "Number", unit: "mm" },
      { code: PROPERTY.height, name: "高度", type: "Number", unit: "mm" },
      { code: PROPERTY.weight, name: "重量", type: "Number", unit: "kg" },
    ],
  },
];

/** What is known of an indoor unit, in the order in which a person reads it. */
export const INDOOR_UNIT_STANDARD: CategoryStandard = { code: INDOOR_UNIT, groups: GROUPS };
