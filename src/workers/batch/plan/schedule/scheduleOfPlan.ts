import { planSchedule, scheduleNotes } from "#domain/building/plan/schedule/planSchedule.ts";
import { scheduleRows } from "#domain/building/plan/schedule/scheduleRows.ts";
import type { PlanSnapshot } from "../confirmPlan.ts";
import type { EquipmentSchedule } from "../ConfirmedPlan.ts";
import { scheduleSheets } from "./scheduleSheets.ts";

/** A confirmed plan as a schedule, with the notes below it. */
export function plannedSchedule({ batch, ...sources }: PlanSnapshot) {
  const schedule = planSchedule(batch, sources);
  return { schedule, notes: scheduleNotes(batch, schedule) };
}

/** The equipment schedule of a confirmed plan: lines to draw, and sheets to write. */
export function scheduleOfPlan(plan: PlanSnapshot): EquipmentSchedule {
  const { schedule, notes } = plannedSchedule(plan);
  return {
    rows: scheduleRows(schedule),
    notes,
    sheets: scheduleSheets(schedule, notes, plan.batch.kind.words.counter, plan),
  };
}
