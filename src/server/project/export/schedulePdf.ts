import type { ScheduleWords } from "#domain/desk/project/layoutSchedule.ts";
import { drawings } from "../../http/drawings.ts";

/** A schedule as PDF. */
export const schedulePdf: (schedule: ScheduleWords) => Promise<Uint8Array<ArrayBuffer>> = drawings(
  "project/export/scheduleThread",
);
