import type { FreshSettings } from "#domain/building/fresh/FreshSettings.ts";
import { BASIS_WORDS, GAP_WORDS } from "#domain/building/fresh/roomFresh.ts";
import type { PlanSheet } from "../plan/ConfirmedPlan.ts";
import { FigureSheet } from "../systems/book/FigureSheet.ts";
import type { FreshLine } from "./FreshSheet.ts";

/** 新风量: a line for each room with the basis of its figure. Figures are not rounded. */
export function freshSheet(lines: readonly FreshLine[], { height }: FreshSettings): PlanSheet {
  const at = (row: number) => lines[row]!;
  return new FigureSheet("新风量", lines.length)
    .texts("房号", (row) => at(row).code)
    .texts("房间名称", (row) => at(row).name)
    .texts("楼层", (row) => at(row).floor)
    .texts("分区", (row) => at(row).zone)
    .figures("面积（㎡）", 1, (row) => at(row).area)
    .figures("净高（m）", 2, () => height)
    .figures("人数（人）", 1, (row) => at(row).people)
    .figures("新风量（m³/h）", 0, (row) => at(row).flow)
    .texts("控制项", (row) => {
      const { basis } = at(row);
      return basis === null ? "" : BASIS_WORDS[basis];
    })
    .texts("依据", (row) => at(row).clause)
    .texts("说明", (row) => {
      const { gap } = at(row);
      return gap === null ? "" : GAP_WORDS[gap];
    })
    .sheet();
}
