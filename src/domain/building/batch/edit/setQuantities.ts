import type { Batch } from "../Batch.ts";
import { renewEditions } from "../roomNeed.ts";

/** The result of editing many rooms; locked rooms stay unchanged. */
export interface ManyEdited {
  /** Rooms that now have the requested value, whether or not they had it before. */
  readonly taken: number;
  readonly locked: number;
}

/**
 * Sets the quantity of many rooms, `NaN` clears it; written directly into the columns. As in `editRoom`, a result
 * stays visible and counts as stale until the room is changed back, and a room that a run has sent is queued
 * again. The caller must pass integers of 1 or more.
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

/** Copies the quantity of the first row to the others. */
export function fillDown<Filter>(batch: Batch<Filter>, rows: Int32Array): ManyEdited {
  const [first] = rows;
  if (first === undefined) return { taken: 0, locked: 0 };
  const quantity = batch.rooms.figures.equipmentNumber[first]!;
  return setQuantities(batch, rows.subarray(1), () => quantity);
}
