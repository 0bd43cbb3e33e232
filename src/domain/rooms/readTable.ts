import type { Pressure } from "../units.ts";
import type { ColumnReading } from "./ColumnReading.ts";
import { findUnit } from "./figureUnits.ts";
import { STANDARD_UNITS, type FigureUnit } from "./standardUnits.ts";
import type { ScheduleTable } from "./findTables.ts";
import type { ColumnField } from "./importPreview.ts";
import { filledLabels, rowsMergedAcross, type FilledLabel } from "./mergedCells.ts";
import { isPartName, isStoreyName, rowThatIsNoRoom } from "./noRoomRow.ts";
import { normaliseText } from "./normaliseText.ts";
import { ownRows } from "./ownPlan.ts";
import { readFigure, type Figure } from "./readFigure.ts";
import { readLabel } from "./readLabel.ts";
import { StoreyHeadings } from "./StoreyHeadings.ts";
import { takeHumidity, warmWetBulb } from "./summerWetBulb.ts";
import { figureField, isFigure, isPlace } from "./roomFields.ts";
import type { RoomFigure, RoomPlace } from "./Room.ts";
import { cellText, columnLetter, isBlank, type Cell } from "./SheetGrid.ts";
import { visibleCodes } from "./visibleCodes.ts";

export interface RoomRead extends RoomPlace {
  readonly roomCode: string;
  readonly roomName: string;
  readonly figures: Partial<Record<RoomFigure, number | null>>;
}

/** What becomes of a table's rows, each of which is told to exactly one of them. */
export interface RowSink {
  /** `false` stops the reading. */
  readonly room: (row: number, room: RoomRead) => boolean;
  readonly refuse: (row: number, roomCode: string, reason: string) => boolean;
  readonly blank: () => void;
  /** `true` leaves it out. */
  readonly hidden: (row: number) => boolean;
  readonly progress: (rows: number) => void;
}

/** Rows between two words about it. */
const ROWS_A_WORD = 2000;

type Reading = ColumnReading & { readonly field: ColumnField };

/** The rooms of a table. Every row that is not blank is either a room or refused with its reason. */
export function readTable(
  table: ScheduleTable,
  readings: readonly ColumnReading[],
  sink: RowSink,
  site: Pressure,
): void {
  const { grid, firstDataRow, endRow, repeats } = table;
  const columns = readings.filter((reading): reading is Reading => reading.field !== null);
  // A storey alone in its row is no room.
  const telling = columns.filter(({ field }) => !isPlace(field));
  const headings = new StoreyHeadings(grid.name);
  const seen = visibleCodes(table, columns);
  const titles = rowsMergedAcross(grid, columns);
  const labels = filledLabels(table, columns);
  const row: RowContext = {
    columns,
    telling,
    labels,
    isOwn: ownRows(table),
    storeysAreRooms: storeysAreRooms(table, columns),
    site,
  };
  for (let at = firstDataRow; at < endRow; at++) {
    if (at % ROWS_A_WORD === 0) sink.progress(at - firstDataRow);
    const cells = grid.rows[at] ?? [];
    if (repeats.has(at)) {
      if (!sink.refuse(at, "", "重复的表头不是房间")) return;
      continue;
    }
    if (telling.every(({ column }) => isBlank(cells[column]))) {
      // Often in a column that no field claims, as that of the numbers.
      headings.read(onlyText(cells));
      sink.blank();
      continue;
    }
    const isHidden = grid.hiddenRows?.has(at) === true;
    if (isHidden && sink.hidden(at)) continue;
    const read = readRow(cells, at, row, titles.has(at));
    if ("reason" in read) {
      headings.read(read.heading);
      if (!sink.refuse(at, read.roomCode, read.reason)) return;
      continue;
    }
    const shown = isHidden ? seen.get(read.roomCode) : undefined;
    if (shown !== undefined) {
      if (!sink.refuse(at, read.roomCode, `隐藏的行，编号与可见的第 ${shown + 1} 行相同`)) return;
      continue;
    }
    if (!sink.room(at, { ...read, ...headings.placeOf(read) })) return;
  }
}

