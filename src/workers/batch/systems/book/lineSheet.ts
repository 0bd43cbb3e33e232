import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import type { BookLine } from "./BookLine.ts";
import { FigureSheet } from "./FigureSheet.ts";

/** The row of the first line, below the heads */
const HEADS = 2;
/** The name of an item in a formula */
const ITEM = /\{([^}]+)\}/gu;

/** A sheet of items with their figures; formulas name other figures by their items. */
export function lineSheet(name: string, lines: readonly BookLine[]): PlanSheet {
  const cells = new Map(lines.map(({ item }, row) => [item, `$[数值]$${row + HEADS}`]));
  return new FigureSheet(name, lines.length)
    .texts("项目", (row) => lines[row]!.item)
    .mixed(
      "数值",
      (row) => lines[row]!.digits ?? 0,
      (row) => lines[row]!.value ?? null,
      (row) => lines[row]!.formula?.replaceAll(ITEM, (_, item: string) => cells.get(item)!) ?? "",
    )
    .texts("单位", (row) => lines[row]!.unit ?? "")
    .texts("说明", (row) => lines[row]!.note ?? "")
    .sheet();
}
