import { formatNumber } from "../../base/formatNumber.ts";
import { NEED_FIGURES, type FreshNeed, type FreshRule } from "./FreshSettings.ts";

const NAMES = [
  "perPerson",
  "areaPerPerson",
  "perArea",
  "changes",
] as const satisfies readonly (keyof FreshNeed)[];

/** The rule's name in lists */
export const ruleName = ({ contains }: FreshRule): string => (contains.trim() === "" ? "其余房间" : contains);

/** 30 m³/(h·人)，10 ㎡/人（GB …，待核对） */
export function ruleWords(rule: FreshRule): string {
  const figures = NAMES.flatMap((name) => {
    const value = rule[name];
    return value === null ? [] : [`${formatNumber(value, 1)} ${NEED_FIGURES[name].unit}`];
  });
  const said = figures.length === 0 ? "不送新风" : figures.join("，");
  return `${ruleName(rule)}：${said}（${rule.source === "" ? "自定" : figures.length === 0 ? "约定" : `${rule.source}，待核对`}）`;
}
