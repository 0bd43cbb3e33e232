import type { Batch } from "../Batch.ts";

/** Locks or unlocks rooms; actions on many rooms at once leave locked ones unchanged. */
export function lockRooms<Filter>({ results }: Batch<Filter>, rows: Int32Array, isLocked: boolean): void {
  for (const row of rows) results.locked[row] = isLocked ? 1 : 0;
}
