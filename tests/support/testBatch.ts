import { applyAnswers } from "#domain/building/batch/run/applyAnswers.ts";
import { emptyBatch, conditionsInForce, type Batch } from "#domain/building/batch/Batch.ts";
import { replaceRooms } from "#domain/building/batch/edit/editRooms.ts";
import { forecastRun } from "#domain/building/batch/run/runScope.ts";
import { queueRooms, takeChunk } from "#domain/building/batch/run/runRooms.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { answerRooms, testKind, type TestFilter } from "./testKind.ts";

export function batchOf(rooms: readonly Room[]): Batch<TestFilter> {
  const batch = emptyBatch(testKind);
  replaceRooms(batch, packRooms(rooms), "试验楼", "");
  return batch;
}

/**
 * Whether some answer does not fit the current rooms and conditions, or is missing for a room that was added
 * later.
 */
export function isStale(batch: Batch<TestFilter>): boolean {
  const { rooms, locked } = forecastRun(batch, "outdated");
  return rooms + locked > 0;
}

/** A whole run without a worker: every queued room is answered. */
export function answerAll(batch: Batch<TestFilter>, which: "all" | "unanswered" | "outdated" = "all"): void {
  queueRooms(batch, which);
  const conditions = conditionsInForce(batch);
  for (let chunk = takeChunk(batch, conditions, 500); chunk; chunk = takeChunk(batch, conditions, 500))
    applyAnswers(batch, chunk, answerRooms(testKind.request(chunk.filter, chunk.rooms)));
}