/** What alone is filled in a row; empty where it is none, or a number. */
function onlyText(cells: readonly Cell[]): string {
  const [only, ...others] = cells.filter((cell) => !isBlank(cell));
  return typeof only === "string" && others.length === 0 ? only : "";
}

interface RowContext {
  readonly columns: readonly Reading[];
  /** Without those that say where a room is. */
  readonly telling: readonly Reading[];
  readonly labels: ReadonlyMap<number, FilledLabel>;
  readonly isOwn: (cells: readonly Cell[]) => boolean;
  readonly storeysAreRooms: boolean;
  /** Of the air that a humidity is stated of. */
  readonly site: Pressure;
}

interface Refusal {
  readonly roomCode: string;
  readonly reason: string;
  /** What stands alone in the row; empty where it is no heading. */
  readonly heading: string;
}

/** Why a row is none of the rooms. */
type NoRoom = Pick<Refusal, "reason" | "heading">;

function readRow(
  cells: readonly Cell[],
  at: number,
  context: RowContext,
  isTitle: boolean,
): RoomRead | Refusal {
  const labels = { roomCode: "", roomName: "", floor: "", zone: "" };
  const figures: Partial<Record<RoomFigure, number | null>> = {};
  let humidity: number | null = null;
  let isForEachArea = false;
  // The first problem is reported, but the code is read first so that the report can name the room.
  let reason: string | null = null;
  let isStated = false;
  for (const reading of context.columns) {
    const { column, header, field } = reading;
    const cell = cells[column];
    if (field !== "summerHumidity" && !isFigure(field)) {
      const label = readLabel(cell);
      if (label.ok) labels[field] = label.text;
      else reason ??= blame(column, header, label.problem);
    } else {
      const figure = figureOf(cell, reading, cells);
      isStated ||= !isBlank(cell);
      if (!figure.ok) reason ??= blame(column, header, figure.problem);
      else if (field === "summerHumidity") humidity = figure.value;
      else {
        figures[field] = figure.value;
        isForEachArea ||= reading.unit?.isPerArea === true && figure.value !== null;
      }
    }
  }
  const filled = context.labels.get(at);
  const own = { ...labels };
  if (filled) {
    labels.roomCode ||= filled.roomCode;
    labels.roomName ||= filled.roomName;
    labels.floor ||= filled.floor;
    labels.zone ||= filled.zone;
  }
  const { roomCode, roomName } = labels;
  const notOne = context.isOwn(cells)
    ? null
    : noRoom(cells, context, own, { isTitle: isTitle && !isStated, isStated });
  reason =
    notOne?.reason ??
    (filled ? merged(filled) : null) ??
    reason ??
    (roomCode === "" && roomName === "" ? "缺少房间编号和房间名称" : null) ??
    (isForEachArea ? multiply(figures, context.columns) : null) ??
    (humidity === null ? null : takeHumidity(figures, humidity, context.site)) ??
    warmWetBulb(figures);
  return reason === null ? { ...labels, figures } : { roomCode, reason, heading: notOne?.heading ?? "" };
}

function figureOf(cell: Cell | undefined, reading: Reading, cells: readonly Cell[]): Figure {
  const rule = figureField(reading.field);
  if (!rule) return { ok: true, value: null };
  const { unitColumn } = reading;
  if (unitColumn === null) return readFigure(cell, rule, reading.unit ?? STANDARD_UNITS[rule.kind]);
  const named = unitNamed(cells[unitColumn]);
  if (isBlank(cell)) return { ok: true, value: null };
  if (named?.kind !== rule.kind)
    return {
      ok: false,
      problem: `没有单位，${columnLetter(unitColumn)} 列是“${cellText(cells[unitColumn])}”`,
    };
  return readFigure(cell, rule, named);
}

const unitNamed = (cell: Cell | undefined): FigureUnit | undefined =>
  typeof cell === "string" ? findUnit(normaliseText(cell)) : undefined;

