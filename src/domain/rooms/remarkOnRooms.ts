import { numberAt, textAt, type PackedTable } from "../batch/PackedTable.ts";
import type { HeaderColumn } from "./findHeader.ts";
import { FIGURE_FIELDS, isFigure } from "./roomFields.ts";
import { ROOM_FIGURES, type RoomFigure } from "./Room.ts";

/** What a person should know of rooms that are read and taken, before they replace others. */
export function remarkOnRooms(rooms: PackedTable, columns: readonly HeaderColumn[]): readonly string[] {
  return [
    ...doubtfulUnits(rooms, columns),
    ...duplicatedCodes(rooms),
    ...roomsWithout(rooms, ["roomArea"], "没有面积，未指定数量时按数量 1 计算"),
    ...roomsWithout(rooms, REQUIREMENTS, "没有负荷、送风量和热湿比，不能选型"),
  ];
}

/** A unit of one of these asks for something that a unit must do. */
const REQUIREMENTS = ROOM_FIGURES.filter(
  (figure) =>
    !["roomArea", "equipmentNumber"].includes(figure) && FIGURE_FIELDS[figure].kind !== "temperature",
);

/** kW/㎡. Offices ask for about 0.1, data centres for 1; a schedule in W read as kW asks for 50 and more. */
const DENSEST_LOAD = 5;
const THINNEST_LOAD = 0.002;
/** kW, where no area can be compared: a single room of a schedule seldom asks for so much. */
const LARGEST_USUAL_LOAD = 500;

function doubtfulUnits(rooms: PackedTable, columns: readonly HeaderColumn[]): string[] {
  const loads = columns.filter(({ field }) => isFigure(field) && FIGURE_FIELDS[field].kind === "power");
  return loads.flatMap(({ field, header, unit }) => {
    const values = statedIn(rooms, field);
    const densities = statedIn(rooms, field, "roomArea");
    const density = densities.length > 0 ? median(densities) : null;
    const label = unit?.label ?? "";
    if (density === null ? median(values) > LARGEST_USUAL_LOAD : density > DENSEST_LOAD)
      return [`“${header}”按 ${label} 读取，数值偏大，可能实际是 W，请核对单位`];
    if (density !== null && density > 0 && density < THINNEST_LOAD)
      return [`“${header}”按 ${label} 读取，数值偏小，可能实际是 kW，请核对单位`];
    return [];
  });
}

/** Stated values of a column, divided by those of another where both are stated. */
function statedIn(rooms: PackedTable, field: string, per?: RoomFigure): number[] {
  const column = rooms.columns[field];
  const divisor = per && rooms.columns[per];
  if (!column || (per && !divisor)) return [];
  const stated: number[] = [];
  for (let row = 0; row < rooms.rows; row++) {
    const value = numberAt(column, row);
    const by = divisor ? numberAt(divisor, row) : 1;
    if (value !== null && by !== null && by > 0) stated.push(value / by);
  }
  return stated;
}

function median(values: number[]): number {
  values.sort((one, other) => one - other);
  return values[Math.floor(values.length / 2)] ?? 0;
}

const CODES_NAMED = 5;

function duplicatedCodes(rooms: PackedTable): string[] {
  const codes = rooms.columns["roomCode"];
  if (!codes) return [];
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (let row = 0; row < rooms.rows; row++) {
    const code = textAt(codes, row);
    if (code !== "" && seen.has(code)) twice.add(code);
    seen.add(code);
  }
  if (twice.size === 0) return [];
  const named = [...twice].slice(0, CODES_NAMED).join("、");
  return [`${twice.size} 个房间编号重复（${named}${twice.size > CODES_NAMED ? " 等" : ""}），均已保留`];
}

function roomsWithout(rooms: PackedTable, figures: readonly RoomFigure[], consequence: string): string[] {
  let without = 0;
  for (let row = 0; row < rooms.rows; row++)
    if (figures.every((figure) => isMissing(rooms, figure, row))) without++;
  return without === 0 ? [] : [`${without} 个房间${consequence}`];
}

function isMissing(rooms: PackedTable, figure: RoomFigure, row: number): boolean {
  const column = rooms.columns[figure];
  return !column || numberAt(column, row) === null;
}
