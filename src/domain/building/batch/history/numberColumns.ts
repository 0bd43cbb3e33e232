import type { NumberColumn } from "../table/gatherRows.ts";
import type { ResultColumns } from "../table/ResultColumns.ts";
import type { RoomColumns } from "../table/RoomColumns.ts";

/** The two parts of a batch that have a row for each room. */
export interface BatchRows {
  readonly rooms: RoomColumns;
  readonly results: ResultColumns;
}

/** All numeric columns by name; no figure of a room has the name of a result column. */
export function numberColumns({ rooms, results }: BatchRows): Readonly<Record<string, NumberColumn>> {
  const { width: _width, ...ofResults } = results;
  return { ...rooms.figures, editions: rooms.editions, ...ofResults };
}

/** Number of the column's cells for each row. */
export const cellsPerRow = (name: string, { results }: BatchRows): number =>
  name === "corrected" ? results.width : 1;