const blame = (column: number, header: string, problem: string) =>
  `${columnLetter(column)} 列“${header}”${problem}`;

function noRoom(
  cells: readonly Cell[],
  { telling: columns, storeysAreRooms: keepsStoreys }: RowContext,
  { roomCode, roomName }: { roomCode: string; roomName: string },
  { isTitle, isStated }: { isTitle: boolean; isStated: boolean },
): NoRoom | null {
  const isLabelled = roomCode !== "" || roomName !== "";
  // The word 合计 often stands in a column that no field claims.
  const texts = isLabelled ? [roomCode, roomName] : cells.filter((cell) => typeof cell === "string");
  for (const text of texts) {
    const reason = rowThatIsNoRoom(text);
    if (reason) return { reason, heading: "" };
  }
  if (isTitle)
    return { reason: "合并单元格的标题行不是房间", heading: texts.find((text) => text !== "") ?? "" };
  // Printed schedules repeat their header on every page, and number their columns below it.
  if (
    columns.every(({ column, header }) => isBlank(cells[column]) || cellText(cells[column]).trim() === header)
  )
    return { reason: "重复的表头不是房间", heading: "" };
  if (numbersColumns(cells)) return { reason: "列号行不是房间", heading: "" };
  const label = roomCode || roomName;
  const isAlone = isLabelled && (roomCode === "" || roomName === "" || roomCode === roomName);
  if (!isAlone) return null;
  if (!isStated && isPartName(label)) return { reason: "楼层或分区的标题行不是房间", heading: label };
  return isStated && !keepsStoreys && columns.length > 2 && isStoreyName(label)
    ? { reason: "楼层的小计行不是房间", heading: "" }
    : null;
}

/** 1 2 3 4 … under the header. */
function numbersColumns(cells: readonly Cell[]): boolean {
  const [first] = cells;
  if (first !== 1 && !(typeof first === "string" && first.trim() === "1")) return false;
  return (
    cells.every((cell, at) => isBlank(cell) || Number(cell) === at + 1) &&
    cells.filter((cell) => !isBlank(cell)).length > 2
  );
}

/** A schedule of whole storeys, as of a small house, has them for rooms. */
function storeysAreRooms(
  { grid, firstDataRow, endRow }: ScheduleTable,
  columns: readonly Reading[],
): boolean {
  const labelled = columns.filter(({ field }) => field === "roomCode" || field === "roomName");
  let storeys = 0;
  let others = 0;
  for (let row = firstDataRow; row < Math.min(endRow, firstDataRow + ROWS_A_WORD); row++) {
    const cells = grid.rows[row] ?? [];
    const texts = labelled.flatMap(({ column }) => (isBlank(cells[column]) ? [] : [cellText(cells[column])]));
    if (texts.length === 0 || texts.some((text) => rowThatIsNoRoom(text) !== null)) continue;
    const isStated = columns.some(({ column, field }) => figureField(field) && !isBlank(cells[column]));
    if (!isStated) continue;
    if (texts.every(isStoreyName)) storeys++;
    else others++;
  }
  return storeys > others;
}

/** A code merged over several rows names several rooms only where each has a name of its own. */
const merged = ({ roomCode, indistinct }: FilledLabel) =>
  indistinct > 0
    ? `编号 ${roomCode} 合并了 ${indistinct} 行，没有各自的房间名称，分不清是一间还是几间`
    : null;

/** Figures for each ㎡ become the room's. */
function multiply(
  figures: Partial<Record<RoomFigure, number | null>>,
  columns: readonly Reading[],
): string | null {
  for (const { field, unit } of columns) {
    if (!unit?.isPerArea || field === "summerHumidity" || !isFigure(field)) continue;
    const value = figures[field];
    if (value == null) continue;
    if (figures.roomArea == null) return "缺少面积，单位面积的负荷不能换算";
    figures[field] = value * figures.roomArea;
  }
  return null;
}
