import { greatest, least } from "../../base/lists.ts";
import { formatPlain } from "../../base/formatNumber.ts";
import { formatQuantity, quantityText } from "../../base/formatQuantity.ts";
import type { CurveReadings } from "../../catalogue/machine/curveReadings.ts";
import {
  factsOf,
  flowFactsOf,
  PRESSURE_QUANTITY,
  type Machine,
} from "../../physics/curve/curveQuantities.ts";
import { GRADES_MARK, UNSTATED_GRADE } from "../../catalogue/standards/acceptanceGrades.ts";
import { GRADES_SOURCE } from "../../catalogue/standards/gradeNames.ts";
import type { ProductTolerance, ToleranceFault } from "./productTolerance.ts";

export const TOLERANCE_FAULTS: Readonly<Record<ToleranceFault, string>> = {
  "no-duty": "输入完整的工况（流量和扬程或全压）后按公差核算",
  "no-curve": "没有全压或扬程曲线，不能按公差核算",
};

/** The result in one sentence: the flow compared with that of the duty. */
export function toleranceSentence({ machine, grade, range, duty }: ProductTolerance): string {
  const { name, unit } = flowFactsOf(machine);
  const lead = `按 ${grade} 级公差`;
  const required = `（要求 ${formatQuantity(duty.flow, unit)}）`;
  const worst = quantityText(range.flows?.[0] ?? null, unit);
  switch (range.verdict) {
    case "全部公差下满足":
      return `${lead}，最不利时${name} ${worst}${required}，满足`;
    case "名义满足":
      return `${lead}，最不利时${name} ${worst}${required}，只按名义曲线满足`;
    case "不满足":
      return `按名义曲线${name}只有 ${quantityText(range.nominal?.flow ?? null, unit)}${required}，不满足`;
    case "不能判断":
      return "公差使工况点超出实测范围，不能判断";
  }
}

const WHOLE = 100;

/** Rounded to one percent, and never 0 or 100 %. */
export function probabilityText(probability: number): string {
  const percent = Math.round(probability * WHOLE);
  if (percent < 1) return "不到 1 %";
  return percent >= WHOLE ? "超过 99 %" : `约 ${percent} %`;
}

export interface ToleranceRow {
  readonly name: string;
  readonly unit: string;
  readonly least: string;
  readonly nominal: string;
  readonly most: string;
  readonly remark: string;
}

/**
 * Flow and value on the duty's system, shaft power and NPSH: each at its least, as stated, and at its greatest.
 */
export function toleranceRows({
  machine,
  range,
  duty,
  npsh,
  motor,
}: ProductTolerance): readonly ToleranceRow[] {
  const flowFacts = flowFactsOf(machine);
  const pressure = factsOf(PRESSURE_QUANTITY[machine]);
  const values = range.corners.flatMap(({ value }) => value ?? []);
  const ends = range.flows === null ? null : ([least(values), greatest(values)] as const);
  const row = (
    { name, unit }: { readonly name: string; readonly unit: string },
    [low, nominal, high]: readonly [number | null, number | null, number | null],
    remark = "",
  ): ToleranceRow => ({
    name,
    unit,
    least: formatQuantity(low, unit),
    nominal: formatQuantity(nominal, unit),
    most: formatQuantity(high, unit),
    remark,
  });
  const { rated, isEnough } = motor;
  const ofMotor =
    rated === null || isEnough === null
      ? ""
      : `电动机 ${quantityText(rated, "kW")}，${isEnough ? "足够" : "不足"}`;
  return [
    row(
      flowFacts,
      [range.flows?.[0] ?? null, range.nominal?.flow ?? null, range.flows?.[1] ?? null],
      `要求 ${formatQuantity(duty.flow, flowFacts.unit)}`,
    ),
    row(
      pressure,
      [ends?.[0] ?? null, range.nominal?.value ?? null, ends?.[1] ?? null],
      `要求 ${formatQuantity(duty.value, pressure.unit)}`,
    ),
    ...(range.nominal?.power == null
      ? []
      : [row(factsOf("shaftPower"), [null, range.nominal.power, range.power], ofMotor)]),
    ...(npsh.nominal === null ? [] : [row(factsOf("npsh"), [null, npsh.nominal, npsh.most], "在最大流量处")]),
  ];
}

/** What the figures are based on, and what they leave out. */
export function toleranceNotes(tolerance: ProductTolerance): readonly string[] {
  const { probability, range } = tolerance;
  return [
    ...comparedNotes(tolerance),
    ...(probability === null || range.verdict === "不能判断"
      ? []
      : [
          `若偏差按正态分布（公差为 1.96 倍标准差，约定），同型号的机器${probabilityText(probability)}能达到工况；不达标的结论不因此放宽`,
        ]),
  ];
}

const twoFigures = (error: number) => formatPlain(Number(error.toPrecision(2)));

/** A note that curves were read from a chart, and by how much this widens the range; empty for other curves. */
export function readingNotes({
  machine,
  readings,
}: {
  readonly machine: Machine;
  readonly readings?: CurveReadings | undefined;
}): readonly string[] {
  if (readings === undefined) return [];
  const { value, power } = readings;
  const pressure = factsOf(PRESSURE_QUANTITY[machine]);
  const shaft = factsOf("shaftPower");
  const said = [
    ...(value === null ? [] : [`${pressure.name} ±${twoFigures(value)} ${pressure.unit}`]),
    ...(power === null ? [] : [`${shaft.name} ±${twoFigures(power)} ${shaft.unit}`]),
  ];
  return [
    said.length === 0
      ? "曲线读自图表，来源没有注明读数误差，公差范围没有因此放宽"
      : `曲线读自图表，公差范围已按读数误差放宽：${said.join("，")}`,
  ];
}

/** The probability that a system's duty is met, with the tolerance of its own resistance where that is known. */
export function treeProbabilityText(
  { probability, range }: Pick<ProductTolerance, "probability" | "range">,
  resistance: number | null,
): readonly string[] {
  if (probability === null || range.verdict === "不能判断") return [];
  const tree =
    resistance === null
      ? "不含管网阻力的偏差"
      : `管网阻力公差 ${Math.round(resistance * WHOLE)} %（约定）计入`;
  return [`同型号机器${probabilityText(probability)}能达到工况，${tree}；不改变结论`];
}

/** The same notes for several products at one duty. */
export function comparedNotes({
  machine,
  isStated,
  count,
  readings,
}: Pick<ProductTolerance, "machine" | "isStated" | "count" | "readings">): readonly string[] {
  return [
    ...(isStated ? [] : [UNSTATED_GRADE[machine].source]),
    `公差值${GRADES_MARK}：${GRADES_SOURCE[machine]}，含制造与测量`,
    ...readingNotes({ machine, readings }),
    "按输入的工况核算，不另加余量；工况中已有余量时，余量与公差不要叠加",
    "管网按输入的工况，不含其阻力的偏差",
    ...(count > 1 ? [`${count} 台分担流量，按各台同向偏差`] : []),
  ];
}
