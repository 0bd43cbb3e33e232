import { machinesWords } from "#domain/building/sources/JudgedPlant.ts";
import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import { FigureSheet } from "../../systems/book/FigureSheet.ts";
import type { SourceLine } from "../SourceSheet.ts";

const PERCENT = 100;

/**
 * 冷源方案: numbers and sizes of chillers that were compared, by their figures.
 *
 * @param load kW
 */
export function alternativesSheet(lines: readonly SourceLine[], load: number, standby: number): PlanSheet {
  const line = (row: number) => lines[row]!;
  const machines = (row: number) =>
    machinesWords(
      line(row).groups.map(({ chiller: of, count }) => ({ of, count })),
      standby,
    );
  return new FigureSheet("冷源方案", lines.length)
    .texts("方案", machines)
    .texts("品牌", (row) => line(row).groups[0]!.chiller.brand)
    .texts("类型", (row) => line(row).groups[0]!.chiller.type)
    .figures("台数", 0, (row) => line(row).count)
    .figures("负荷（kW）", 1, () => load)
    .figures("装机（kW）", 1, (row) => line(row).installed)
    .figures(
      "装机比（%）",
      1,
      (row) => line(row).ratio * PERCENT,
      `[装机（kW）]{row}/[负荷（kW）]{row}*${PERCENT}`,
    )
    .figures("停最大一台（%）", 1, (row) => line(row).withoutLargest * PERCENT)
    .figures("最低出力（kW）", 1, (row) => line(row).turndown)
    .figures("COP", 2, (row) => line(row).cop)
    .figures("冷冻水（m³/h）", 1, (row) => line(row).flow)
    .figures("冷却水（m³/h）", 1, (row) => line(row).condenserFlow)
    .figures("初投资，仅机组（元）", 0, (row) => line(row).price?.yuan ?? null)
    .texts("判定", (row) => {
      const { faults, isTaken } = line(row);
      const verdict = faults.length === 0 ? "满足" : faults.map(({ text }) => text).join("；");
      return isTaken ? `已采用；${verdict}` : verdict;
    })
    .sheet();
}
