import type { Product, PropertyValue } from "#api/contract/products.ts";
import { bestOf, type Better } from "#domain/desk/report/comparison/bestOf.ts";
import {
  rowOf,
  statedIndices,
  type CompareGroup,
  type CompareRow,
} from "#domain/desk/report/comparison/CompareRow.ts";
import { betterProperty, betterQuantity } from "#domain/desk/report/comparison/betterFigures.ts";
import type { ChartPoint } from "#domain/products/chart/ChartModel.ts";
import { othersInForce, pointsInForce } from "#domain/products/chart/pointsInForce.ts";
import { factsOf, flowFactsOf } from "#domain/physics/curve/curveQuantities.ts";
import { SYSTEM_NAMES } from "#domain/catalogue/duty/systemFigures.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { entriesOf, keyed } from "#domain/base/keyed.ts";
import { formatPlain, MISSING } from "#domain/base/formatNumber.ts";
import { ratePercentText, speedName } from "#domain/physics/curve/speedName.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { greatest } from "#domain/base/lists.ts";
import { liquidTitle } from "#domain/products/chart/liquidWords.ts";
import { airDensityText, shaftPowerAtLowest } from "#domain/products/chart/airWords.ts";
import { motorAt, type MotorPowers } from "#domain/catalogue/motorPowers.ts";
import { BELOW_GRADE_3, EFFICIENCY_GRADES } from "#domain/catalogue/standards/efficiencyGrade.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";
import { formatPropertyAmount } from "../../product/facts/formatPropertyValue.ts";
import { groupProperties } from "../../product/facts/groupProperties.ts";
import { liquidRows } from "./liquidRows.ts";

const figureRow = (
  key: string,
  { name, unit }: { readonly name: string; readonly unit: string },
  figures: readonly (number | null)[],
  better: Better | null,
): CompareRow =>
  rowOf(
    key,
    name,
    unit,
    figures.map((figure) => formatQuantity(figure, unit)),
    { figures: statedIndices(figures), best: bestOf(figures, better) },
  );

/** NaN means that there is no curve. */
const stated = (figure: number | undefined) => (figure === undefined || Number.isNaN(figure) ? null : figure);

/** The title of the readings: the number of machines, the speed if regulated, and the site air. */
export function operatingTitle(chart: DrawnChart | null): string {
  if (chart === null) return "工作点";
  const machines = Math.max(greatest(chart.designPoints.map((design) => design.machines ?? 1)), 1);
  const { regulation, air, liquid } = chart.model;
  const of = [
    ...(machines > 1 ? [`${machines} 台并联`] : []),
    ...(regulation ? [`转速 ${ratePercentText(regulation.rate)}`] : []),
    ...(air === undefined ? [] : [airDensityText(air)]),
    ...(liquid === undefined || liquid.share === 1 ? [] : [liquidTitle(liquid)]),
  ].join("，");
  return `${machines > 1 ? "每台工作点" : "工作点"}${of === "" ? "" : `（${of}）`}`;
}

/**
 * The readings of each product at the duty, at its first setting that meets it; empty without an operating point.
 */
