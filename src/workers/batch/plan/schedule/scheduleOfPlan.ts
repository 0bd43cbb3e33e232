import { ELEMENTS_NOTE, elementRows } from "#domain/building/plan/schedule/elementRows.ts";
import type { ScheduleRow } from "#domain/building/plan/schedule/equipmentSchedule.ts";
import { HANDLERS_NOTE, handlerRows } from "#domain/building/plan/schedule/handlerRows.ts";
import { FANS_NOTE, fanRows } from "#domain/building/plan/schedule/fanRows.ts";
import { OUTDOORS_NOTE, outdoorRows } from "#domain/building/plan/schedule/outdoorRows.ts";
import { planSchedule, scheduleNotes } from "#domain/building/plan/schedule/planSchedule.ts";
import { plantsNote, plantRows } from "#domain/building/plan/schedule/plantRows.ts";
import { PUMPS_NOTE, pumpRows } from "#domain/building/plan/schedule/pumpRows.ts";
import { scheduleRows } from "#domain/building/plan/schedule/scheduleRows.ts";
import type { PlanSnapshot } from "../confirmPlan.ts";
import type { EquipmentSchedule } from "../ConfirmedPlan.ts";
import { machineSheet, notesSheet, scheduleSheets } from "./scheduleSheets.ts";

/** Machines other than terminals, on their own sheet if there are any */
interface ScheduledMachines {
  readonly sheet: string;
  readonly note: string;
  /** A sentence on what the sum of the terminals leaves out, if the note does not say it */
  readonly besides?: string;
  readonly rows: readonly ScheduleRow[];
}

const machinesOf = ({ batch, pumps, fans, plants, parametersOf }: PlanSnapshot) =>
  (
    [
      { sheet: "水泵", note: PUMPS_NOTE, rows: pumpRows(batch, parametersOf, pumps) },
      { sheet: "风机", besides: "风机", note: FANS_NOTE, rows: fanRows(batch, fans) },
      { sheet: "空调机组", besides: "空调机组", note: HANDLERS_NOTE, rows: handlerRows(batch) },
      { sheet: "风管元件", besides: "风管元件", note: ELEMENTS_NOTE, rows: elementRows(batch) },
      { sheet: "室外机", note: OUTDOORS_NOTE, rows: outdoorRows(batch) },
      { sheet: "冷热源", note: plantsNote(plants), rows: plantRows(plants) },
    ] as readonly ScheduledMachines[]
  ).filter(({ rows }) => rows.length > 0);

/** A confirmed plan as a schedule with the machines of its systems, and the notes below */
export function plannedSchedule(plan: PlanSnapshot) {
  const schedule = planSchedule(plan.batch, plan);
  const machines = machinesOf(plan);
  // Beside machines a sum without terminals has no use.
  const hasSum = schedule.totals.length > 0 || machines.length === 0;
  const besides = hasSum ? machines.flatMap(({ besides: each }) => each ?? []) : [];
  return {
    ...{ schedule, machines, hasSum },
    rows: [...(hasSum ? scheduleRows(schedule) : []), ...machines.flatMap(({ rows }) => rows)],
    notes: [
      ...scheduleNotes(plan.batch, schedule),
      ...(besides.length === 0 ? [] : [`合计为末端个数，不含${besides.join("、")}。`]),
      ...machines.map(({ note }) => note),
    ],
  };
}

/** The equipment schedule of a confirmed plan: lines to draw, and sheets to write */
export function scheduleOfPlan(plan: PlanSnapshot): EquipmentSchedule {
  const { schedule, machines, hasSum, rows, notes } = plannedSchedule(plan);
  const behind = machines.map(({ sheet, rows: lines }) => machineSheet(sheet, lines));
  return {
    rows,
    notes,
    sheets: hasSum
      ? [...scheduleSheets(schedule, plan.batch.kind.words.counter, plan), notesSheet(notes), ...behind]
      : [...behind, notesSheet(notes)],
  };
}
