import { machinesWords } from "#domain/building/sources/machinesWords.ts";
import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import { FigureSheet } from "../../systems/book/FigureSheet.ts";
import type { HeatLine } from "../heat/HeatSheet.ts";
import type { SourceLine } from "../SourceSheet.ts";

const PERCENT = 100;
/** Most alternatives in a workbook */
export const BOOK_LINES = 500;

/** Figures that alternatives of chillers and heat sources share */
interface Compared extends Pick<SourceLine, "count" | "installed" | "price" | "isTaken"> {
  readonly machines: string;
  readonly of: { readonly brand: string; readonly type: string };
  readonly verdict: { readonly ratio: number; readonly withoutLargest: number };
  readonly faults: readonly { readonly text: string }[];
}

/** Figures that only one of them has */
type Figures = readonly (readonly [title: string, digits: number, of: (row: number) => number | null])[];

function comparedSheet(
  name: string,
  lines: readonly Compared[],
  load: { readonly word: string; readonly power: number },
  figures: Figures,
): PlanSheet {
  const line = (row: number) => lines[row]!;
  const common = new FigureSheet(name, lines.length)
    .texts("方案", (row) => line(row).machines)
    .texts("品牌", (row) => line(row).of.brand)
    .texts("类型", (row) => line(row).of.type)
    .figures("台数", 0, (row) => line(row).count)
    .figures(`${load.word}（kW）`, 1, () => load.power)
    .figures("装机（kW）", 1, (row) => line(row).installed)
    .figures(
      "装机比（%）",
      1,
      (row) => line(row).verdict.ratio * PERCENT,
      `[装机（kW）]{row}/[${load.word}（kW）]{row}*${PERCENT}`,
    )
    .figures("停最大一台（%）", 1, (row) => line(row).verdict.withoutLargest * PERCENT);
  return figures
    .reduce((sheet, [title, digits, of]) => sheet.figures(title, digits, of), common)
    .figures("初投资，仅机组（元）", 0, (row) => line(row).price?.yuan ?? null)
    .texts("判定", (row) => {
      const { faults, isTaken } = line(row);
      const verdict = faults.length === 0 ? "满足" : faults.map(({ text }) => text).join("；");
      return isTaken ? `已采用；${verdict}` : verdict;
    })
    .sheet();
}

/**
 * 冷源方案: the compared numbers and sizes of chillers, with formulas over their figures.
 *
 * @param power load, kW
 */
export const alternativesSheet = (lines: readonly SourceLine[], power: number, standby: number): PlanSheet =>
  comparedSheet(
    "冷源方案",
    lines.map((line) => ({
      ...line,
      machines: machinesWords(
        line.groups.map(({ chiller: of, count }) => ({ of, count })),
        standby,
      ),
      of: line.groups[0]!.chiller,
      verdict: line,
    })),
    { word: "负荷", power },
    [
      ["最低出力（kW）", 1, (row) => lines[row]!.turndown],
      ["COP", 2, (row) => lines[row]!.cop],
      ["冷冻水（m³/h）", 1, (row) => lines[row]!.flow],
      ["冷却水（m³/h）", 1, (row) => lines[row]!.condenserFlow],
    ],
  );

/** 热源方案: the same for boilers or exchangers */
export const heatAlternativesSheet = (lines: readonly HeatLine[], power: number): PlanSheet =>
  comparedSheet(
    "热源方案",
    lines.map((line) => ({ ...line, machines: machinesWords(line.groups, 0), of: line.groups[0]!.of })),
    { word: "热负荷", power },
    [["热效率（%）", 1, (row) => lines[row]!.efficiency]],
  );
