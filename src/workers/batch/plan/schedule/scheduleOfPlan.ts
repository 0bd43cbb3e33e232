import { planSchedule, scheduleNotes } from "#domain/building/plan/schedule/planSchedule.ts";
import { PUMPS_NOTE, pumpRows } from "#domain/building/plan/schedule/pumpRows.ts";
import { scheduleRows } from "#domain/building/plan/schedule/scheduleRows.ts";
import type { PlanSnapshot } from "../confirmPlan.ts";
import type { EquipmentSchedule } from "../ConfirmedPlan.ts";
import { pumpsSheet, scheduleSheets } from "./scheduleSheets.ts";

/** A confirmed plan as a schedule with the pumps of its systems, and the notes below it. */
export function plannedSchedule({ batch, pumps: verdicts, ...sources }: PlanSnapshot) {
  const schedule = planSchedule(batch, sources);
  const pumps = pumpRows(batch, sources.parametersOf, verdicts);
  const notes = [...scheduleNotes(batch, schedule), ...(pumps.length > 0 ? [PUMPS_NOTE] : [])];
  return { schedule, pumps, rows: [...scheduleRows(schedule), ...pumps], notes };
}

/** The equipment schedule of a confirmed plan: lines to draw, and sheets to write. */
export function scheduleOfPlan(plan: PlanSnapshot): EquipmentSchedule {
  const { schedule, pumps, rows, notes } = plannedSchedule(plan);
  return {
    rows,
    notes,
    sheets: [
      ...scheduleSheets(schedule, notes, plan.batch.kind.words.counter, plan),
      ...(pumps.length > 0 ? [pumpsSheet(pumps)] : []),
    ],
  };
}
