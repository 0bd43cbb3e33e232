import { writeXlsxStream } from "hucre/xlsx";
import { SCHEDULE_COLUMNS, SCHEDULE_TITLE, type ScheduleRow } from "#domain/project/equipmentSchedule.ts";

/** In characters, in the order of the columns. */
const WIDTHS = [12, 22, 26, 56, 8, 28] as const;
/** The format "text" keeps a text from turning into a formula when a person edits its cell. */
const TEXT_FORMAT = "@";
const UNITS = SCHEDULE_COLUMNS.indexOf("数量");

async function* cells(rows: AsyncIterable<ScheduleRow>) {
  for await (const row of rows) yield [...row];
}

/** A workbook that is written while its rows are read: what it holds at once does not grow with them. */
export const scheduleWorkbook = (rows: AsyncIterable<ScheduleRow>): ReadableStream<Uint8Array> =>
  writeXlsxStream(cells(rows), {
    name: SCHEDULE_TITLE,
    columns: SCHEDULE_COLUMNS.map((header, at) => ({
      header,
      width: WIDTHS[at]!,
      numFmt: at === UNITS ? "#,##0" : TEXT_FORMAT,
    })),
    freezePane: { rows: 1 },
  });
