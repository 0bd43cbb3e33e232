import type { Batch } from "../Batch.ts";

/** A change of the ticked rooms; others stay as they are. A range is in the order of the view. */
export type TickChange =
  | { readonly of: "range"; readonly from: string; readonly to: string; readonly isTicked: boolean }
  | { readonly of: "shown"; readonly isTicked: boolean }
  /** A group of the table, folded or not. */
  | { readonly of: "group"; readonly group: string; readonly isTicked: boolean }
  | { readonly of: "none" };

/**
 * The rows of the view that a change refers to, both ends included in either order. Empty for a room out of view.
 */
function rowsNamed<Filter>({ rooms }: Batch<Filter>, shown: Int32Array, change: TickChange): Int32Array {
  if (change.of !== "range") return change.of === "none" ? new Int32Array(0) : shown;
  const [one, other] = [change.from, change.to].map((id) => shown.indexOf(rooms.rowOf.get(id) ?? -1));
  if (one === undefined || other === undefined || one < 0 || other < 0) return new Int32Array(0);
  return shown.subarray(Math.min(one, other), Math.max(one, other) + 1);
}

/** `shown`: the rows of the view in its order, or those of the named group. */
export function tickRooms<Filter>(batch: Batch<Filter>, shown: Int32Array, change: TickChange): void {
  if (change.of === "none") {
    batch.ticked = new Set();
    return;
  }
  const ticked = new Set(batch.ticked);
  for (const row of rowsNamed(batch, shown, change)) {
    const roomId = batch.rooms.ids[row]!;
    if (change.isTicked) ticked.add(roomId);
    else ticked.delete(roomId);
  }
  batch.ticked = ticked;
}

/** Removes the ticks of rooms that no longer exist. */
export function keepTicks<Filter>(batch: Batch<Filter>): void {
  const { rowOf } = batch.rooms;
  batch.ticked = new Set([...batch.ticked].filter((roomId) => rowOf.has(roomId)));
}

/** The ticked ones among these rows, in their order. */
export const tickedAmong = <Filter>(
  { rooms, ticked }: Batch<Filter>,
  rows: Int32Array<ArrayBuffer>,
): Int32Array<ArrayBuffer> =>
  ticked.size === 0 ? new Int32Array(0) : rows.filter((row) => ticked.has(rooms.ids[row]!));
