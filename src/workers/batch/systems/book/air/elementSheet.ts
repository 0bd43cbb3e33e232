import type { PlanSheet } from "../../../plan/ConfirmedPlan.ts";
import { elementLines, LOSS_BASES } from "#domain/building/systems/air/elementLines.ts";
import { FigureSheet } from "../FigureSheet.ts";
import type { AirPart } from "./AirPart.ts";

/** 风管元件表: silencers and dampers of a system with their loss and its basis; no sheet without any. */
export function elementSheets({ name, system }: AirPart): readonly PlanSheet[] {
  const lines = elementLines(system);
  if (lines.length === 0) return [];
  const line = (row: number) => lines[row]!;
  const sheet = new FigureSheet(`${name}风管元件表`, lines.length)
    .texts("管段号", (row) => line(row).segmentName)
    .texts("名称", (row) => line(row).name)
    .texts("品牌", (row) => line(row).product?.brand ?? "")
    .texts("型号", (row) => line(row).product?.model ?? "未选定")
    .texts("规格（mm）", (row) => line(row).size ?? "")
    .texts("风管（mm）", (row) => line(row).duct ?? "超出系列")
    .figures("风量（m³/h）", 0, (row) => line(row).flow)
    .figures("阻力（Pa）", 1, (row) => line(row).loss)
    .texts("依据", (row) => LOSS_BASES[line(row).basis])
    .texts("备注", (row) => (line(row).fits ? "" : "与风管规格不符"))
    .sheet();
  return [sheet];
}
