import { airDiagram } from "#domain/building/systems/diagram/airDiagram.ts";
import type { Diagram } from "#domain/building/systems/diagram/Diagram.ts";
import { waterDiagram } from "#domain/building/systems/diagram/waterDiagram.ts";
import { airAssumptions } from "#domain/building/systems/air/airAssumptions.ts";
import { ELEMENT_KINDS, ELEMENT_WORDS } from "#domain/building/systems/air/DuctElement.ts";
import { fanCard } from "#domain/building/systems/air/fanCard.ts";
import { hasRanAir } from "#domain/building/systems/air/runAirSystem.ts";
import type { Assumption } from "#domain/building/systems/Assumption.ts";
import { hasRun } from "#domain/building/systems/water/runWaterSystem.ts";
import { circuitAssumptions } from "#domain/building/systems/water/plant/circuitAssumptions.ts";
import { plantCircuits } from "#domain/building/systems/water/plant/plantCircuits.ts";
import { waterAssumptions } from "#domain/building/systems/water/waterAssumptions.ts";
import { waterDutyCard } from "#domain/building/systems/water/waterDutyCard.ts";
import { drawDiagram } from "#domain/desk/diagram/drawDiagram.ts";
import type { ComputedAir } from "./airSheetOf.ts";
import type { Computed } from "./Computed.ts";

/** Notes on every diagram */
const LEGEND = "实线供水，虚线回水；管径旁为流量 m³/h；最不利环路另用一种颜色；层高和机房设备位置不按比例";
const DUCT_LEGEND = "风管一侧为规格 mm，另一侧为风量 m³/h；最不利环路另用一种颜色；层高不按比例";

const MARKS = `方括号为管段上的元件：${ELEMENT_KINDS.map((kind) => `${ELEMENT_WORDS[kind].mark}为${ELEMENT_WORDS[kind].name}`).join("、")}`;

const titleOf = (building: string, name: string) => `${building} ${name} 系统图`.trim();

/** Notes below a diagram; none for `null`. */
const notesOf = (
  legend: string,
  assumptions: readonly Assumption[],
  more: readonly string[] | null,
): readonly string[] =>
  more === null ? [] : [legend, ...new Set(assumptions.map(({ mark, text }) => `${mark}：${text}`)), ...more];

/**
 * 系统图 of a system; null if its pipes cannot be computed.
 *
 * @param more notes besides the assumptions; `null` for no notes at all
 */
export function systemDiagram(
  { named, system, lists }: Computed,
  building: string,
  more: readonly string[] | null,
): Diagram | null {
  if (!hasRun(system) || lists === null) return null;
  const all = [waterAssumptions(system), ...plantCircuits(system).map(circuitAssumptions)].flat();
  return waterDiagram(system, lists, {
    title: titleOf(building, named.name),
    card: waterDutyCard(system),
    notes: notesOf(LEGEND, all, more),
  });
}

/** 系统图 of a duct system */
export function ductDiagram(
  { named, system, lists }: ComputedAir,
  building: string,
  more: readonly string[] | null,
): Diagram | null {
  if (!hasRanAir(system) || lists === null) return null;
  return airDiagram(system, lists, {
    title: titleOf(building, named.name),
    card: fanCard(system),
    notes: notesOf(
      system.settings.elements.length === 0 ? DUCT_LEGEND : `${DUCT_LEGEND}；${MARKS}`,
      airAssumptions(system),
      more,
    ),
  });
}

export function systemDrawing(diagram: Diagram, address: string): ArrayBuffer {
  return new TextEncoder().encode(drawDiagram(diagram, address)).buffer;
}
