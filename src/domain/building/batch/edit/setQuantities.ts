import type { Batch } from "../Batch.ts";
import { renewEditions } from "../roomNeed.ts";

/** What became of an edit of many rooms: locked ones are left as they are. */
export interface ManyEdited {
  /** Rooms that now are as was asked, whether they were so before or not. */
  readonly taken: number;
  readonly locked: number;
}

/**
 * Specifies the quantity of many rooms, `NaN` unsets it; written into the columns, without a room object in
 * between. As in `editRoom`, a result stays in sight and counts as stale until the room is put back, and a room that a run
 * has sent goes back in line. A quantity that is not an integer of 1 or more is the caller's mistake.
 */
export function setQuantities<Filter>(
  batch: Batch<Filter>,
  rows: Int32Array,
  quantityAt: (at: number) => number,
): ManyEdited {
  const { equipmentNumber } = batch.rooms.figures;
  const { locked } = batch.results;
  const changed: number[] = [];
  let left = 0;
  rows.forEach((row, at) => {
    if (locked[row] === 1) return void left++;
    const quantity = quantityAt(at);
    if (Object.is(equipmentNumber[row], quantity)) return;
    equipmentNumber[row] = quantity;
    changed.push(row);
  });
  renewEditions(batch, changed);
  return { taken: rows.length - left, locked: left };
}

/** Copies the quantity of the first of these rows down to the others. */
export function fillDown<Filter>(batch: Batch<Filter>, rows: Int32Array): ManyEdited {
  const [first] = rows;
  if (first === undefined) return { taken: 0, locked: 0 };
  const quantity = batch.rooms.figures.equipmentNumber[first]!;
  return setQuantities(batch, rows.subarray(1), () => quantity);
}
