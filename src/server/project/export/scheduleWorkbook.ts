import { writeXlsx, writeXlsxStream, type Cell, type WriteSheet } from "hucre/xlsx";
import {
  SCHEDULE_COLUMNS,
  SCHEDULE_TITLE,
  type ScheduleRow,
} from "#domain/building/plan/schedule/equipmentSchedule.ts";
import type { DocumentLink } from "#domain/desk/report/DocumentLink.ts";
import { linkGrid } from "#domain/desk/report/linkGrid.ts";
import { MOST_PDF_ROWS } from "#domain/desk/project/projectLimits.ts";
import type { ProjectSchedule } from "./scheduleRows.ts";

/** Column widths in characters. */
const WIDTHS = [12, 22, 26, 56, 8, 28] as const;
/** The format "text" keeps a text from turning into a formula when a person edits its cell. */
const TEXT_FORMAT = "@";
const UNITS = SCHEDULE_COLUMNS.indexOf("数量");
/** The widest column, which holds the address below the sum. */
const PLACE = SCHEDULE_COLUMNS.indexOf("性能参数");
const [NOTE, LINK] = ["说明", "链接"] as const;
/** A longer sheet is streamed, and then contains only texts and numbers: no links and no QR code. */
const MOST_HELD = MOST_PDF_ROWS;

type Cells = (string | number | null)[];

const FORMATS = SCHEDULE_COLUMNS.map((header, at) => ({
  header,
  width: WIDTHS[at]!,
  numFmt: at === UNITS ? "#,##0" : TEXT_FORMAT,
}));
const FROZEN = { rows: 1 };

const linkCells = ({ address }: DocumentLink): Cells => [LINK, "", "", address, null, ""];
const noteCells = (note: string): Cells => [NOTE, "", "", note, null, ""];

async function* cells({ rows, notes }: ProjectSchedule, link: DocumentLink | null) {
  for await (const row of rows) yield [...row];
  for (const note of notes()) yield noteCells(note);
  if (link !== null) yield linkCells(link);
}

/** A workbook that is written while its rows are read: its memory does not grow with them. */
const streamed = (schedule: ProjectSchedule, link: DocumentLink | null): ReadableStream<Uint8Array> =>
  writeXlsxStream(cells(schedule, link), { name: SCHEDULE_TITLE, columns: FORMATS, freezePane: FROZEN });

const DARK_CELL: Partial<Cell> = {
  value: "",
  style: { fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "000000" } } },
};

/** A sheet with the address and its QR code, for a reader who has the list on paper or cannot click a link. */
function linkedSheet(link: DocumentLink): WriteSheet {
  const { name, widths, cells: grid } = linkGrid(link);
  const styled = grid.flatMap((row, line) =>
    row.flatMap((cell, column): [string, Partial<Cell>][] => {
      if (cell === null) return [];
      const { value, role, link: target } = cell;
      const own = target === undefined ? { value } : { value, hyperlink: { target } };
      return [[`${line},${column}`, role === "dark" ? DARK_CELL : own]];
    }),
  );
  return {
    ...{ name, columns: widths.map((width) => ({ width })), cells: new Map(styled) },
    rows: grid.map((row) => row.map((cell) => cell?.value ?? null)),
  };
}

/** The schedule as a complete workbook, whose address is a clickable link with a QR code. */
async function whole(rows: readonly Cells[], link: DocumentLink): Promise<Uint8Array<ArrayBuffer>> {
  const lines: Cells[] = [[...SCHEDULE_COLUMNS], ...rows, linkCells(link)];
  const linked = { value: link.address, hyperlink: { target: link.address } };
  const columns = FORMATS.map(({ width, numFmt }) => ({ width, numFmt }));
  const cell = `${lines.length - 1},${PLACE}`;
  const sheet = { name: SCHEDULE_TITLE, columns, rows: lines, freezePane: FROZEN };
  const sheets = [{ ...sheet, cells: new Map([[cell, linked]]) }, linkedSheet(link)];
  return new Uint8Array(await writeXlsx({ sheets }));
}

async function* following(first: readonly ScheduleRow[], rest: AsyncIterator<ScheduleRow>) {
  yield* first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

/**
 * The schedule with its address, if there is one: a link with a QR code or, in a long streamed schedule, plain
 * text.
 */
export async function scheduleWorkbook(
  { rows, notes }: ProjectSchedule,
  link: DocumentLink | null,
): Promise<ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>> {
  if (link === null) return streamed({ rows, notes }, null);
  const held: ScheduleRow[] = [];
  const rest = rows[Symbol.asyncIterator]();
  while (held.length <= MOST_HELD) {
    const next = await rest.next();
    if (next.done === true)
      return whole([...held.map((row): Cells => [...row]), ...notes().map(noteCells)], link);
    held.push(next.value);
  }
  return streamed({ rows: following(held, rest), notes }, link);
}
