import { PRESSURE_QUANTITY, type Machine } from "#domain/physics/curve/curveQuantities.ts";
import type { DrawnChart } from "#workers/curve/CurveClient.ts";

const PAIR: Readonly<Record<Machine, string>> = { fan: "风量和全压", pump: "流量和扬程" };
const NO_CURVE: Readonly<Record<Machine, string>> = {
  fan: "该型号没有全压曲线，静压不能代替全压",
  pump: "该型号没有扬程曲线",
};
const CURVE: Readonly<Record<Machine, string>> = { fan: "全压曲线", pump: "扬程曲线" };

/** Why a chart with a duty shows no operating point. */
export function whyNoPoint(machine: Machine, { designPoints, model }: DrawnChart): string {
  if (!model.frame.columns.includes(PRESSURE_QUANTITY[machine])) return NO_CURVE[machine];
  if (designPoints.length === 0) return `工况需同时有${PAIR[machine]}，才能确定管网特性曲线`;
  return `管网特性曲线与${CURVE[machine]}在实测流量范围内没有交点`;
}
