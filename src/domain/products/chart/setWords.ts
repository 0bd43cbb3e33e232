import { formatQuantity } from "../../base/formatQuantity.ts";
import type { MachineSet, SetStage } from "./ChartModel.ts";
import { factsOf, type CurveQuantity } from "../../physics/curve/curveQuantities.ts";

/** Shown wherever machines run in parallel: without check valves, a stopped machine would let flow back. */
export const CHECK_VALVES = "假定每台设有止回阀（风机为防倒风阀），各台同型号、全速";

export const ambiguousText = (states: number): string => `曲线有驼峰，并联可能有 ${states} 种工况，请避开`;
const OUT_OF_RANGE = "有机组超出实测流量范围，组合没有工况点";

/**
 * "3 用 1 备：…", and the flow that remains when one machine fails: the two meanings of reserve, each by its name.
 */
export function reserveTexts({ count, duty, systems }: MachineSet): readonly string[] {
  const [all, less] = [systems[0]?.stages[count - 1]?.each, systems[0]?.stages[count - 2]?.each];
  const each = formatQuantity(duty.flow / count, "m³/h");
  const standby = duty.standby ?? 0;
  const texts = [
    standby > 0
      ? `${count} 用 ${standby} 备：${count} 台同时运行，每台设计流量 ${each} m³/h；备用的 ${standby} 台停着，不参与计算`
      : `${count} 台同时运行，每台设计流量 ${each} m³/h`,
  ];
  if (all == null) return [...texts, OUT_OF_RANGE];
  const total = count * all.flow;
  if (less == null) return [...texts, `停一台时：${OUT_OF_RANGE}`];
  const rest = (count - 1) * less.flow;
  return [
    ...texts,
    `停一台时其余 ${count - 1} 台供 ${formatQuantity(rest, "m³/h")} m³/h，为全部运行时的 ${formatQuantity((rest / total) * 100, "%")} %`,
  ];
}

/**
 * Remarks on a stage of a set.
 *
 * @param ratedPower kW at the shaft above which the motor is overloaded
 * @param cold power at the air's lowest temperature divided by that of the readings
 */
export function stageRemarks(
  { each, mixed }: SetStage,
  columns: readonly CurveQuantity[],
  ratedPower: number | null,
  cold = 1,
): readonly string[] {
  if (each === null && mixed.length === 0) return ["超出实测流量范围"];
  const power = (each?.readings[columns.indexOf("shaftPower")] ?? Number.NaN) * cold;
  const { unit } = factsOf("shaftPower");
  return [
    ...(mixed.length > 0 ? [ambiguousText(mixed.length + (each === null ? 0 : 1))] : []),
    ...(each?.isUnstable === true ? ["有几个交点，运行可能不稳定"] : []),
    ...(ratedPower !== null && power > ratedPower
      ? [`电动机过载（${formatQuantity(power, unit)} / ${formatQuantity(ratedPower, unit)} ${unit}）`]
      : []),
  ];
}
