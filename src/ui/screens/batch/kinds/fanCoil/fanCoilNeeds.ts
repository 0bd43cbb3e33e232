import { filterWords } from "#domain/building/batch/kind/filterWords.ts";
import { FAN_COIL_FIELDS } from "#domain/building/kinds/fanCoil/fanCoilFields.ts";
import { FAN_COIL_COLUMNS } from "#domain/building/kinds/fanCoil/fanCoilFigureColumns.ts";
import type { FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import type { FanCoilFigure } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";

/** Powers first, so that their unit is written once. */
const POWERS: readonly (readonly [FanCoilFigure, string])[] = [
  ["totalCooling", "全冷"],
  ["sensibleCooling", "显冷"],
  ["latentCooling", "潜冷"],
  ["heating", "制热"],
];

const LIMITS = ["staticPressure", "noiseLimit", "marginLimit", "figureMarginLimits"] as const;

/** All checked figures of one coil, such as 全冷 2.71 · 制热 1.72 kW · 风量 340 m³/h. */
export function fanCoilNeeds(required: readonly (number | null)[], filter: FanCoilFilter): string {
  const figure = (key: FanCoilFigure, name: string): string[] => {
    const at = FAN_COIL_COLUMNS.findIndex((column) => column.key === key);
    const value = required[at] ?? null;
    return value === null ? [] : [`${name} ${formatNumber(value, FAN_COIL_COLUMNS[at]?.digits ?? 0)}`];
  };
  const powers = POWERS.flatMap(([key, name]) => figure(key, name));
  return [
    ...(powers.length === 0 ? [] : [`${powers.join(" · ")} kW`]),
    ...figure("airFlow", "风量").map((air) => `${air} m³/h`),
    ...figure("heatMoistureRatio", "热湿比 ≤").map((ratio) => `${ratio} kJ/kg`),
    ...filterWords(FAN_COIL_FIELDS, filter, null, LIMITS),
  ].join(" · ");
}
