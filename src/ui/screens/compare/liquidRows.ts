import { rowOf, type CompareRow } from "#domain/desk/report/comparison/CompareRow.ts";
import type { ChartPoint } from "#domain/products/chart/ChartModel.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { correctionAt, shaftPowerAt } from "#domain/products/chart/liquidWords.ts";
import { motorAt, type MotorPowers } from "#domain/catalogue/motorPowers.ts";
import { npshStates } from "#domain/products/chart/npshStates.ts";
import type { NpshVerdict } from "#domain/physics/fluid/liquidStates.ts";
import { decidingNpsh } from "#domain/physics/fluid/suction.ts";
import type { ViscosityCorrection } from "#domain/physics/fluid/viscosityCorrection.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";

const CORRECTIONS: Readonly<Record<ViscosityCorrection["state"], string>> = {
  none: "不需要",
  corrected: "已修正",
  outside: "超出范围，按清水",
  unknown: "无法修正，按清水",
};
const NPSH_VERDICTS: Readonly<Record<NpshVerdict, string>> = {
  met: "够用",
  short: "不足",
  unknown: "无法判定",
};

type Points = readonly (ChartPoint | undefined)[];

function motorRow(
  { products, model }: Pick<DrawnChart, "products" | "model">,
  points: Points,
  motors: readonly MotorPowers[],
): CompareRow {
  const texts = points.map((point, at) => {
    const speed = products[at]?.settings[point?.setting ?? 0]?.speed ?? "";
    const own = motors[at];
    const motor = own === undefined ? null : motorAt(own, speed);
    if (point === undefined || motor === null) return MISSING;
    const asked = shaftPowerAt(model, point);
    if (Number.isNaN(asked)) return MISSING;
    return asked > motor ? "过载" : "够用";
  });
  const bad = new Set(texts.flatMap((text, at) => (text === "过载" ? [at] : [])));
  return rowOf("liquidMotor", "电动机（未计裕量）", "", texts, { bad });
}

/**
 * Rows for a stated liquid: whether each motor is sufficient, whether each pump cavitates, and the effect of
 * viscosity on the curves.
 */
export function liquidRows(
  chart: Pick<DrawnChart, "products" | "model">,
  points: Points,
  motors: readonly MotorPowers[],
): readonly CompareRow[] {
  const { model } = chart;
  const { liquid } = model;
  if (liquid === undefined) return [];
  const npsh = points.map((point) => (point === undefined ? null : decidingNpsh(npshStates(model, [point]))));
  const corrections = points.map((point) => {
    const correction = point && correctionAt(model, point);
    return correction === undefined ? MISSING : CORRECTIONS[correction.state];
  });
  const verdicts = npsh.map((state) =>
    state === null ? MISSING : `${formatQuantity(state.available, "m")} ${NPSH_VERDICTS[state.verdict]}`,
  );
  const short = new Set(npsh.flatMap((state, at) => (state?.verdict === "short" ? [at] : [])));
  return [
    ...(liquid.share === 1 ? [] : [motorRow(chart, points, motors)]),
    ...(liquid.stated.glycol === null ? [] : [rowOf("viscosity", "黏度修正（HI 9.6.7）", "", corrections)]),
    ...(npsh.every((state) => state === null)
      ? []
      : [rowOf("npshAvailable", "可用汽蚀余量", "m", verdicts, { bad: short })]),
  ];
}