export function operatingRows(
  { machine, products, model }: DrawnChart,
  motors: readonly MotorPowers[] = [],
): readonly CompareRow[] {
  const operatingPoints = pointsInForce(model);
  if (operatingPoints.length === 0) return [];
  const points = products.map((_, at) => operatingPoints.find(({ product }) => product === at));
  const read = (figureOf: (point: ChartPoint) => number | null | undefined) =>
    points.map((point) => (point === undefined ? null : stated(figureOf(point) ?? undefined)));
  const flow = flowFactsOf(machine);
  // A point without regulation is at full speed.
  const speedOf = (speed: string, point: ChartPoint) =>
    speedName(speed, model.duty.operatingPoints.includes(point) ? null : (model.regulation?.rate ?? null));
  const speeds = points.map((point, at) =>
    point === undefined
      ? MISSING
      : speedOf(products[at]?.settings[point.setting]?.speed ?? "", point) || MISSING,
  );
  const deviation = { name: `${flow.name}偏差`, unit: "%" };
  const power = { name: "单位风量耗功率", unit: "W/(m³/h)" };
  return [
    ...(speeds.every((speed) => speed === MISSING) ? [] : [rowOf("speed", "档位或转速", "", speeds)]),
    figureRow(
      "flow",
      flow,
      read((point) => point.flow),
      null,
    ),
    figureRow(
      "deviation",
      deviation,
      read((point) => point.flowDeviation),
      null,
    ),
    ...model.frame.columns.map((quantity, column) =>
      figureRow(
        quantity,
        factsOf(quantity),
        read((point) => point.readings[column]),
        betterQuantity(quantity),
      ),
    ),
    ...(machine === "fan"
      ? [
          figureRow(
            "powerPerAirVolume",
            power,
            read((point) => point.powerPerAirVolume),
            "less",
          ),
        ]
      : []),
    ...airRows({ products, model }, points, motors),
    ...liquidRows({ products, model }, points, motors),
    ...otherRows({ machine, model }, points),
    ...setRows({ machine, model }, points),
  ];
}

/**
 * Rows for site air that differs from the records': the pressures in that air, and the power that a cold start
 * needs from each motor.
 */
function airRows(
  { products, model }: Pick<DrawnChart, "products" | "model">,
  points: readonly (ChartPoint | undefined)[],
  motors: readonly MotorPowers[],
): readonly CompareRow[] {
  const { air } = model;
  if (air === undefined) return [];
  const asked = points.map((point) =>
    point === undefined ? null : stated(shaftPowerAtLowest(model, point)),
  );
  const overloaded = asked.flatMap((power, at) => {
    const speed = products[at]?.settings[points[at]?.setting ?? 0]?.speed ?? "";
    const own = motors[at];
    const motor = own === undefined ? null : motorAt(own, speed);
    return power !== null && motor !== null && power > motor ? [at] : [];
  });
  return [
    figureRow(
      "recordedPressure",
      { name: "标准空气下全压", unit: "Pa" },
      points.map((point) => (point === undefined ? null : point.value / air.share)),
      null,
    ),
    rowOf(
      "shaftPowerAtLowest",
      `${formatPlain(air.lowestTemperature, 2)} ℃ 时轴功率`,
      "kW",
      asked.map(
        (power, at) => `${formatQuantity(power, "kW")}${overloaded.includes(at) ? " 电动机过载" : ""}`,
      ),
      {
        figures: statedIndices(asked.map((power, at) => (overloaded.includes(at) ? null : power))),
        bad: new Set(overloaded),
      },
    ),
  ];
}

/**
 * Rows for parallel machines: their joint flow at full speed, and the flow that is left if one fails. An ambiguous
 * state has no figure.
 */
function setRows(
  { machine, model }: Pick<DrawnChart, "machine" | "model">,
  points: readonly (ChartPoint | undefined)[],
): readonly CompareRow[] {
  const { name, unit } = flowFactsOf(machine);
  const sets = points.map((met) =>
    model.duty.sets.find(
      ({ product, setting, design }) =>
        product === met?.product && setting === met.setting && design === met.design,
    ),
  );
  const count = sets.find((set) => set !== undefined)?.count ?? 1;
  if (count < 2 || sets.some((set) => set !== undefined && set.count !== count)) return [];
  const row = (key: string, title: string, running: number) => {
    const stages = sets.map((set) => set?.systems[0]?.stages[running - 1]);
    const texts = stages.map((stage) => {
      if (stage === undefined) return MISSING;
      if (stage.mixed.length > 0) return "可能有多种工况";
      return stage.each === null ? "超出实测范围" : formatQuantity(stage.each.flow * running, unit);
    });
    const figures = statedIndices(
      stages.map((stage) => (stage?.each && stage.mixed.length === 0 ? stage.each.flow : null)),
    );
    const bad = stages.flatMap((stage, at) =>
      stage !== undefined && (stage.each === null || stage.mixed.length > 0) ? [at] : [],
    );
    return rowOf(key, title, unit, texts, { figures, bad: new Set(bad) });
  };
  return [
    row("setAll", `${count} 台总${name}（全速）`, count),
    row("setLess", `停一台时总${name}（全速）`, count - 1),
  ];
}

