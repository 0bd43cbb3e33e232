import { numberAt, type PackedTable } from "../PackedTable.ts";
import type { RoomsPart } from "../rows/readRooms.ts";

/** The stated figures of these rooms that are not 0, with their areas. */
export function statedFigures(rooms: PackedTable, field: string, parts: readonly RoomsPart[]) {
  const values: number[] = [];
  const areas: (number | null)[] = [];
  const figures = rooms.columns[field];
  const roomAreas = rooms.columns["roomArea"];
  if (!figures) return { values, areas };
  for (const { from, to } of parts)
    for (let row = from; row < to; row++) {
      const figure = numberAt(figures, row);
      if (figure === null || figure === 0) continue;
      const roomArea = roomAreas ? numberAt(roomAreas, row) : null;
      values.push(figure);
      areas.push(roomArea !== null && roomArea > 0 ? roomArea : null);
    }
  return { values, areas };
}
