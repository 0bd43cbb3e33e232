import type { PackedTable } from "../batch/PackedTable.ts";
import { fail, ok, type Result } from "../result.ts";
import { STANDARD_UNITS } from "./figureUnits.ts";
import type { HeaderColumn, ScheduleHeader } from "./findHeader.ts";
import type { RefusedRow, RoomField } from "./importPreview.ts";
import { readFigure } from "./readFigure.ts";
import { readLabel, rowThatIsNoRoom } from "./readLabel.ts";
import { FIGURE_FIELDS, fieldUnit, isFigure } from "./roomFields.ts";
import type { RoomFigure } from "./Room.ts";
import { RoomTableBuilder } from "./RoomTableBuilder.ts";
import { cellText, columnLetter, isBlank, numberText, type Cell, type SheetGrid } from "./SheetGrid.ts";

/** More rooms than any building has; the batch screen and its budgets are laid out for them. */
export const MAX_ROOMS = 100_000;
/** Rooms shown before anything is replaced. */
const SAMPLE_ROWS = 20;

export interface RoomsRead {
  readonly rooms: PackedTable;
  readonly refused: readonly RefusedRow[];
  /** Blank rows between the header and the last room. */
  readonly emptyRows: number;
  readonly sample: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

/** Hears every so often how many rows of the sheet have been read, and of how many. */
export type OnRows = (read: number, total: number) => void;
/** Rows between two words about it. */
const ROWS_A_WORD = 2000;

/** The rooms under a header. Every row that is not blank is either a room or refused with its reason. */
export function readRooms(
  grid: SheetGrid,
  header: ScheduleHeader,
  onRows: OnRows = () => {},
): Result<RoomsRead, "no-rows" | "too-many-rows"> {
  const table = new RoomTableBuilder();
  const refused: RefusedRow[] = [];
  const sample: { row: number; cells: string[] }[] = [];
  const titles = rowsMergedAcross(grid, header.columns);
  let emptyRows = 0;
  let emptySinceLast = 0;
  for (let at = header.firstDataRow; at < grid.rows.length; at++) {
    if (at % ROWS_A_WORD === 0) onRows(at, grid.rows.length);
    const cells = grid.rows[at] ?? [];
    if (header.columns.every(({ column }) => isBlank(cells[column]))) {
      emptySinceLast++;
      continue;
    }
    emptyRows += emptySinceLast;
    emptySinceLast = 0;
    if (table.rows + refused.length === MAX_ROOMS) return fail("too-many-rows");
    const read = readRow(cells, header.columns, titles.has(at));
    if (!read.ok) {
      refused.push({ row: at + 1, roomCode: read.roomCode, reason: read.reason });
      continue;
    }
    table.add(read.roomCode, read.roomName, read.figures);
    if (sample.length < SAMPLE_ROWS)
      sample.push({ row: at + 1, cells: header.columns.map(({ field }) => shown(read, field)) });
  }
  if (table.rows + refused.length === 0) return fail("no-rows");
  return ok({ rooms: table.pack(), refused, emptyRows, sample });
}

interface RoomRead {
  readonly ok: true;
  readonly roomCode: string;
  readonly roomName: string;
  readonly figures: Partial<Record<RoomFigure, number | null>>;
}
type RowRead = RoomRead | { readonly ok: false; readonly roomCode: string; readonly reason: string };

function readRow(cells: readonly Cell[], columns: readonly HeaderColumn[], isTitle: boolean): RowRead {
  const labels = { roomCode: "", roomName: "" };
  const figures: Partial<Record<RoomFigure, number | null>> = {};
  // The first problem is reported, but the code is read first so that the report can name the room.
  let reason: string | null = null;
  let isStated = false;
  for (const { column, header, field, unit } of columns) {
    const cell = cells[column];
    if (!isFigure(field)) {
      const label = readLabel(cell);
      if (label.ok) labels[field] = label.text;
      else reason ??= blame(column, header, label.problem);
    } else {
      const kind = FIGURE_FIELDS[field];
      const figure = readFigure(cell, kind, unit ?? STANDARD_UNITS[kind.kind]);
      isStated ||= !isBlank(cell);
      if (figure.ok) figures[field] = figure.value;
      else reason ??= blame(column, header, figure.problem);
    }
  }
  const { roomCode, roomName } = labels;
  reason =
    noRoom(cells, columns, labels, isTitle && !isStated) ??
    reason ??
    (roomCode === "" && roomName === "" ? "缺少房间编号和房间名称" : null) ??
    warmWetBulb(figures);
  return reason === null ? { ok: true, roomCode, roomName, figures } : { ok: false, roomCode, reason };
}

const blame = (column: number, header: string, problem: string) =>
  `${columnLetter(column)} 列“${header}”${problem}`;

function noRoom(
  cells: readonly Cell[],
  columns: readonly HeaderColumn[],
  { roomCode, roomName }: { roomCode: string; roomName: string },
  isTitle: boolean,
): string | null {
  const isLabelled = roomCode !== "" || roomName !== "";
  // The word 合计 often stands in a column that no field claims.
  const texts = isLabelled ? [roomCode, roomName] : cells.filter((cell) => typeof cell === "string");
  for (const text of texts) {
    const reason = rowThatIsNoRoom(text);
    if (reason) return reason;
  }
  // Printed schedules repeat their header on every page.
  if (
    columns.every(({ column, header }) => isBlank(cells[column]) || cellText(cells[column]).trim() === header)
  )
    return "重复的表头不是房间";
  return isTitle ? "合并单元格的标题行不是房间" : null;
}

function warmWetBulb({ summerDryBulb, summerWetBulb }: RoomRead["figures"]): string | null {
  if (summerDryBulb == null || summerWetBulb == null || summerWetBulb <= summerDryBulb) return null;
  return `夏季湿球温度 ${numberText(summerWetBulb)} ℃ 高于夏季干球温度 ${numberText(summerDryBulb)} ℃`;
}

/** Rows in which one cell is merged over several of our columns: titles of a storey or a building part. */
function rowsMergedAcross(grid: SheetGrid, columns: readonly HeaderColumn[]): ReadonlySet<number> {
  const spans = grid.merges.filter(
    ({ startCol, endCol }) =>
      columns.filter(({ column }) => column >= startCol && column <= endCol).length > 1,
  );
  return new Set(spans.map(({ startRow }) => startRow));
}

/** Enough to compare with the file by eye. */
const SAMPLE_DECIMALS = 3;

function shown(room: RoomRead, field: RoomField): string {
  if (!isFigure(field)) return room[field];
  const value = room.figures[field];
  if (value == null) return "";
  return cellText(fieldUnit(field) === "" ? value : Number(value.toFixed(SAMPLE_DECIMALS)));
}
