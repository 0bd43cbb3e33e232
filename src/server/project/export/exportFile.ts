import { SCHEDULE_TITLE, type ScheduleRow } from "#domain/project/equipmentSchedule.ts";
import { Download } from "../../Download.ts";
import type { Queries } from "../../store/queries.ts";
import { projectById } from "../projectStore.ts";
import type { ExportOrder } from "./exportOrder.ts";
import { schedulePdf } from "./schedulePdf.ts";
import { scheduleRows } from "./scheduleRows.ts";
import { scheduleWorkbook } from "./scheduleWorkbook.ts";

const TYPES = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
} as const;

/** What no system takes in the name of a file. */
const NOT_IN_A_NAME = /[\\/:*?"<>|\p{Cc}]/gu;

async function listed(rows: AsyncIterable<ScheduleRow>): Promise<ScheduleRow[]> {
  const list: ScheduleRow[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

interface ExportedFor {
  readonly projectId: string;
  readonly userId: number;
  /** Of the page that shows the project, as whoever ordered it named it. */
  readonly pageAddress: string | undefined;
}

const PROJECT_NOTE = "项目成员登录后查看已选产品现在的内容";

/**
 * The equipment schedule of a project as the file that was ordered.
 * @throws Refusal `not.found` for whoever is no member any more
 */
export async function exportFile(
  queries: Queries,
  { projectId, userId, pageAddress }: ExportedFor,
  { format, categoryCode }: ExportOrder,
): Promise<Download> {
  const { name } = await projectById(queries, projectId, userId);
  const madeOn = new Date().toLocaleDateString("sv-SE", { timeZone: "Asia/Shanghai" });
  const fileName = `${name.replaceAll(NOT_IN_A_NAME, "_")} ${SCHEDULE_TITLE} ${madeOn}.${format}`;
  const rows = scheduleRows(queries, projectId, categoryCode);
  const link = pageAddress === undefined ? null : { note: PROJECT_NOTE, address: pageAddress };
  const body =
    format === "xlsx"
      ? await scheduleWorkbook(rows, link)
      : await schedulePdf({ projectName: name, madeOn, rows: await listed(rows), ...(link ? { link } : {}) });
  return new Download(fileName, TYPES[format], body);
}
