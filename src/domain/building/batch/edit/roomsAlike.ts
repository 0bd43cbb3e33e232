import type { Batch } from "../Batch.ts";
import { statusOf } from "../table/ResultColumns.ts";

/** Rooms that have the same product as one of them. */
export interface RoomsAlike {
  /** The other rooms that are not locked. */
  readonly rows: Int32Array<ArrayBuffer>;
  /** Number of the other rooms that are locked. */
  readonly locked: number;
}

/**
 * A product has an entry for every filter that it was selected under, so products are compared by id and not by
 * entry.
 */
export function roomsAlike<Filter>(batch: Batch<Filter>, roomId: string): RoomsAlike {
  const { results, products } = batch;
  const own = batch.rooms.rowOf.get(roomId);
  const idAt = (row: number) =>
    statusOf(results, row) === "matched" ? products.at(results.product[row]!)?.id : undefined;
  const productId = own === undefined ? undefined : idAt(own);
  const rows: number[] = [];
  let locked = 0;
  for (let row = 0; row < results.answer.length; row++) {
    if (row === own || productId === undefined || idAt(row) !== productId) continue;
    if (results.locked[row] === 1) locked++;
    else rows.push(row);
  }
  return { rows: Int32Array.from(rows), locked };
}
