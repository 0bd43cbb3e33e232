import { readFile } from "node:fs/promises";
import { SCHEDULE_TITLE } from "#domain/building/plan/schedule/equipmentSchedule.ts";
import { layoutSchedule, type ScheduleWords } from "#domain/desk/project/layoutSchedule.ts";
import { PdfSheet } from "#paper/PdfSheet.ts";
import { projectFile } from "../../process/projectFile.ts";

const FONT = projectFile("public/static/fonts/NotoSansSC-GB2312.otf");

/** The thread's entry point: a schedule as PDF. */
export async function draw(schedule: ScheduleWords): Promise<ArrayBuffer> {
  const pdf = await PdfSheet.create(await readFile(FONT), `${schedule.projectName} ${SCHEDULE_TITLE}`);
  for (const page of layoutSchedule(schedule, pdf.measure)) pdf.addPage(page);
  return pdf.save();
}
