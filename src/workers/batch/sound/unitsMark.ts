import type { Batch } from "#domain/building/batch/Batch.ts";

/** FNV-1a, 32 bits. */
const START = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A text that changes whenever the units of a batch's rooms change. It is computed in one pass over the columns.
 */
export function unitsMark({ kind, results, rooms, generation }: Batch<unknown>): string {
  let hash = START;
  const columns = [results.product, results.answer, results.quantity, results.judgedBy];
  for (const column of columns) for (const value of column) hash = Math.imul(hash ^ value, PRIME);
  const numbers = rooms.figures.equipmentNumber;
  for (const value of numbers) hash = Math.imul(hash ^ (Number.isNaN(value) ? 0 : value), PRIME);
  return `${kind.name} ${generation} ${rooms.ids.length} ${hash >>> 0}`;
}
