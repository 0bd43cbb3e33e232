import { FANS_NOTE, fanRows } from "#domain/building/plan/schedule/fanRows.ts";
import { planSchedule, scheduleNotes } from "#domain/building/plan/schedule/planSchedule.ts";
import { PLANTS_NOTE, plantRows } from "#domain/building/plan/schedule/plantRows.ts";
import { PUMPS_NOTE, pumpRows } from "#domain/building/plan/schedule/pumpRows.ts";
import { scheduleRows } from "#domain/building/plan/schedule/scheduleRows.ts";
import type { PlanSnapshot } from "../confirmPlan.ts";
import type { EquipmentSchedule } from "../ConfirmedPlan.ts";
import { machineSheet, scheduleSheets } from "./scheduleSheets.ts";

/** A confirmed plan as a schedule with the pumps or fans of its systems and the plant that was taken, and the notes below it. */
export function plannedSchedule(plan: PlanSnapshot) {
  const { batch, pumps: pumpVerdicts, fans: fanVerdicts, ...sources } = plan;
  const schedule = planSchedule(batch, sources);
  const pumps = pumpRows(batch, sources.parametersOf, pumpVerdicts);
  const fans = fanRows(batch, fanVerdicts);
  const plants = plantRows(plan.plants);
  const notes = [
    ...scheduleNotes(batch, schedule),
    ...(pumps.length > 0 ? [PUMPS_NOTE] : []),
    ...(fans.length > 0 ? [FANS_NOTE] : []),
    ...(plants.length > 0 ? [PLANTS_NOTE] : []),
  ];
  const rows = [...scheduleRows(schedule), ...pumps, ...fans, ...plants];
  return { schedule, pumps, fans, plants, rows, notes };
}

/** The equipment schedule of a confirmed plan: lines to draw, and sheets to write. */
export function scheduleOfPlan(plan: PlanSnapshot): EquipmentSchedule {
  const { schedule, pumps, fans, plants, rows, notes } = plannedSchedule(plan);
  return {
    rows,
    notes,
    sheets: [
      ...scheduleSheets(schedule, notes, plan.batch.kind.words.counter, plan),
      ...(pumps.length > 0 ? [machineSheet("水泵", pumps)] : []),
      ...(fans.length > 0 ? [machineSheet("风机", fans)] : []),
      ...(plants.length > 0 ? [machineSheet("冷源", plants)] : []),
    ],
  };
}
