import type { Room } from "../../rooms/Room.ts";
import type { Batch } from "../Batch.ts";
import { scopeOf, type RunScope } from "./runScope.ts";
import { PENDING, type ResultColumns } from "../table/ResultColumns.ts";
import { roomAt } from "../table/RoomColumns.ts";
import type { Conditions } from "../state/RoomRule.ts";
import { filterAt } from "../rules/ruledFilter.ts";

/** Rooms of one request, with the edition of each when it was sent. */
export interface Chunk<Filter> {
  readonly rooms: readonly Room[];
  readonly editions: readonly number[];
  readonly filter: Filter;
}

/**
 * Queues the rooms of a scope that are not locked for a run, and returns their number. Their state stays until an
 * answer replaces it; marks of an earlier refusal are removed.
 */
export function queueRooms<Filter>(batch: Batch<Filter>, scope: RunScope): number {
  const { pending, before, refused, joinedLater, locked } = batch.results;
  const isInScope = scopeOf(batch, scope);
  let queued = 0;
  for (let row = 0; row < pending.length; row++) {
    if (locked[row] === 1 || !isInScope(row)) continue;
    before[row] = pending[row]!;
    pending[row] = PENDING.queued;
    joinedLater[row] = 0;
    queued++;
  }
  refused.fill(0);
  return queued;
}

/**
 * Takes the first queued room and those after it with the same filter, in the order of the building, and counts
 * them as sent; `null` if none is left.
 */
export function takeChunk<Filter>(
  batch: Batch<Filter>,
  conditions: Conditions<Filter>,
  size: number,
): Chunk<Filter> | null {
  const { rooms, results } = batch;
  const { pending } = results;
  const chunk: Room[] = [];
  const editions: number[] = [];
  let filter = conditions.general;
  for (let row = 0; row < pending.length && chunk.length < size; row++) {
    if (pending[row] !== PENDING.queued) continue;
    const own = filterAt(conditions, rooms, row);
    if (chunk.length === 0) filter = own;
    else if (own !== filter) continue;
    pending[row] = PENDING.sent;
    chunk.push(roomAt(rooms, row));
    editions.push(rooms.editions[row]!);
  }
  return chunk.length === 0 ? null : { rooms: chunk, editions, filter };
}

/**
 * The row of a chunk's room that is still waiting for this chunk; `undefined` if the room was removed or changed,
 * or a product was chosen by hand.
 */
export function rowStillWaiting<Filter>(batch: Batch<Filter>, chunk: Chunk<Filter>, at: number) {
  const row = batch.rooms.rowOf.get(chunk.rooms[at]!.roomId);
  if (row === undefined) return undefined;
  const isWaiting = batch.results.pending[row] === PENDING.sent;
  return isWaiting && batch.rooms.editions[row] === chunk.editions[at] ? row : undefined;
}

/** No answer came for this chunk: its rooms become 未得到结果 (no result) and can be run again. */
export function loseChunk<Filter>(batch: Batch<Filter>, chunk: Chunk<Filter>): void {
  chunk.rooms.forEach((_, at) => {
    const row = rowStillWaiting(batch, chunk, at);
    if (row !== undefined) batch.results.pending[row] = PENDING.unanswered;
  });
}

const isWaiting = (pending: number | undefined) => pending === PENDING.queued || pending === PENDING.sent;

/** Ends a run early: rooms without an answer return to their state before it. */
export function releaseRooms<Filter>({ results }: Batch<Filter>): void {
  const { pending, before } = results;
  for (let row = 0; row < pending.length; row++) if (isWaiting(pending[row])) pending[row] = before[row]!;
}

/**
 * Ends a run whose answers can no longer come, for instance because its worker ended: waiting rooms become
 * unanswered.
 */
export function abandonRooms<Filter>({ results }: Batch<Filter>): void {
  const { pending } = results;
  for (let row = 0; row < pending.length; row++)
    if (isWaiting(pending[row])) pending[row] = PENDING.unanswered;
}

const countPending = ({ pending }: ResultColumns, ...states: readonly number[]): number =>
  pending.reduce((count, state) => (states.includes(state) ? count + 1 : count), 0);

export const countWaiting = (results: ResultColumns): number =>
  countPending(results, PENDING.queued, PENDING.sent);

export const countUnanswered = (results: ResultColumns): number => countPending(results, PENDING.unanswered);

/** Marks the rooms that a refusal named. */
export function refuseRooms<Filter>({ rooms, results }: Batch<Filter>, roomIds: readonly string[]): void {
  for (const roomId of roomIds) {
    const row = rooms.rowOf.get(roomId);
    if (row !== undefined) results.refused[row] = 1;
  }
}
