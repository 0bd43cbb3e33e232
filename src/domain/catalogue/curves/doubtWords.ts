import type { AxisDoubt, ChartAxis } from "./ChartAxis.ts";
import type { LineDoubt } from "./ChartLine.ts";
import type { MeaningDoubt } from "./curveMeaning.ts";
import { isFunction } from "./isFunction.ts";
import type { ChartCurve } from "./readCharts.ts";

const OF_AXIS: Readonly<Record<AxisDoubt, string>> = {
  "few-figures": "数字少于三个",
  "loose-figures": "数字偏离刻度",
  "figures-disagree": "有数字与刻度矛盾",
  "linear-or-log": "线性或对数不确定",
  "comma-or-point": "逗号可能是小数点",
  factor: "数值另有倍数",
  "no-unit": "没有找到单位",
  "from-other-frame": "取自相邻的图",
};
const OF_LINE: Readonly<Record<LineDoubt, string>> = {
  straight: "是直线",
  "edge-of-field": "是区域的边",
  "cut-at-corner": "在转角处断开",
  joined: "由虚线连成",
  broken: "中间有断口",
  "system-line": "从零上升，可能是管路特性曲线",
  "no-line": "没有找到线，请重新点选",
  hidden: "大段被遮挡",
  strayed: "中途可能接到别的线，请放大核对、加点",
  coincides: "与另一条线重合，图上只见一条",
  "by-hand": "手工取点",
};
const OF_MEANING: Readonly<Record<MeaningDoubt, string>> = {
  axis: "属于哪个轴不确定",
  quantity: "是什么量不确定",
  parameter: "工况不确定",
};

/** Why an axis has to be looked at; empty if nothing is doubtful. */
export const axisDoubts = ({ doubts }: Pick<ChartAxis, "doubts">): string =>
  doubts.map((doubt) => OF_AXIS[doubt]).join("；");

/** Why a line has to be looked at; empty if nothing is doubtful. */
export function curveDoubts(curve: ChartCurve): string {
  const isContour = curve.parameter?.quantity === "efficiency";
  return [
    ...(isContour
      ? ["等效率线，不是随流量的曲线"]
      : isFunction(curve.points)
        ? []
        : ["同一流量有多个值，不能导入"]),
    ...curve.doubts.map((doubt) => OF_LINE[doubt]),
    ...curve.meaningDoubts.map((doubt) => OF_MEANING[doubt]),
  ].join("；");
}

const isKeyOf =
  <Key extends string>(words: Readonly<Record<Key, string>>) =>
  (name: unknown): name is Key =>
    typeof name === "string" && Object.hasOwn(words, name);

export const isAxisDoubt = isKeyOf(OF_AXIS);
export const isLineDoubt = isKeyOf(OF_LINE);
export const isMeaningDoubt = isKeyOf(OF_MEANING);
