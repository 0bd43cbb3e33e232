import type { ScheduleWords } from "#domain/desk/project/layoutSchedule.ts";
import { drawings } from "../../http/drawings.ts";

export const schedulePdf: (schedule: ScheduleWords) => Promise<Uint8Array<ArrayBuffer>> = drawings(
  "project/export/scheduleThread",
);
