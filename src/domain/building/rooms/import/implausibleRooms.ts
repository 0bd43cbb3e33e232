import { numberAt, textAt, type PackedTable } from "../PackedTable.ts";
import { formatNumber } from "../../../base/formatNumber.ts";
import { median } from "../columns/columnFacts.ts";
import type { RefusedRow } from "../importPreview.ts";
import { DENSEST_LOAD, THINNEST_LOAD } from "../columns/loadDensity.ts";
import type { RoomsPart } from "../rows/readRooms.ts";
import type { FreshFigure, RoomFigure } from "../Room.ts";
import { columnTitle, columnUnit, kindOf } from "../columnFields.ts";
import { FIGURE_DIGITS, FIGURE_FIELDS } from "../roomFields.ts";

/**
 * kW/㎡; a room with more is reported, unless most rooms have unusual loads: then the schedule is probably in
 * another unit (`warnOfLoads`).
 */
const DENSE_LOAD = 0.5;
/**
 * Factor over the median of the column; mistaking W for kW gives 1,000, while halls and cupboards may stand in one
 * schedule.
 */
const FAR_FROM_OTHERS = 200;
/** With fewer other values in its column a value cannot be judged. */
const LEAST_NEIGHBOURS = 4;

const LOADS = ["coolingLoad", "heatLoad", "sensibleLoad", "latentLoad"] as const;
type Compared = RoomFigure | FreshFigure;
const COMPARED: readonly Compared[] = [...LOADS, "airSupplyVolume", "roomArea", "freshFlow", "people"];

/**
 * Rooms with a load that is very unusual for their area, or a figure far from all others of its column, by row.
 */
export function implausibleRooms(rooms: PackedTable, parts: readonly RoomsPart[]): readonly RefusedRow[] {
  const reasons = new Map<number, string>();
  const warn = (room: number, reason: string | null) => {
    if (reason !== null && !reasons.has(room)) reasons.set(room, reason);
  };
  const areas = figuresOf(rooms, "roomArea");
  for (const field of LOADS) {
    const loads = figuresOf(rooms, field);
    const densities = loads.map((load, room) => (load > 0 && areas[room]! > 0 ? load / areas[room]! : 0));
    // If most are unusual, the unit is wrong, which is asked about as a whole.
    if (isMostlyOdd(densities)) continue;
    densities.forEach((density, room) => warn(room, oddDensity(field, density)));
  }
  for (const field of COMPARED) {
    const figures = figuresOf(rooms, field);
    const usual = median(figures.filter((figure) => figure > 0));
    if (usual === null || figures.filter((figure) => figure > 0).length <= LEAST_NEIGHBOURS) continue;
    figures.forEach((figure, room) => warn(room, farFrom(field, figure, usual)));
  }
  return parts.flatMap(({ from, to, sheet, rows }) => {
    const own = [...reasons].filter(([room]) => room >= from && room < to);
    return own
      .toSorted(([one], [other]) => one - other)
      .map(([room, reason]) => ({
        row: rows[room - from] ?? 0,
        sheet,
        roomCode: nameOf(rooms, room),
        reason,
      }));
  });
}

/** 0 if a room states none. */
function figuresOf({ columns, rows }: PackedTable, field: Compared): number[] {
  const column = columns[field];
  return Array.from({ length: rows }, (_, room) => (column && numberAt(column, room)) ?? 0);
}

function nameOf({ columns: { roomCode, roomName } }: PackedTable, room: number): string {
  return (roomCode && textAt(roomCode, room)) || (roomName && textAt(roomName, room)) || "";
}

function isMostlyOdd(densities: readonly number[]): boolean {
  const stated = densities.filter((density) => density > 0);
  return (
    stated.filter((density) => density < THINNEST_LOAD || density > DENSEST_LOAD).length * 2 > stated.length
  );
}

function oddDensity(field: (typeof LOADS)[number], density: number): string | null {
  // Latent loads of dry rooms are small without being wrong.
  const isThin = field !== "latentLoad" && density > 0 && density < THINNEST_LOAD;
  if (!isThin && density <= DENSE_LOAD) return null;
  const shown = density * 1e3;
  const { title } = FIGURE_FIELDS[field];
  return `${title} ${formatNumber(shown, shown < 10 ? 2 : 0)} W/㎡，通常在 10–500 W/㎡ 之间，请核对${title}和面积`;
}

function farFrom(field: Compared, figure: number, usual: number): string | null {
  if (figure === 0) return null;
  const times = figure / usual;
  if (times < FAR_FROM_OTHERS && times > 1 / FAR_FROM_OTHERS) return null;
  const shown = formatNumber(figure, figure < 1 ? 4 : FIGURE_DIGITS[kindOf(field)!]);
  const share = times > 1 ? `${formatNumber(times, 0)} 倍` : `1/${formatNumber(1 / times, 0)}`;
  return `${columnTitle(field)} ${shown} ${columnUnit(field)}，约为其他房间的 ${share}，请核对`;
}
