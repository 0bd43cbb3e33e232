import type { CategoryCode } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { definitionRows, type DefinitionGroup } from "./definitionRows.ts";

const OUTLET_TYPES = {
  V000167: "方形散流器",
  V000168: "圆形散流器",
  V000169: "单层百叶风口",
  V000170: "双层百叶风口",
  V000164: "球形喷口",
};

const performance = (definitions: DefinitionGroup["definitions"]): readonly DefinitionGroup[] => [
  { code: "G01", name: "性能参数", definitions },
];

/** Properties that the data standard names for categories without products as yet. */
const NAMED: Partial<Record<CategoryCode, readonly DefinitionGroup[]>> = {
  C000001: performance([
    {
      code: PROPERTY.airFlow,
      name: "风量",
      type: "Number",
      unit: "m³/h",
      uses: ["performance-filter", "list", "sort"],
    },
    {
      code: PROPERTY.totalPressure,
      name: "全压",
      type: "Number",
      unit: "Pa",
      uses: ["performance-filter", "list", "sort"],
    },
    {
      code: PROPERTY.highSpeedAirFlow,
      name: "高速风量",
      type: "Number",
      unit: "m³/h",
      uses: ["performance-filter"],
    },
    {
      code: PROPERTY.lowSpeedAirFlow,
      name: "低速风量",
      type: "Number",
      unit: "m³/h",
      uses: ["performance-filter"],
    },
  ]),
  C000002: performance([
    {
      code: PROPERTY.airFlow,
      name: "流量",
      type: "Number",
      unit: "m³/h",
      uses: ["performance-filter", "list", "sort"],
    },
  ]),
  C000012: performance([
    { code: PROPERTY.outletType, name: "风口类型", type: "Enum", values: OUTLET_TYPES, uses: ["list"] },
    { code: PROPERTY.specification, name: "规格", type: "Text", uses: ["list"] },
    { code: PROPERTY.length, name: "长度", type: "Number", unit: "mm", uses: ["list"] },
    { code: PROPERTY.width, name: "宽度", type: "Number", unit: "mm", uses: ["list"] },
    { code: PROPERTY.diameter, name: "直径", type: "Number", unit: "mm", uses: ["list"] },
    { code: PROPERTY.nozzleThrow, name: "喷口射程", type: "Number", unit: "m", uses: ["list"] },
    {
      code: PROPERTY.outletVelocity,
      name: "出口风速",
      type: "Number",
      unit: "m/s",
      uses: ["performance-filter", "list"],
    },
  ]),
};

export const standardDefinitions = () =>
  (Object.entries(NAMED) as [CategoryCode, readonly DefinitionGroup[]][]).map(([category, groups]) =>
    definitionRows(category, groups),
  );
