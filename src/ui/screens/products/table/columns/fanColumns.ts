import type { FoundProduct } from "#api/contract/search.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { isAirFlowOnly } from "#domain/catalogue/duty/dutyForms.ts";
import { quantityText } from "#domain/base/formatQuantity.ts";
import type { ListState } from "#domain/catalogue/listing/ListState.ts";
import { askedYears } from "#domain/products/energy/listYears.ts";
import { isAirCode } from "#domain/physics/fluid/airFigures.ts";
import { deviationOrder, ORDER_BY } from "#domain/products/search/Order.ts";
import { gradeColumn } from "./gradeColumn.ts";
import { rowValue, type ListColumn, type RowLine } from "./ListColumn.ts";
import { suitabilityColumn } from "./suitabilityColumn.ts";
import { yearColumn } from "./yearColumn.ts";

/** Property of a quantity for each line of a row. */
type Codes = Readonly<Record<RowLine, string>>;

const AIR_FLOW: Codes = {
  only: PROPERTY.airFlow,
  high: PROPERTY.highSpeedAirFlow,
  low: PROPERTY.lowSpeedAirFlow,
};
const PRESSURE: Codes = {
  only: PROPERTY.totalPressure,
  high: PROPERTY.highSpeedTotalPressure,
  low: PROPERTY.lowSpeedTotalPressure,
};
const MOTOR_POWER: Codes = {
  only: PROPERTY.motorPower,
  high: PROPERTY.highSpeedMotorPower,
  low: PROPERTY.lowSpeedMotorPower,
};
const EFFICIENCY: Codes = {
  only: PROPERTY.totalPressureEfficiency,
  high: PROPERTY.highSpeedEfficiency,
  low: PROPERTY.lowSpeedEfficiency,
};
const LOW: ReadonlySet<string> = new Set([AIR_FLOW.low, PRESSURE.low]);
const SPEED: Codes = {
  only: PROPERTY.rotationalSpeed,
  high: PROPERTY.highRotationalSpeed,
  low: PROPERTY.lowRotationalSpeed,
};

const at = (codes: Codes) => (product: FoundProduct, line: RowLine) =>
  rowValue(product, codes[line])?.value ?? null;
const deviationAt = (codes: Codes) => (product: FoundProduct, line: RowLine) =>
  rowValue(product, codes[line])?.deviationRate ?? null;

/** px: names and figures of six digits fit, and all columns of a duty search fit in 1280 px. */
const WIDTH = { figure: 76, small: 64, deviation: 100, named: 84 } as const;

function motorHint({ air }: FoundProduct): string | undefined {
  const power = air?.shaftPowerAtLowest ?? null;
  return power === null ? undefined : `最低温度时轴功率 ${quantityText(power, "kW")}`;
}

/** Part 2, section 2: deviations only with a curve search, the power per air volume only if it can be computed. */
export function fanColumns(state: ListState): readonly ListColumn[] {
  const { speedControl, duty } = state;
  const hasYears = askedYears(state) !== null;
  const isDouble = speedControl === "DOUBLE_SPEED";
  const isCurveSearch = duty.length > 0;
  const followsCurve = isCurveSearch && !isAirFlowOnly(speedControl, duty);
  const isInAir = followsCurve && duty.some(({ code }) => isAirCode(code));
  const recordedPressure: ListColumn = {
    key: "recordedPressure",
    title: "标准全压",
    unit: "Pa",
    width: WIDTH.small,
    kind: "number",
    value: (product, line) => (line === "low" ? null : (product.air?.recordedPressure ?? null)),
  };
  const speed: ListColumn = {
    key: "speed",
    title: "转速",
    unit: "r/min",
    width: WIDTH.small,
    kind: "number",
    value: at(SPEED),
  };
  const sortBy = (codes: Codes) => (isDouble ? codes.high : codes.only);
  // Figures of a line are all of one kind: at the operating point, or rated if those were compared with the duty.
  const hasLowTarget = duty.some(({ code }) => LOW.has(code));
  const kindOf = (line: RowLine) => {
    if (!isCurveSearch) return "";
    return followsCurve && !(line === "low" && hasLowTarget) ? " 运行" : " 额定";
  };
  const speedColumn: ListColumn = {
    key: "set",
    title: "档位",
    width: isCurveSearch ? 92 : 64,
    kind: "text",
    value: (_, line) => `${line === "low" ? "低速" : "高速"}${kindOf(line)}`,
  };
  const flowDeviation: ListColumn = {
    key: "flowDeviation",
    title: "风量偏差率",
    unit: "%",
    width: WIDTH.deviation,
    kind: "deviation",
    sortCode: deviationOrder(sortBy(AIR_FLOW)),
    value: deviationAt(AIR_FLOW),
  };
  const pressureDeviation: ListColumn = {
    key: "pressureDeviation",
    title: "全压偏差率",
    unit: "%",
    width: WIDTH.deviation,
    kind: "deviation",
    sortCode: deviationOrder(sortBy(PRESSURE)),
    value: deviationAt(PRESSURE),
  };
  const powerPerVolume: ListColumn = {
    key: "powerPerVolume",
    title: "单位风量耗功率",
    unit: "W/(m³/h)",
    note: "设计全压 / (3600 × 0.855 × 运行全压效率 / 100)",
    width: 132,
    kind: "number",
    sortCode: ORDER_BY.airVolumePower,
    value: (product) => product.powerConsumptionPerAirVolume,
  };
  return [
    ...(isDouble ? [speedColumn] : []),
    {
      key: "airFlow",
      title: "风量",
      unit: "m³/h",
      width: WIDTH.figure,
      kind: "number",
      sortCode: sortBy(AIR_FLOW),
      value: at(AIR_FLOW),
    },
    ...(isCurveSearch ? [flowDeviation] : []),
    {
      key: "totalPressure",
      title: "全压",
      unit: "Pa",
      width: WIDTH.small,
      kind: "number",
      sortCode: sortBy(PRESSURE),
      value: at(PRESSURE),
    },
    ...(followsCurve ? [pressureDeviation] : []),
    ...(isInAir ? [recordedPressure] : []),
    {
      key: "motorPower",
      title: "电机功率",
      unit: "kW",
      width: WIDTH.named,
      kind: "number",
      sortCode: sortBy(MOTOR_POWER),
      isBad: ({ shortcomings }) => shortcomings.includes("motorShort"),
      hint: motorHint,
      value: at(MOTOR_POWER),
    },
    {
      key: "efficiency",
      title: "全压效率",
      unit: "%",
      width: WIDTH.named,
      kind: "number",
      sortCode: sortBy(EFFICIENCY),
      value: at(EFFICIENCY),
    },
    // 1280 px have no space for more: a year replaces the power per volume, or the speed.
    ...(followsCurve && !isDouble && !hasYears ? [powerPerVolume] : []),
    gradeColumn,
    // With a site air the speed makes way for the two pressures.
    ...(isInAir || (hasYears && isDouble) ? [] : [speed]),
    ...(hasYears ? [yearColumn] : []),
    ...(isCurveSearch ? [suitabilityColumn] : []),
  ];
}
