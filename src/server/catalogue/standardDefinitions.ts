import type { CategoryCode } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { definitionRows, type DefinitionGroup } from "./definitionRows.ts";

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
};

export const standardDefinitions = () =>
  (Object.entries(NAMED) as [CategoryCode, readonly DefinitionGroup[]][]).map(([category, groups]) =>
    definitionRows(category, groups),
  );
