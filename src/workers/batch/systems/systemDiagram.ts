import { layOutDiagram } from "#domain/building/systems/diagram/layOutDiagram.ts";
import type { Diagram } from "#domain/building/systems/diagram/Diagram.ts";
import { hasRun } from "#domain/building/systems/water/runWaterSystem.ts";
import { waterAssumptions } from "#domain/building/systems/water/waterAssumptions.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { drawDiagram } from "#domain/desk/diagram/drawDiagram.ts";
import type { Computed } from "./Computed.ts";

/** What a diagram says of itself wherever it is. */
const LEGEND = "实线供水，虚线回水；管径旁为流量 m³/h；最不利环路另用一种颜色；层高不按比例";

/**
 * 系统图 of a system; null while its pipes cannot be computed.
 *
 * @param more notes beside what is assumed; `null` for none at all
 */
export function systemDiagram(
  { named, system, lists }: Computed,
  building: string,
  more: readonly string[] | null,
): Diagram | null {
  if (!hasRun(system) || lists === null) return null;
  const assumed = waterAssumptions(system).map(({ mark, text }) => `${mark}：${text}`);
  const notes = more === null ? [] : [LEGEND, ...assumed, ...more];
  return layOutDiagram(system, lists, {
    title: `${building} ${named.name} 系统图`.trim(),
    card: waterDutyCard(system),
    notes,
  });
}

export function systemDrawing(diagram: Diagram, address: string): ArrayBuffer {
  return new TextEncoder().encode(drawDiagram(diagram, address)).buffer;
}
