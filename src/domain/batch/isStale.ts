import { filterInForce, hasRun, type Batch } from "./Batch.ts";
import { ANSWER, PENDING } from "./ResultColumns.ts";

/**
 * Some result no longer belongs to what the screen shows: asked with another filter than the present one, for a
 * room or quantity changed since, or missing for a room that joined later. A locked room keeps the filter it was
 * settled under. Rooms under way, or lost by a run, are not stale: they say so themselves.
 */
export function isStale<Filter>(batch: Batch<Filter>): boolean {
  if (!hasRun(batch)) return false;
  const { answer, pending, askedWith, edition, joinedLater, locked } = batch.results;
  const filter = batch.filters.indexOf(filterInForce(batch));
  return answer.some((state, row) => {
    if (pending[row] !== PENDING.none) return false;
    if (state === ANSWER.none) return joinedLater[row] === 1;
    const isOtherFilter = askedWith[row] !== filter && locked[row] === 0;
    return isOtherFilter || edition[row] !== batch.rooms.editions[row];
  });
}
