import { numberAt, textAt, type PackedTable } from "../PackedTable.ts";
import { formatNumber } from "../../../base/formatNumber.ts";
import { figuresMergedDown } from "../rows/mergedCells.ts";
import type { TableToRead } from "../rows/readRooms.ts";
import { FIGURE_FIELDS } from "../roomFields.ts";
import { ROOM_FIGURES, type RoomFigure } from "../Room.ts";
import { inRanges } from "../../../base/sheet/rowNumbers.ts";
import { columnLetter } from "../../../base/sheet/SheetGrid.ts";

/** Remarks on the rooms that would be imported, shown before they replace others. */
export function remarkOnRooms(
  rooms: PackedTable,
  tables: readonly TableToRead[],
  altitude: number,
): readonly string[] {
  return [
    ...lyingTables(tables),
    ...withoutHeader(tables),
    ...hiddenColumns(tables),
    ...mergedFigures(tables),
    ...humidityWithoutDryBulb(tables),
    ...humidityAtHeight(tables, altitude),
    ...crowdsWithoutArea(rooms, tables),
    ...duplicatedCodes(rooms),
    ...roomsWithout(rooms, ["roomArea"], "没有面积，未指定数量时按数量 1 计算"),
    ...roomsWithout(rooms, REQUIREMENTS, "没有负荷、送风量和热湿比，不能选型"),
  ];
}

const withoutHeader = (tables: readonly TableToRead[]) =>
  tables.some(({ table }) => table.header.depth === 0)
    ? ["没有表头，按房间表的常用列序读取，请核对各列"]
    : [];

const lyingTables = (tables: readonly TableToRead[]) =>
  tables.some(({ table }) => table.grid.isTurned) ? ["表是横排的（一列一间），已行列互换后读取"] : [];

function hiddenColumns(tables: readonly TableToRead[]): string[] {
  const hidden = tables.flatMap(({ readings }) => readings.filter(({ isHidden }) => isHidden));
  const [turned] = tables.filter(({ table }) => table.grid.isTurned);
  const columns = [...new Set(hidden.map(({ column }) => column))].toSorted((one, other) => one - other);
  return columns.length === 0
    ? []
    : [
        turned
          ? `表中隐藏了第 ${inRanges(columns.map((column) => column + 1))} 行，有可见的行时不取隐藏的行`
          : `表中隐藏了 ${inRanges(columns, columnLetter)} 列，有可见的列时不取隐藏的列`,
      ];
}

function mergedFigures(tables: readonly TableToRead[]): string[] {
  const merged = tables.reduce((sum, { table, readings }) => sum + figuresMergedDown(table, readings), 0);
  return merged === 0 ? [] : [`${merged} 处数值合并了几行，只计入其中第一行的房间，请核对`];
}

function humidityWithoutDryBulb(tables: readonly TableToRead[]): string[] {
  const isAlone = tables.some(({ readings }) => {
    const fields = new Set(readings.map(({ field }) => field));
    return fields.has("summerHumidity") && !fields.has("summerDryBulb") && !fields.has("summerWetBulb");
  });
  return isAlone ? ["有夏季相对湿度而没有夏季干球温度，湿球温度没有导入"] : [];
}

/**
 * Wet bulb temperatures are stored, the humidity is not: after a change of altitude the schedule must be read
 * again.
 */
function humidityAtHeight(tables: readonly TableToRead[], altitude: number): string[] {
  const isRead = tables.some(({ readings }) => readings.some(({ field }) => field === "summerHumidity"));
  return isRead && altitude !== 0
    ? [`夏季相对湿度按海拔 ${formatNumber(altitude, 0)} m 的气压换算为湿球温度，改海拔后请重新导入`]
    : [];
}

/** A schedule that states persons for each square metre, and rooms without an area: their persons stay unsaid. */
function crowdsWithoutArea(rooms: PackedTable, tables: readonly TableToRead[]): readonly string[] {
  const isRead = tables.some(({ readings }) => readings.some(({ field }) => field === "peopleDensity"));
  return isRead ? roomsWithout(rooms, ["roomArea"], "没有面积，不能由人员密度得出人数") : [];
}

/** Figures that are requirements on a unit. */
const REQUIREMENTS = ROOM_FIGURES.filter(
  (figure) =>
    !["roomArea", "equipmentNumber"].includes(figure) && FIGURE_FIELDS[figure].kind !== "temperature",
);

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
