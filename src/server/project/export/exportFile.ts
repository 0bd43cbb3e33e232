import { formatDay } from "#domain/base/formatDay.ts";
import { SCHEDULE_TITLE, type ScheduleRow } from "#domain/building/plan/schedule/equipmentSchedule.ts";
import type { ScheduleWords } from "#domain/desk/project/layoutSchedule.ts";
import { MOST_PDF_ROWS } from "#domain/desk/project/projectLimits.ts";
import { Download } from "../../http/Download.ts";
import { Refusal } from "../../http/route.ts";
import type { Queries } from "../../database/queries.ts";
import { projectById } from "../projectStore.ts";
import type { ExportOrder } from "./exportOrder.ts";
import { projectModel } from "./projectModel.ts";
import { schedulePdf } from "./schedulePdf.ts";
import { projectSchedule, type ProjectSchedule } from "./scheduleRows.ts";
import { scheduleWorkbook } from "./scheduleWorkbook.ts";

const MODEL_TITLE = "设备模型";

const TYPES = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
  ifc: "application/x-step",
} as const;

/** Characters that some operating system forbids in file names. */
const NOT_IN_A_NAME = /[\\/:*?"<>|\p{Cc}]/gu;

async function pdfOf({ rows, notes }: ProjectSchedule, words: Omit<ScheduleWords, "rows" | "notes">) {
  const list: ScheduleRow[] = [];
  for await (const row of rows) list.push(row);
  if (list.length > MOST_PDF_ROWS + 1)
    throw new Refusal("invalid.input", `A PDF holds no more than ${MOST_PDF_ROWS} rows`);
  return schedulePdf({ ...words, rows: list, notes: notes() });
}

interface ExportedFor {
  readonly projectId: string;
  readonly userId: number;
  /** Address of the page that shows the project, as the caller stated it. */
  readonly pageAddress: string | undefined;
}

const PROJECT_NOTE = "项目成员登录后查看已选产品现在的内容";

/**
 * The equipment schedule of a project, or its machines, in the ordered format.
 * @throws Refusal `not.found` for somebody who is no longer a member
 */
export async function exportFile(
  queries: Queries,
  { projectId, userId, pageAddress }: ExportedFor,
  { format, categoryCode }: ExportOrder,
): Promise<Download> {
  const { name } = await projectById(queries, projectId, userId);
  const madeOn = formatDay(Date.now());
  const title = format === "ifc" ? MODEL_TITLE : SCHEDULE_TITLE;
  const fileName = `${name.replaceAll(NOT_IN_A_NAME, "_")} ${title} ${madeOn}.${format}`;
  if (format === "ifc") {
    const model = await projectModel(queries, { id: projectId, name, userId }, categoryCode);
    return new Download(fileName, TYPES.ifc, model);
  }
  const schedule = projectSchedule(queries, projectId, categoryCode);
  const link = pageAddress === undefined ? null : { note: PROJECT_NOTE, address: pageAddress };
  const body =
    format === "xlsx"
      ? await scheduleWorkbook(schedule, link)
      : await pdfOf(schedule, { projectName: name, madeOn, ...(link ? { link } : {}) });
  return new Download(fileName, TYPES[format], body);
}
