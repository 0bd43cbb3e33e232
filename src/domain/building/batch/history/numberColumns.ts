import type { NumberColumn } from "../table/gatherRows.ts";
import type { ResultColumns } from "../table/ResultColumns.ts";
import type { RoomColumns } from "../table/RoomColumns.ts";

/** The two halves of a batch that have a row for each room. */
export interface BatchRows {
  readonly rooms: RoomColumns;
  readonly results: ResultColumns;
}

/** Every column of numbers by its name; no figure of a room is named as a column of results. */
export function numberColumns({ rooms, results }: BatchRows): Readonly<Record<string, NumberColumn>> {
  const { width: _width, ...ofResults } = results;
  return { ...rooms.figures, editions: rooms.editions, ...ofResults };
}

/** How many cells of the column one row has. */
export const cellsPerRow = (name: string, { results }: BatchRows): number =>
  name === "corrected" ? results.width : 1;
