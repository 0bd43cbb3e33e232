import { nameOf } from "#domain/building/batch/Batch.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { drawSchedule } from "#domain/desk/project/drawSchedule.ts";
import { MOST_DXF_ROWS } from "#domain/desk/project/projectLimits.ts";
import { refusal, type Answered } from "../../run/answered.ts";
import type { PlanSnapshot } from "../confirmPlan.ts";
import { plannedSchedule } from "./scheduleOfPlan.ts";

/** The equipment schedule of a confirmed plan as a drawing */
export function drawingOfPlan(plan: PlanSnapshot, address: string | null): Answered<ArrayBuffer> {
  const { rows, notes } = plannedSchedule(plan);
  if (rows.length > MOST_DXF_ROWS) {
    const [has, most] = [rows.length, MOST_DXF_ROWS].map((count) => formatNumber(count, 0));
    return refusal("schedule.long", `共 ${has} 行，DXF 最多 ${most} 行，请导出 .xlsx`);
  }
  const title = nameOf(plan.batch).replace(/\.xlsx$/iu, "") || plan.batch.kind.words.title;
  const text = drawSchedule({ projectName: title, rows, notes }, address);
  return { ok: true, value: new TextEncoder().encode(text).buffer };
}
