import type { Batch } from "../Batch.ts";

/** Locks rooms, or lets go of them: what is done to many rooms at once leaves locked ones as they are. */
export function lockRooms<Filter>({ results }: Batch<Filter>, rows: Int32Array, isLocked: boolean): void {
  for (const row of rows) results.locked[row] = isLocked ? 1 : 0;
}
