import { writeXlsxStream } from "hucre/xlsx";
import { SCHEDULE_COLUMNS, SCHEDULE_TITLE, type ScheduleRow } from "#domain/project/equipmentSchedule.ts";
import type { DocumentLink } from "#domain/report/DocumentLink.ts";

/** In characters, in the order of the columns. */
const WIDTHS = [12, 22, 26, 56, 8, 28] as const;
/** The format "text" keeps a text from turning into a formula when a person edits its cell. */
const TEXT_FORMAT = "@";
const UNITS = SCHEDULE_COLUMNS.indexOf("数量");

const LINK = "链接";

/** The address stands below the sum, under 性能参数, the widest column: a sheet that is streamed knows texts and numbers alone. */
async function* cells(rows: AsyncIterable<ScheduleRow>, link: DocumentLink | null) {
  for await (const row of rows) yield [...row];
  if (link !== null) yield [LINK, "", "", link.address, null, ""];
}

/** A workbook that is written while its rows are read: what it holds at once does not grow with them. */
export const scheduleWorkbook = (
  rows: AsyncIterable<ScheduleRow>,
  link: DocumentLink | null,
): ReadableStream<Uint8Array> =>
  writeXlsxStream(cells(rows, link), {
    name: SCHEDULE_TITLE,
    columns: SCHEDULE_COLUMNS.map((header, at) => ({
      header,
      width: WIDTHS[at]!,
      numFmt: at === UNITS ? "#,##0" : TEXT_FORMAT,
    })),
    freezePane: { rows: 1 },
  });
