import { NEW_ROW } from "../table/gatherRows.ts";
import { joinResults, joinRooms } from "../table/joinBlocks.ts";
import { gatherResults } from "../table/ResultColumns.ts";
import { gatherRooms } from "../table/RoomColumns.ts";
import type { ChangeableRows } from "./CellPatch.ts";
import type { BatchRows } from "./numberColumns.ts";

/** How another state's rows follow from the current ones: their positions, and the rows that are missing now. */
export interface RowMoves {
  /** For each row of the other state, its current row, or NEW_ROW for one of `gone`. */
  readonly rowNow: Int32Array<ArrayBuffer>;
  /** The missing rows, in the order of the other state. */
  readonly gone: BatchRows;
}

const gather = ({ rooms, results }: BatchRows, rows: Int32Array): BatchRows => ({
  rooms: gatherRooms(rooms, rows),
  results: gatherResults(results, rows),
});

const missingIn = (rowNow: Int32Array): Int32Array<ArrayBuffer> => {
  const missing: number[] = [];
  rowNow.forEach((at, row) => at === NEW_ROW && missing.push(row));
  return Int32Array.from(missing);
};

/** The moves that lead from the current rows back to `other`; `null` if the same rooms are in the same order. */
export function movesTo(other: BatchRows, now: BatchRows): RowMoves | null {
  const { ids } = other.rooms;
  const isSame =
    ids === now.rooms.ids ||
    (ids.length === now.rooms.ids.length && ids.every((id, row) => id === now.rooms.ids[row]));
  if (isSame) return null;
  const rowNow = Int32Array.from(ids, (id) => now.rooms.rowOf.get(id) ?? NEW_ROW);
  return { rowNow, gone: gather(other, missingIn(rowNow)) };
}

/** Moves the rows without changing cells, and returns the reverse moves. */
export function swapRows(batch: ChangeableRows, { rowNow, gone }: RowMoves): RowMoves {
  const count = batch.rooms.ids.length;
  const back = new Int32Array(count).fill(NEW_ROW);
  let next = count;
  const rows = rowNow.map((at, row) => {
    if (at === NEW_ROW) return next++;
    back[at] = row;
    return at;
  });
  const goneNow = gather(batch, missingIn(back));
  batch.rooms = gatherRooms(joinRooms([batch.rooms, gone.rooms]), rows);
  batch.results = gatherResults(joinResults([batch.results, gone.results]), rows);
  return { rowNow: back, gone: goneNow };
}
