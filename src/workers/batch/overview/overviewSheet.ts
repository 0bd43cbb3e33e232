import {
  OVERVIEW_PART_WORDS,
  type BuildingOverview,
  type OverviewLine,
} from "#domain/building/overview/BuildingOverview.ts";
import { COST_SCOPE, missingCostText } from "#domain/building/overview/buildingCost.ts";
import { pricedText, pricesText, yuanText } from "#domain/building/batch/prices/PricedSum.ts";
import { figuresText } from "#domain/building/overview/overviewChanges.ts";
import type { PlanSheet } from "../plan/ConfirmedPlan.ts";
import { FigureSheet } from "../systems/book/FigureSheet.ts";

type Row = Pick<OverviewLine, "name" | "what" | "words" | "why" | "energy" | "marks"> & {
  readonly part: string;
  readonly figures: string;
  readonly isSum: boolean;
};
const NOTHING = { what: "", words: "", why: "", energy: null, marks: [], figures: "", isSum: false } as const;

/** The first cost of the chosen machines; none before prices were asked for. */
function costRows(cost: BuildingOverview["cost"]): readonly Row[] {
  if (cost === null) return [];
  const { sum, parts, found } = cost;
  const priced = parts.filter((part) => part.sum.priced > 0);
  const why = [
    COST_SCOPE,
    priced.map((part) => `${part.name} ${yuanText(part.sum.yuan)}`).join("、"),
    missingCostText(cost),
    found === null ? "没有已知价格" : pricesText(found, "所选地区"),
  ];
  return [
    {
      ...{ ...NOTHING, part: "合计", name: "初投资（已知价格的设备）", why: why.filter(Boolean).join("；") },
      figures: pricedText(sum, "台"),
    },
  ];
}

function rowsOf(
  { name, lines, sums, energy, marks, cost }: BuildingOverview,
  madeOn: string,
): readonly Row[] {
  return [
    { ...NOTHING, part: "建筑", name, figures: figuresText(sums), why: madeOn },
    ...lines.map((line) => ({
      ...line,
      ...{ part: OVERVIEW_PART_WORDS[line.part], figures: figuresText(line.figures), isSum: false },
    })),
    {
      ...{ ...NOTHING, part: "合计", name: "年耗电（已知的设备）", energy: energy.known, isSum: true },
      why:
        energy.missing.length === 0 ? "" : `未计入 ${energy.missing.length} 项：${energy.missing.join("；")}`,
    },
    ...costRows(cost),
    ...marks.map(({ mark, text }) => ({ ...NOTHING, part: mark, name: text })),
  ];
}

/** 工程总览, the first page of a calculation book: all lines of the building from the gravest, and their sums */
export function overviewSheet(overview: BuildingOverview, madeOn: string): PlanSheet {
  const rows = rowsOf(overview, madeOn);
  const row = (at: number) => rows[at]!;
  const last = overview.lines.length + 2;
  return new FigureSheet("工程总览", rows.length)
    .texts("部分", (at) => row(at).part)
    .texts("名称", (at) => row(at).name)
    .texts("型号与数量", (at) => row(at).what)
    .texts("数据", (at) => row(at).figures)
    .texts("判定", (at) => row(at).words)
    .mixed(
      "年耗电（kWh）",
      0,
      (at) => row(at).energy,
      (at) =>
        row(at).isSum && row(at).energy !== null ? `SUM([年耗电（kWh）]2:[年耗电（kWh）]${last})` : "",
    )
    .texts("标记", (at) => [...new Set(row(at).marks.map(({ mark }) => mark))].join("、"))
    .texts("说明", (at) => row(at).why)
    .sheet();
}
