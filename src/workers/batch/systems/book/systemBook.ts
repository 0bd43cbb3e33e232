import type { PlanSheet } from "../../plan/ConfirmedPlan.ts";
import type { WaterLists } from "#domain/building/systems/water/WaterLists.ts";
import { curveSheet, dutySheet, pumpSheet, type DutyOfBook } from "./dutySheet.ts";
import { materialSheet } from "./materialSheet.ts";
import { circuitSheet, hydraulicSheet } from "./pipeSheets.ts";

/** A system with its lists and duty, as the workbook takes it. */
export interface BookPart extends DutyOfBook {
  readonly lists: WaterLists;
}

/** 水力计算表 and 设备选型计算书: pumps of all systems, and of each its duty, curve, pipes, circuits and materials. */
export const systemBook = (parts: readonly BookPart[]): readonly PlanSheet[] => [
  pumpSheet(parts),
  ...parts.flatMap((part) => [
    dutySheet(part),
    curveSheet(part.name, part.card),
    hydraulicSheet(part.name, part.system, part.lists),
    circuitSheet(part.name, part.system, part.lists),
    materialSheet(part.name, part.system),
  ]),
];
