import { driveText, motorText } from "../energy/energyWords.ts";
import { formatQuantity } from "../../base/formatQuantity.ts";
import type { ControlledAnswer, ControlledRow } from "./controlledSet.ts";
import type { SetOrder } from "./productSet.ts";
import type { PoweredCombination } from "./runningCombinations.ts";

const WHOLE = 100;
const percent = (rate: number): string => formatQuantity(rate * WHOLE, "%");

/** Speed of the regulated machines, and power of all: from the mains if known, else shaft power. */
export function combinationText(combination: PoweredCombination | undefined): string {
  if (combination === undefined) return formatQuantity(null, "kW");
  const speed = `${percent(combination.regulated.rate)} %`;
  if (combination.isOverloaded) return `${speed} · 电动机过载`;
  return combination.input === null
    ? `${speed} · 轴 ${formatQuantity(combination.shaft, "kW")} kW`
    : `${speed} · ${formatQuantity(combination.input, "kW")} kW`;
}

/** How many machines run, and by which power this was decided if not by that from the mains. */
export const bestText = ({ combinations, best }: ControlledRow): string => {
  if (best !== null) return `${best.combination.running} 台${best.by === "shaft" ? "（按轴功率）" : ""}`;
  return combinations.length === 0 ? "没有可行的台数" : "无法判断";
};

/** The assumptions behind the numbers, each with its source. */
export function controlledLines(
  { kind, count, value, leastRate, motor, poles, rows }: ControlledAnswer,
  energy: SetOrder["energy"],
): readonly string[] {
  const combinations = rows.flatMap((row) => row.combinations);
  const fixed = combinations.find((combination) => combination.fixed !== null)?.fixed ?? null;
  const byShaft = rows.some(({ best }) => best?.by === "shaft");
  return [
    kind === "together"
      ? "运行的各台同一转速，效率按相似点读数"
      : fixed === null
        ? `一台变频，其余工频：全速曲线在 ${formatQuantity(value, "m")} m 处没有唯一的实测流量，${count} 台中只有变频的一台能运行`
        : `一台变频，其余工频全速、不经变频器，${formatQuantity(value, "m")} m 时工频每台 ${formatQuantity(fixed.flow, "m³/h")} m³/h`,
    byShaft
      ? "没有电动机或变频器的效率，按轴功率最小取台数，未计其损失，切换点会因此移动；相等取少的"
      : "按输入功率（电动机和变频器损失在内）最小取台数，相等取少的，过载的不取",
    ...(byShaft && motor === null ? [] : [motorText({ motor, poles }, energy)]),
    ...(byShaft
      ? []
      : [
          driveText(
            energy,
            combinations.some(({ isDriveUnverified }) => isDriveUnverified),
          ),
        ]),
    `- - 为变频转速要高于 100 % 或低于 ${percent(leastRate)} %，工频的已供过多，或相似点超出实测范围；增减台数的回差按切换流量的 5 %`,
    "电动机能效、极数、变频器效率和最低转速在“年耗电与费用”里改",
  ];
}
