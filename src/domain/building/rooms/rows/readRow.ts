import type { Pressure } from "../../../base/units.ts";
import type { ColumnReading } from "./ColumnReading.ts";
import { findUnit } from "../../../base/sheet/figureUnits.ts";
import { STANDARD_UNITS, type FigureUnit } from "../../../base/sheet/standardUnits.ts";
import type { ColumnField } from "../importPreview.ts";
import type { FilledLabel } from "./mergedCells.ts";
import { normaliseText } from "../../../base/sheet/normaliseText.ts";
import { readFigure, type Figure } from "../../../base/sheet/readFigure.ts";
import { readLabel } from "./readLabel.ts";
import { takeHumidity, warmWetBulb } from "./summerWetBulb.ts";
import { columnTitle, figureField, isBasis, isFreshFigure } from "../columnFields.ts";
import { isFigure } from "../roomFields.ts";
import type { FreshFigure, RoomFigure, RoomPlace } from "../Room.ts";
import {
  cellText,
  columnLetter,
  columnPlace,
  isBlank,
  type Cell,
  type SheetGrid,
} from "../../../base/sheet/SheetGrid.ts";
import { whyNoRoom, type RowProblem } from "./whyNoRoom.ts";

type ReadFigures = Partial<Record<RoomFigure | FreshFigure, number | null>>;

export interface RoomRead extends RoomPlace {
  readonly roomCode: string;
  readonly roomName: string;
  readonly figures: ReadFigures;
}

export type UsedColumn = ColumnReading & { readonly field: ColumnField };

/** The data by which a table's rows are read. */
export interface RowContext {
  readonly grid: SheetGrid;
  readonly columns: readonly UsedColumn[];
  /** The columns other than those of the location. */
  readonly identifying: readonly UsedColumn[];
  readonly labels: ReadonlyMap<number, FilledLabel>;
  readonly isOwn: (cells: readonly Cell[]) => boolean;
  readonly storeysAreRooms: boolean;
  /** Pressure of the air that a humidity refers to. */
  readonly site: Pressure;
}

export interface RowRead extends RoomRead {
  /** `null` for a room. */
  readonly problem: RowProblem | null;
  /** Figures that are in the row but cannot be read. */
  readonly unread: readonly RoomFigure[];
}

/**
 * A row's labels and figures, and why it is no room.
 * @param isTitle one cell is merged across it
 */
export function readRow(cells: readonly Cell[], at: number, context: RowContext, isTitle: boolean): RowRead {
  const labels = { roomCode: "", roomName: "", floor: "", zone: "" };
  const figures: ReadFigures = {};
  const unread: RoomFigure[] = [];
  let humidity: number | null = null;
  let crowding: number | null = null;
  let isForEachArea = false;
  // The first problem is reported, but the code is read first so that the report can name the room.
  let unreadable: string | null = null;
  let isStated = false;
  for (const reading of context.columns) {
    const { column, header, field } = reading;
    const cell = cells[column];
    if (!isBasis(field) && !isFigure(field) && !isFreshFigure(field)) {
      const label = readLabel(cell, reading.dates);
      if (label.ok) labels[field] = label.text;
      else unreadable ??= blame(context, column, header, label.problem);
    } else {
      const figure = figureOf(cell, reading, cells);
      isStated ||= !isBlank(cell);
      if (!figure.ok) {
        unreadable ??= blame(context, column, header, figure.problem);
        if (!isBasis(field) && isFigure(field)) unread.push(field);
      } else if (field === "summerHumidity") humidity = figure.value;
      else if (field === "peopleDensity") crowding = figure.value;
      else {
        figures[field] = figure.value;
        isForEachArea ||= reading.unit?.isPerArea === true && figure.value !== null;
      }
    }
  }
  // Without an area the persons stay unsaid: no unit is selected by them.
  if (crowding !== null && figures.people == null && figures.roomArea != null)
    figures.people = crowding * figures.roomArea;
  const filled = context.labels.get(at);
  const own = { ...labels };
  if (filled) {
    labels.roomCode ||= filled.roomCode;
    labels.roomName ||= filled.roomName;
    labels.floor ||= filled.floor;
    labels.zone ||= filled.zone;
  }
  const { roomCode, roomName, floor, zone } = labels;
  const read = { roomCode, roomName, floor, zone, figures, unread };
  const notOne = context.isOwn(cells)
    ? null
    : whyNoRoom(cells, context, own, { isTitle: isTitle && !isStated, isStated });
  if (notOne) return { ...read, problem: notOne };
  const reason =
    (filled ? merged(filled) : null) ??
    unreadable ??
    (roomCode === "" && roomName === "" ? "缺少房间编号和房间名称" : null) ??
    (isForEachArea ? multiply(figures, context.columns) : null) ??
    (humidity === null ? null : takeHumidity(figures, humidity, context.site)) ??
    warmWetBulb(figures);
  return { ...read, problem: reason === null ? null : { reason, heading: "", of: "room" } };
}

function figureOf(cell: Cell | undefined, reading: UsedColumn, cells: readonly Cell[]): Figure {
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

const blame = ({ grid }: RowContext, column: number, header: string, problem: string) =>
  `${columnPlace(grid, column)}“${header}”${problem}`;

/** A code merged over several rows means several rooms only if each has a name of its own. */
const merged = ({ roomCode, indistinct }: FilledLabel) =>
  indistinct > 0
    ? `编号 ${roomCode} 合并了 ${indistinct} 行，没有各自的房间名称，分不清是一间还是几间`
    : null;

/** Multiplies figures per ㎡ by the room's area. */
function multiply(figures: ReadFigures, columns: readonly UsedColumn[]): string | null {
  for (const { field, unit } of columns) {
    if (!unit?.isPerArea || isBasis(field) || !(isFigure(field) || isFreshFigure(field))) continue;
    const value = figures[field];
    if (value == null) continue;
    if (figures.roomArea == null)
      return `缺少面积，单位面积的${isFreshFigure(field) ? columnTitle(field) : "负荷"}不能换算`;
    figures[field] = value * figures.roomArea;
  }
  return null;
}