/**
 * Rows for the flow on the least and the greatest system, at the setting that meets the duty; a flow beyond the
 * measured range is marked.
 */
function otherRows(
  { machine, model }: Pick<DrawnChart, "machine" | "model">,
  points: readonly (ChartPoint | undefined)[],
): readonly CompareRow[] {
  const others = othersInForce(model);
  const { name: flowName, unit } = flowFactsOf(machine);
  return entriesOf(keyed(SYSTEM_NAMES)).flatMap(([system, systemName]) => {
    const own = points.map((met) =>
      others.find(
        ({ product, setting, design, name }) =>
          name === system && product === met?.product && setting === met.setting && design === met.design,
      ),
    );
    if (own.every((other) => other === undefined)) return [];
    const texts = own.map((other) =>
      other === undefined
        ? MISSING
        : other.point === null
          ? "超出实测范围"
          : formatQuantity(other.point.flow, unit),
    );
    const bad = new Set(own.flatMap((other, at) => (other?.point === null ? at : [])));
    const figures = statedIndices(own.map((other) => other?.point?.flow ?? null));
    return [rowOf(system, `${systemName}${flowName}`, unit, texts, { figures, bad })];
  });
}

/** The products' properties by group, each in order of first appearance. */
export function propertyGroups(products: readonly Product[]): readonly CompareGroup[] {
  const all = new Map<string, PropertyValue>();
  for (const { productPropertyValues } of products)
    for (const property of productPropertyValues)
      if (!all.has(property.code)) all.set(property.code, property);
  return groupProperties([...all.values()]).map(({ name, properties }) => ({
    name,
    rows: properties.map((property) => propertyRow(property, products)).filter(isStated),
  }));
}

const isStated = ({ texts }: CompareRow) => texts.some((text) => text !== MISSING);

/** Products below grade 3 of the efficiency standard. */
const belowGrade = (grades: readonly string[]): ReadonlySet<number> =>
  new Set(grades.flatMap((grade, at) => (grade === EFFICIENCY_GRADES[BELOW_GRADE_3] ? at : [])));

const isRange = ({ valueFrom, valueTo }: PropertyValue) => valueFrom !== null || valueTo !== null;

function propertyRow({ code, name, unitSymbol }: PropertyValue, products: readonly Product[]): CompareRow {
  const own = products.map(({ productPropertyValues }) =>
    productPropertyValues.find((property) => property.code === code),
  );
  // The unit is shown once, beside the name.
  const texts = own.map((property) => (property === undefined ? MISSING : formatPropertyAmount(property)));
  const figures = own.map((property) => (typeof property?.value === "number" ? property.value : null));
  // A range is shown instead of a single value.
  const alone = own.map((property, at) => (property && isRange(property) ? null : (figures[at] ?? null)));
  return rowOf(code, name, unitSymbol ?? "", texts, {
    figures: statedIndices(alone),
    best: bestOf(figures, betterProperty(code)),
    ...(code === PROPERTY.efficiencyGrade ? { bad: belowGrade(texts) } : {}),
  });
}

/** Brand and series of the products. */
export const identityRows = (products: readonly Product[]): readonly CompareRow[] => [
  rowOf(
    "brand",
    "品牌",
    "",
    products.map(({ brandName }) => brandName),
  ),
  rowOf(
    "series",
    "系列",
    "",
    products.map(({ productSeriesName }) => productSeriesName ?? MISSING),
  ),
];
