import { formatQuantity } from "#domain/base/formatQuantity.ts";
import type {
  StandardFigure,
  StandardGap,
  StandardVerdict,
} from "#domain/catalogue/standards/StandardVerdict.ts";
import type { ProductVerdict, VerdictObstacle } from "#domain/catalogue/standards/productVerdict.ts";
import { FIT_ERROR } from "#domain/catalogue/standards/StandardVerdict.ts";
import { keyed, lookUp } from "#domain/base/keyed.ts";

const FIGURES: Readonly<Record<StandardFigure, string>> = {
  type: "产品类型",
  flow: "最高效率点流量",
  totalPressure: "最高效率点全压",
  head: "最高效率点扬程",
  efficiency: "最高效率",
  speed: "转速",
  stages: "级数",
  impellerDiameter: "叶轮直径",
  hubRatio: "轮毂比",
};
const GAPS: Readonly<Record<StandardGap, string>> = {
  flow: "流量超出限值表的范围",
  impellerDiameter: "机号超出限值表的范围",
  hubRatio: "轮毂比超出限值表的范围",
  pressureCoefficient: "压力系数超出限值表的范围",
  specificSpeed: "比转速超出限值表的范围",
  notStated: "限值表中该机号没有数值",
};
const OBSTACLES: Readonly<Record<Exclude<VerdictObstacle, null>, string>> = {
  set: "标准按单台水泵判定，成套设备只有并联后的曲线",
  "type-not-covered": "限值表不含这一类型",
  "no-curves": "没有性能曲线，最高效率点未知",
  "only-static": "只有静压效率，标准按全压效率判定",
  "only-overall": "只有含电机的总效率，标准按泵效率判定",
  "peak-at-end": "效率曲线的最高点在实测范围端点，真正的最高效率点未知",
};

/** Number and unit stay on one line. */
const percent = (value: number) => `${formatQuantity(value, "%")}\u00a0%`;
const EFFICIENCY_NAMES = keyed<string>({ fan: "全压效率", pump: "泵效率" });

function reasonOf({ verdict, obstacle }: ProductVerdict): string {
  if (verdict.state !== "cannot-judge") return "";
  if (obstacle !== null) return OBSTACLES[obstacle];
  if (verdict.gap !== null) return GAPS[verdict.gap];
  return `缺少${verdict.missing.map((figure) => FIGURES[figure]).join("、")}`;
}

const marginText = (margin: number) => `${margin > 0 ? "+" : ""}${percent(margin)}`;

/** The line below a grade: grade, value, limit and margin, or the missing data. */
export function verdictLine(machine: "fan" | "pump", judged: ProductVerdict): string {
  const { verdict } = judged;
  if (verdict.state === "cannot-judge") return reasonOf(judged);
  const efficiency = verdict.limit + verdict.margin;
  const grade = verdict.grade === null ? "低于 3 级" : `${verdict.grade} 级`;
  const name = lookUp(EFFICIENCY_NAMES, machine) ?? "";
  const near =
    verdict.borderlineGrade === null
      ? ""
      : `（离 ${verdict.borderlineGrade} 级限值不到拟合误差 ${FIT_ERROR} 个百分点，临界）`;
  const origin =
    judged.fittedPeak === null ? "" : `（产品参数，高于曲线拟合的 ${percent(judged.fittedPeak)}）`;
  return `${grade}${near}；最高${name} ${percent(efficiency)}${origin}，3 级限值 ${percent(verdict.limit)}，裕量 ${marginText(verdict.margin)}`;
}

/** The limits of the standard's three grades, best first. */
export const gradeLimits = (verdict: Extract<StandardVerdict, { state: "pass" | "fail" }>) =>
  ([1, 2, 3] as const).map((grade) => ({
    name: `${grade} 级限值`,
    value: formatQuantity(verdict.limits[grade], "%"),
    unit: "%",
  }));
